import { describe, expect, test } from 'vitest';
import type { Channel } from '../public/public-listing.ts';
import { testSearchOptions } from './example-search-options.ts';
import { widerSearches } from './other-searches.ts';
import { readSearch, searchPath } from './search-query.ts';
import { activeFilters, countText, isDeepSearch, searchHeading, searchTitle } from './search-summary.ts';

const { byKey } = testSearchOptions();
const read = (text: string, channel: Channel = 'buy') =>
  readSearch({ channel, query: new URLSearchParams(text) });
const title = (text: string, channel?: Channel) => searchTitle({ search: read(text, channel), byKey });

describe('searchTitle', () => {
  test.each<[string, Channel, string]>([
    ['', 'buy', 'Properties for sale'],
    ['', 'leased', 'Leased properties'],
    ['type=House&suburb=newtown-nsw-2042', 'buy', 'Houses for sale in Newtown NSW'],
    ['type=House&type=Villa&beds=3', 'rent', '3+ bedroom houses and villas for rent'],
    ['type=Factory', 'sold', 'Sold factories'],
    ['type=Land', 'buy', 'Land for sale'],
    ['category=holiday', 'rent', 'Holiday homes for rent'],
    ['category=commercial', 'rent', 'Commercial properties for lease'],
    ['category=all', 'buy', 'Properties of every kind for sale'],
    ['category=rural&type=A,B,C', 'buy', 'Rural properties for sale'],
    ['suburb=enmore-nsw-2042,newtown-nsw-2042', 'buy', 'Properties for sale in Enmore and Newtown'],
    [
      'suburb=enmore-nsw-2042,newport-vic-3015,newtown-nsw-2042',
      'buy',
      'Properties for sale in Enmore, Newport and 1 more',
    ],
    ['suburb=hay-nsw-2711', 'buy', 'Properties for sale in Hay NSW 2711'],
  ])('/%2$s?%1$s', (text, channel, expected) => {
    expect(title(text, channel)).toBe(expected);
  });
});

describe('searchHeading names the surroundings', () => {
  const heading = (text: string) => searchHeading({ search: read(text), byKey });
  test.each([
    ['suburb=newtown-nsw-2042', 'Properties for sale in Newtown NSW and suburbs within 5 km'],
    [
      'suburb=enmore-nsw-2042,newtown-nsw-2042',
      'Properties for sale in Enmore and Newtown, and suburbs within 5 km',
    ],
    ['suburb=newtown-nsw-2042&surrounding=0', 'Properties for sale in Newtown NSW'],
    ['', 'Properties for sale'],
  ])('%s', (text, expected) => {
    expect(heading(text)).toBe(expected);
  });
});

test.each([
  [{ total: 0, more: false }, 'No properties'],
  [{ total: 1, more: false }, '1 property'],
  [{ total: 24, more: false }, '24 properties'],
  [{ total: 1000, more: true }, '1,000+ properties'],
])('countText %j', (result, text) => {
  expect(countText(result)).toBe(text);
});

test.each([
  ['', false],
  ['suburb=newtown-nsw-2042&category=rural&page=3', false],
  ['suburb=newtown-nsw-2042,enmore-nsw-2042', true],
  ['type=House', true],
  ['beds=2', true],
  ['sort=price-asc', true],
])('isDeepSearch %s', (text, deep) => {
  expect(isDeepSearch(read(text))).toBe(deep);
});

test('each active filter leads to the search without it', () => {
  const search = read(
    'suburb=newtown-nsw-2042&type=House&min_price=1250000&max_price=1333333&cars=2&land=600&page=4',
  );
  expect(activeFilters({ search, byKey })).toEqual([
    {
      label: 'Newtown NSW 2042',
      href: '/buy?type=House&min_price=1250000&max_price=1333333&cars=2&land=600',
    },
    {
      label: 'Suburbs within 5 km',
      href: '/buy?suburb=newtown-nsw-2042&surrounding=0&type=House&min_price=1250000&max_price=1333333&cars=2&land=600',
    },
    {
      label: 'House',
      href: '/buy?suburb=newtown-nsw-2042&min_price=1250000&max_price=1333333&cars=2&land=600',
    },
    {
      label: 'From $1.25m',
      href: '/buy?suburb=newtown-nsw-2042&type=House&max_price=1333333&cars=2&land=600',
    },
    {
      label: 'Up to $1,333,333',
      href: '/buy?suburb=newtown-nsw-2042&type=House&min_price=1250000&cars=2&land=600',
    },
    {
      label: '2+ car',
      href: '/buy?suburb=newtown-nsw-2042&type=House&min_price=1250000&max_price=1333333&land=600',
    },
    {
      label: '600 m² of land or more',
      href: '/buy?suburb=newtown-nsw-2042&type=House&min_price=1250000&max_price=1333333&cars=2',
    },
  ]);
});

test('wider searches ask for less each time and are never the search itself', () => {
  const wider = widerSearches(read('suburb=newtown-nsw-2042&type=House&min_price=500000&beds=3')).map(
    searchPath,
  );
  expect(wider).toEqual(['/buy?suburb=newtown-nsw-2042', '/buy?type=House&min_price=500000&beds=3', '/buy']);
  expect(widerSearches(read('')).map(searchPath)).toEqual([]);
  expect(widerSearches(read('agent=nobody&building=90&built=new')).map(searchPath)).toEqual([
    '/buy?building=90',
    '/buy',
  ]);
});
