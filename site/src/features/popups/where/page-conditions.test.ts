import { describe, expect, it } from 'vitest';
import { type AskedPage, belongsOn, type ConditionName, PAGE_CONDITIONS } from './page-conditions.ts';

const PAGES = {
  home: { path: '/', kind: { name: 'home' } },
  builtHome: { path: '/', kind: { name: 'home', page: 1 } },
  about: { path: '/about', kind: { name: 'page', page: 7 } },
  forSale: { path: '/property/a/b/1', kind: { name: 'listing', channel: 'buy', category: 'residential' } },
  farm: { path: '/property/a/c/2', kind: { name: 'listing', channel: 'sold', category: 'rural' } },
  flat: { path: '/property/a/d/3', kind: { name: 'listing', channel: 'leased', category: 'residential' } },
  buy: { path: '/buy', kind: { name: 'search', channel: 'buy' } },
  rentRural: { path: '/rent', kind: { name: 'search', channel: 'rent', category: 'rural' } },
  agents: { path: '/agents', kind: { name: 'agents' } },
  offices: { path: '/offices/newtown', kind: { name: 'offices' } },
  news: { path: '/news/first', kind: { name: 'news' } },
  duty: { path: '/calculators/stamp-duty', kind: { name: 'calculators' } },
  suburb: { path: '/suburbs/nsw/newtown-2042', kind: { name: 'suburbs' } },
  form: { path: '/forms/contact-agency' },
} satisfies Record<string, AskedPage>;

const EXPECTED: Record<ConditionName, (keyof typeof PAGES)[]> = {
  site: Object.keys(PAGES) as (keyof typeof PAGES)[],
  home: ['home', 'builtHome'],
  pages: ['builtHome', 'about'],
  'certain-pages': ['about'],
  'address-is': ['agents'],
  'address-starts': ['offices'],
  listings: ['forSale', 'farm', 'flat'],
  'listings-buy': ['forSale'],
  'listings-rent': [],
  'listings-sold': ['farm'],
  'listings-leased': ['flat'],
  search: ['buy', 'rentRural'],
  'search-buy': ['buy'],
  'search-rent': ['rentRural'],
  'search-sold': [],
  'search-leased': [],
  'category-residential': ['forSale', 'flat'],
  'category-rural': ['farm', 'rentRural'],
  'category-holiday': [],
  'category-commercial': [],
  'category-business': [],
  agents: ['agents'],
  offices: ['offices'],
  news: ['news'],
  suburbs: ['suburb'],
  calculators: ['duty'],
};

const DETAILS: Partial<Record<ConditionName, object>> = {
  'certain-pages': { pages: [7, 99] },
  'address-is': { address: '/agents' },
  'address-starts': { address: '/offices' },
};
const names = Object.keys(PAGE_CONDITIONS) as ConditionName[];
const conditionOf = (place: ConditionName) => ({ place, ...DETAILS[place] });
const fitting = (rows: Omit<Parameters<typeof belongsOn>[0], 'page'>) =>
  Object.entries(PAGES).flatMap(([name, page]) => (belongsOn({ ...rows, page }) ? name : []));

describe('a popup belongs', () => {
  it.each(names)('on the pages of “%s”', (place) => {
    expect(fitting({ showOn: [conditionOf(place)], notOn: [] })).toEqual(EXPECTED[place]);
  });

  it.each(names)('on none of the pages of “%s” where that is left out of the whole website', (place) => {
    const left = EXPECTED.site.filter((name) => !EXPECTED[place].includes(name));
    expect(fitting({ showOn: [{ place: 'site' }], notOn: [conditionOf(place)] })).toEqual(left);
  });

  it('where any of several conditions fits', () => {
    expect(fitting({ showOn: [{ place: 'home' }, { place: 'agents' }], notOn: [] })).toEqual([
      'home',
      'builtHome',
      'agents',
    ]);
  });

  it('nowhere by itself while nothing is chosen', () => {
    expect(fitting({ showOn: [], notOn: [] })).toEqual([]);
  });
});

describe('an address', () => {
  const on = (place: ConditionName, address: string, path: string) =>
    belongsOn({ showOn: [{ place, address }], notOn: [], page: { path } });

  it.each([
    ['/About-us/', '/about-us', true],
    ['about-us', '/about-us/', true],
    ['/about-us?from=mail#top', '/about-us', true],
    ['/caf%C3%A9', '/café', true],
    ['/about', '/about-us', false],
    ['', '/', false],
    ['%', '/%', true],
  ])('“%s” is %s: %s', (address, path, fits) => {
    expect(on('address-is', address, path)).toBe(fits);
  });

  it.each([
    ['/news', '/news', true],
    ['/news', '/news/first', true],
    ['/news', '/newsletter', false],
    ['/', '/anything', true],
    ['', '/anything', false],
  ])('“%s” starts %s: %s', (address, path, fits) => {
    expect(on('address-starts', address, path)).toBe(fits);
  });
});
