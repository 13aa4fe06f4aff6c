import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArea } from '#site/features/listings/search/area.ts';
import { emptySearch, readSearch } from '#site/features/listings/search/search-query.ts';
import { cleanCriteria, criteriaOfSearch, MAX_SUBURBS, searchPathOf } from './criteria.ts';
import { criteriaText } from './criteria-text.ts';

const clean = (given: unknown) => cleanCriteria(given).criteria;

const EMPTY = {
  category: null,
  method: 'buy',
  types: [],
  minPrice: null,
  maxPrice: null,
  beds: null,
  baths: null,
  cars: null,
  minLand: null,
  maxLand: null,
  minArea: null,
  maxArea: null,
  tenure: null,
  ruralUses: [],
  suburbs: [],
  surrounding: false,
};

describe('a part of the map', () => {
  const area = 'near=-33.9_151.18_5_newtown-nsw-2042';

  it('is taken from a search, said, and is in the address again', () => {
    const search = { ...emptySearch('buy'), area: readArea(new URLSearchParams(area)) };
    const { criteria } = criteriaOfSearch(search);
    expect(criteria.area).toBe(area);
    expect(criteriaText(criteria)).toBe('Properties to buy, within 5 km of Newtown NSW 2042');
    expect(searchPathOf(criteria)).toContain(area);
  });

  it.each([7, {}, 'shape=1_2', 'beds=3'])('is left out where it makes no sense: %j', (given) => {
    expect(clean({ area: given })).not.toHaveProperty('area');
  });
});

describe('cleaned criteria', () => {
  it.each([undefined, null, 7, 'buy', [], {}])('of %j are any property to buy', (given) => {
    expect(clean(given)).toEqual(EMPTY);
  });

  it.each([
    [
      'a reversed range is turned round',
      { minPrice: '900,000', maxPrice: 500000 },
      { minPrice: 500_000, maxPrice: 900_000 },
    ],
    ['nonsense is any', { minPrice: '-1', beds: 'many', maxLand: 1e20, tenure: 'yes' }, {}],
    ['rural property is to buy', { category: 'rural', method: 'rent' }, { category: 'rural' }],
    ['a business is to buy', { category: 'business', method: 'rent' }, { category: 'business' }],
    [
      'a holiday home is to rent',
      { category: 'holiday', method: 'buy' },
      { category: 'holiday', method: 'rent' },
    ],
    [
      'homes have no tenure',
      { category: 'residential', tenure: 'vacant', minArea: 10 },
      { category: 'residential' },
    ],
    [
      'shops have no beds',
      { category: 'commercial', beds: 3, tenure: 'vacant' },
      { category: 'commercial', tenure: 'vacant' },
    ],
    [
      'farms have uses',
      { category: 'rural', ruralUses: ['Dairy'] },
      { category: 'rural', ruralUses: ['Dairy'] },
    ],
    [
      'others have none',
      { category: 'holiday', ruralUses: ['Dairy'], method: 'rent' },
      { category: 'holiday', method: 'rent' },
    ],
    ['a list may come as text', { types: 'Unit,House,House' }, { types: ['House', 'Unit'] }],
    ['bars and control characters are no part of words', { types: ['Ho|use\u0000'] }, { types: ['Ho use'] }],
    [
      'keys of suburbs are plain',
      { suburbs: ['Newtown-NSW-2042', "x';--"] },
      { suburbs: ['newtown-nsw-2042'] },
    ],
    ['surrounds of nowhere are nothing', { surrounding: 'yes' }, {}],
    [
      'surrounds',
      { suburbs: ['a-nsw-2000'], surrounding: 'yes' },
      { suburbs: ['a-nsw-2000'], surrounding: true },
    ],
  ])('%s', (_, given, expected) => expect(clean(given)).toEqual({ ...EMPTY, ...expected }));

  it('keep the first fifty of five hundred suburbs, and say so', () => {
    const suburbs = Array.from({ length: 500 }, (_, index) => `suburb-${index}-nsw-2000`);
    const { criteria, notes } = cleanCriteria({ suburbs });
    expect(criteria.suburbs).toEqual(suburbs.slice(0, MAX_SUBURBS).sort());
    expect(notes).toEqual([
      'An alert can have up to 50 suburbs, so we saved the first 50. Create another alert for the others.',
    ]);
  });

  it('say nothing of a suburb named twice', () => {
    expect(cleanCriteria({ suburbs: ['a-nsw-2000', 'A-NSW-2000'] }).notes).toEqual([]);
  });

  it('stay as they are when they are cleaned again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(EMPTY)), fc.anything()), (given) => {
        expect(clean(clean(given))).toEqual(clean(given));
      }),
    );
  });
});

describe('criteria of a search', () => {
  const search = {
    ...emptySearch('sold'),
    suburbs: ['newtown-nsw-2042'],
    surrounding: true,
    category: 'residential' as const,
    types: ['House'],
    minPrice: null,
    maxPrice: 1_500_000,
    beds: 3,
    baths: null,
    cars: null,
    minLand: 400,
  };

  it('of sold property look for property to buy', () => {
    expect(criteriaOfSearch(search).criteria).toMatchObject({ method: 'buy', beds: 3, maxPrice: 1_500_000 });
  });

  it('lead back to the search', () => {
    expect(searchPathOf(criteriaOfSearch(search).criteria)).toBe(
      '/buy?suburb=newtown-nsw-2042&type=House&max_price=1500000&beds=3&land=400',
    );
  });
});

describe('filters of a search that criteria have no field for', () => {
  const search = readSearch({
    channel: 'rent',
    query: new URLSearchParams(
      'max_price=700&feature=pets&keyword=Garden&beds=2&max_beds=3&built=new&available=2026-12-20&open=saturday&sort=price-asc',
    ),
  });
  const { criteria } = criteriaOfSearch(search);

  it('are taken from it, all but the inspection day and the order', () => {
    expect(criteria).toMatchObject({ method: 'rent', maxPrice: 700, beds: 2 });
    expect(criteria.filters).toBe('max_beds=3&feature=pets&keyword=Garden&built=new&available=2026-12-20');
  });

  it('are in the description and in the address again', () => {
    expect(criteriaText(criteria)).toBe(
      '2+ bed homes to rent, up to $700 a week, up to 3 bed, pets considered, newly built, available by 20 Dec 2026, “Garden”',
    );
    expect(searchPathOf(criteria)).toBe(
      '/rent?max_price=700&beds=2&max_beds=3&feature=pets&keyword=Garden&built=new&available=2026-12-20',
    );
    expect(criteriaText(clean({ filters: 'agent=eleanor-vale&feature=pool' }))).toBe(
      'Properties to buy, pool, Eleanor Vale',
    );
  });

  it('are those of the category that has no field for them', () => {
    const homes = readSearch({ channel: 'buy', query: new URLSearchParams('building=150&max_building=300') });
    expect(criteriaOfSearch(homes).criteria.filters).toBe('building=150&max_building=300');
    const offices = readSearch({
      channel: 'rent',
      query: new URLSearchParams('category=commercial&building=150&tenure=vacant'),
    });
    expect(criteriaOfSearch(offices).criteria).not.toHaveProperty('filters');
  });

  it.each([7, {}, 'beds', 'feature=dragon', 'suburb=newtown-nsw-2042', 'page=3&sort=size'])(
    'are left out where they make no sense: %j',
    (given) => {
      expect(clean({ filters: given })).not.toHaveProperty('filters');
    },
  );
});

describe('criteria in words', () => {
  it.each([
    [{}, 'Properties to buy'],
    [
      { types: ['House'], beds: 3, suburbs: ['newtown-nsw-2042'], surrounding: true, maxPrice: 1_500_000 },
      '3+ bed houses to buy in Newtown and surrounds, up to $1,500,000',
    ],
    [
      { method: 'rent', types: ['Unit', 'Townhouse'], minPrice: 500, maxPrice: 700, cars: 1 },
      'Townhouses and units to rent, $500 a week to $700 a week, 1+ car',
    ],
    [
      { category: 'rural', ruralUses: ['Dairy'], minLand: 400_000 },
      'Rural properties for dairy to buy, from 40 ha of land',
    ],
    [
      {
        category: 'commercial',
        method: 'rent',
        tenure: 'vacant',
        maxArea: 800,
        suburbs: ['port-fairy-vic-3284'],
      },
      'Vacant commercial properties to rent in Port Fairy, up to 800 m² of building',
    ],
    [
      { suburbs: ['a-nsw-2000', 'b-nsw-2000', 'c-nsw-2000', 'd-nsw-2000'] },
      'Properties to buy in A, B and 2 more suburbs',
    ],
  ])('%j: %s', (given, text) => expect(criteriaText(clean(given))).toBe(text));

  it('write suburbs as the listings do', () => {
    const criteria = clean({ suburbs: ['o-connor-act-2602'] });
    expect(criteriaText(criteria, () => 'O’Connor')).toBe('Properties to buy in O’Connor');
  });
});

it('an alert about sales alone says so, and links to the results', () => {
  const { criteria } = cleanCriteria({ method: 'rent', suburbs: ['newtown-nsw-2042'] });
  expect(criteriaText(criteria, undefined, ['sold'])).toBe('Properties leased in Newtown');
  expect(searchPathOf(criteria, ['sold'])).toMatch(/^\/leased\?suburb=newtown-nsw-2042/);
  expect(searchPathOf(criteria, ['new', 'sold'])).toMatch(/^\/rent\?suburb=newtown-nsw-2042/);
});
