import type { PageKind } from '#site/server/page.ts';
import { plainPath, startsWithPath } from '#site/server/plain-path.ts';

/** The types of conditions for pages, with their labels. */
export const PAGE_CONDITIONS = {
  site: 'Entire website',
  home: 'Home page',
  pages: 'All pages made in the page builder',
  'certain-pages': 'Selected pages',
  'address-is': 'Exact path',
  'address-starts': 'Path starts with',
  listings: 'Properties: all',
  'listings-buy': 'Properties: for sale',
  'listings-rent': 'Properties: for rent',
  'listings-sold': 'Properties: sold',
  'listings-leased': 'Properties: leased',
  search: 'Search results: all',
  'search-buy': 'Search results: for sale',
  'search-rent': 'Search results: for rent',
  'search-sold': 'Search results: sold',
  'search-leased': 'Search results: leased',
  'category-residential': 'Residential: properties and searches',
  'category-rural': 'Rural: properties and searches',
  'category-holiday': 'Holiday: properties and searches',
  'category-commercial': 'Commercial: properties and searches',
  'category-business': 'Business: properties and searches',
  agents: 'Agents: list and profiles',
  offices: 'Offices: list and profiles',
  suburbs: 'Suburbs: list and pages',
  news: 'News: list and posts',
  calculators: 'Calculators',
} as const;

export type ConditionName = keyof typeof PAGE_CONDITIONS;

/** One condition. `pages` are ids of stored pages, `address` a path on this website. */
export type PageCondition = { place: ConditionName; pages?: readonly number[]; address?: string };

/** The page that conditions are checked against: its path, and its type from the route. */
export type AskedPage = { path: string; kind?: PageKind };

/** Whether a popup shows on a page: a condition matches, and no exception does. */
export function belongsOn({
  showOn,
  notOn,
  page,
}: {
  showOn: readonly PageCondition[];
  notOn: readonly PageCondition[];
  page: AskedPage;
}): boolean {
  const fits = (condition: PageCondition) => conditionFits({ condition, page });
  return showOn.some(fits) && !notOn.some(fits);
}

function conditionFits({
  condition: { place, pages, address },
  page: { path, kind },
}: {
  condition: PageCondition;
  page: AskedPage;
}): boolean {
  switch (place) {
    case 'site':
      return true;
    case 'pages':
      return kind?.page !== undefined;
    case 'certain-pages':
      return kind?.page !== undefined && (pages ?? []).includes(kind.page);
    case 'address-is':
      return Boolean(address) && plainPath(path) === plainPath(address);
    case 'address-starts':
      return Boolean(address) && startsWithPath({ path: plainPath(path), start: plainPath(address) });
    default: {
      const [what, which] = place.split('-');
      if (what === 'category') return kind?.category === which;
      return (
        kind !== undefined &&
        kind.name === NAMES[what ?? ''] &&
        (which === undefined || kind.channel === which)
      );
    }
  }
}

const NAMES: Record<string, PageKind['name']> = {
  home: 'home',
  listings: 'listing',
  search: 'search',
  agents: 'agents',
  offices: 'offices',
  news: 'news',
  suburbs: 'suburbs',
  calculators: 'calculators',
};
