import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testSearchOptions } from './example-search-options.ts';
import { findPlacesFor, MAX_SUGGESTIONS, resolveSuburbs, suggestSuburbs } from './find-suburbs.ts';
import type { Suburb } from './suburbs.ts';

const options = testSearchOptions();
const { suburbs } = options;
const suggest = (text: string, channel: 'buy' | 'rent' | 'sold' = 'buy') =>
  suggestSuburbs({ ...options, text, channel }).map(({ key }) => key);

describe('suggestSuburbs', () => {
  test('by the beginning of the name, most listings first', () => {
    expect(suggest('new').slice(0, 3)).toEqual(['newtown-nsw-2042', 'newport-vic-3015', 'newtown-vic-3220']);
    expect(suggest('NEW', 'sold')[0]).toBe('newtown-vic-3220');
  });

  test('by postcode, name and state, and names of two words', () => {
    expect(suggest('204').slice(0, 2)).toEqual(['newtown-nsw-2042', 'enmore-nsw-2042']);
    expect(suggest('newtown vic')[0]).toEqual('newtown-vic-3220');
    expect(suggest('port  fa')[0]).toEqual('port-fairy-vic-3284');
    expect(suggest('Port-Fairy')).toEqual(['port-fairy-vic-3284']);
  });

  test('suburbs without listings follow, the nearest to the agency first', () => {
    expect(suggest('enm')).toEqual(['enmore-nsw-2042', 'enmore-nsw-2350']);
    expect(suggest('stanm')).toEqual(['stanmore-nsw-2048', 'stanmore-qld-4514']);
    expect(suggest('woolomooloo')).toEqual(['woolloomooloo-nsw-2011']);
  });

  test('a suburb that a feed writes in another way is suggested once', () => {
    const stock = [
      { ...suburbs[0], key: 'saint-kilda-vic-3182', name: 'Saint Kilda', state: 'VIC', postcode: '3182' },
    ] as Suburb[];
    const found = suggestSuburbs({
      suburbs: stock,
      findPlaces: findPlacesFor(stock),
      text: 'st kilda',
      channel: 'buy',
    });
    expect(found.filter(({ postcode }) => postcode === '3182').map(({ key }) => key)).toEqual([
      'saint-kilda-vic-3182',
      'st-kilda-west-vic-3182',
    ]);
  });

  test.each(['', '   ', '%', "'; drop table", '\u0000', 'xqzzy'])('nothing for %j', (text) => {
    expect(suggest(text)).toEqual([]);
  });

  test('never more than fit a list', () => {
    const many = Array.from(
      { length: 50 },
      (_, n) => ({ ...suburbs[0], key: `a-nsw-${n}`, name: `A${n}` }) as Suburb,
    );
    expect(suggestSuburbs({ ...options, suburbs: many, text: 'a', channel: 'buy' })).toHaveLength(
      MAX_SUGGESTIONS,
    );
  });
});

describe('resolveSuburbs', () => {
  test.each([
    ['Newtown', ['newtown-nsw-2042', 'newtown-vic-3220'], []],
    ['newtown NSW 2042', ['newtown-nsw-2042'], []],
    ['3284', ['port-fairy-vic-3284'], []],
    ['Enmore; 3015', ['enmore-nsw-2042', 'newport-vic-3015'], []],
    ['por', ['port-fairy-vic-3284'], []],
    ['new, Atlantis', [], ['new', 'Atlantis']],
    // Without listings: the one place of that name, or one written in full; of several none is guessed.
    ['Woolloomooloo', ['woolloomooloo-nsw-2011'], []],
    ['Mt Eliza', ['mount-eliza-vic-3930'], []],
    ['St Kilda VIC', ['st-kilda-vic-3182'], []],
    ['St Kilda', [], ['St Kilda']],
    ['2048', ['stanmore-nsw-2048'], []],
    ['woolomooloo', [], ['woolomooloo']],
    [',,', [], []],
  ])('%s', (text, keys, unknown) => {
    expect(resolveSuburbs({ ...options, text })).toEqual({ keys, unknown });
  });

  test('every suburb is found by its own label', () => {
    fc.assert(
      fc.property(fc.constantFrom(...suburbs), ({ name, state, postcode, key }) => {
        expect(resolveSuburbs({ ...options, text: `${name} ${state} ${postcode}` }).keys).toEqual([key]);
      }),
    );
  });
});
