import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Channel } from '../public/public-listing.ts';
import { readEntrance } from '../terms/entrances.ts';
import { testSearchOptions } from './example-search-options.ts';
import { readSearchAddress } from './search-address.ts';

const options = testSearchOptions();
const read = (text: string, channel: Channel = 'buy') =>
  readSearchAddress({ channel, query: new URLSearchParams(text), options });

describe('readSearchAddress', () => {
  test.each([
    [
      'show_in_rental=1&rent_ptype=House&rent_max_price=600&buy_min_price=5',
      '/rent?type=House&max_price=600',
    ],
    ['status=sold&buy_min_price=400000&rent_min_price=300', '/sold?min_price=400000'],
    ['show_in_sale=yes', '/buy'],
    ['q=port fairy', '/buy?suburb=port-fairy-vic-3284'],
    ['q=2042', '/buy?suburb=enmore-nsw-2042&suburb=newtown-nsw-2042'],
    ['q=newtown nsw, port', '/buy?suburb=newtown-nsw-2042&suburb=port-fairy-vic-3284'],
    ['suburb_name=Enmore&beds=2', '/buy?suburb=enmore-nsw-2042&beds=2'],
    ['suburb=newport-vic-3015&q=enmore', '/buy?suburb=enmore-nsw-2042&suburb=newport-vic-3015'],
    ['buy_ptype=house', '/buy?type=House'],
  ])('leads on: %s', (text, redirect) => {
    expect(read(text)).toEqual({ redirect });
  });

  test.each<[string, Channel, string]>([
    [
      '3 bed house with pool in Newtown or Enmore under 1.5m near 2042, pets',
      'buy',
      '/buy?suburb=enmore-nsw-2042&suburb=newtown-nsw-2042&suburb=newtown-vic-3220&type=House&max_price=1500000&beds=3&feature=pool&feature=pets',
    ],
    [
      '2br flat port fairy under 600',
      'rent',
      '/rent?suburb=port-fairy-vic-3284&type=Apartment&max_price=600&beds=2',
    ],
    ['house to rent, max 550 pw', 'buy', '/rent?type=House&max_price=550'],
    ['sold land', 'rent', '/sold?type=Land'],
    [
      'sunny, 3-4 bed on 400-600sqm, open saturday, not under offer',
      'buy',
      '/buy?beds=3&land=400&max_beds=4&max_land=600&keyword=sunny&under_offer=hidden&open=saturday',
    ],
    ['house going to auction, no strata', 'buy', '/buy?type=House&auction=1&unused=no+strata'],
    ['in woolomooloo', 'buy', '/buy?suburb=woolloomooloo-nsw-2011'],
    ['!!!', 'buy', '/buy'],
  ])('a sentence becomes filters: %s', (text, channel, redirect) => {
    const query = new URLSearchParams({ words: text });
    expect(readSearchAddress({ channel, query, options })).toEqual({ redirect });
  });

  test('what no search can use is told', () => {
    expect(read('type=House&unused=no+strata')).toMatchObject({ unused: ['no strata'] });
  });

  test('a place nobody knows stays, beside those that are known', () => {
    expect(read('q=Atlantis')).toMatchObject({ search: { suburbs: [] }, unknown: ['Atlantis'] });
    expect(read('q=Enmore, Atlantis')).toEqual({ redirect: '/buy?suburb=enmore-nsw-2042&q=Atlantis' });
  });

  test('a beginning that means several suburbs is asked about, not guessed', () => {
    expect(read('q=newp')).toEqual({ redirect: '/buy?suburb=newport-vic-3015' });
    expect(read('q=new')).toMatchObject({ unknown: ['new'] });
  });

  test('a radius around a suburb becomes a part of the map; a place nobody knows is passed over', () => {
    expect(read('around=Newtown&km=10')).toMatchObject({
      redirect: expect.stringMatching(/^\/buy\?near=-33\.\d+_151\.\d+_10_newtown-nsw-2042$/),
    });
    expect(read('around=Atlantis&km=10')).toEqual({ redirect: '/buy' });
  });

  test('types are spelled as the listings spell them', () => {
    expect(read('type=HOUSE&type=Castle')).toMatchObject({ search: { types: ['Castle', 'House'] } });
  });

  test.each([
    ['category=commercial&beds=2', '/commercial?beds=2'],
    ['category=rural&suburb=port-fairy-vic-3284', '/rural?suburb=port-fairy-vic-3284'],
    // In these options land is rural.
    ['type=land&max_price=500000', '/rural?type=Land&max_price=500000'],
  ])('a link for another kind of property redirects to its own page: %s', (text, redirect) => {
    expect(read(text)).toEqual({ redirect });
  });

  test('homes and what is of every kind stay on /buy', () => {
    expect(read('category=residential')).toMatchObject({ search: { category: 'residential' } });
    expect(read('category=all')).toMatchObject({ search: { category: null } });
    expect(read('type=House')).toMatchObject({ search: { category: 'residential' } });
  });

  test('where it leads on to is read at once, whatever was asked', () => {
    const name = fc.constantFrom(
      'q',
      'suburb_name',
      'words',
      'unused',
      'status',
      'show_in_sale',
      'show_in_rental',
      'buy_ptype',
      'type',
      'suburb',
      'rent_min_price',
      'page',
    );
    const value = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('newtown', '2042', 'rent', 'sold', '1', 'House', 'enmore, new', 'a,b,c'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const first = readSearchAddress({ channel: 'buy', query: new URLSearchParams(pairs), options });
        if (!('redirect' in first)) return;
        const url = new URL(first.redirect, 'http://site.example');
        const { channel, category: entrance } = readEntrance(url.pathname) ?? expect.fail(url.pathname);
        expect(readSearchAddress({ channel, entrance, query: url.searchParams, options })).toHaveProperty(
          'search',
        );
      }),
    );
  });
});
