import { STATES } from '@frontage/duty/engine';
import { calculatorPages } from '#site/features/calculators/calculator-pages.ts';
import { RATES_PATH, ratesPath } from '#site/features/calculators/rates/rate-paths.ts';
import { COMING_SOON_PATH } from '#site/features/listings/public/coming-soon.ts';
import { soldNearPath } from '#site/features/listings/public/sold-near-path.ts';
import { SUBURBS_PATH } from '#site/features/listings/public/suburb-path.ts';
import { ENTRANCE_PATHS, entranceName } from '#site/features/listings/terms/entrances.ts';
import { LEGAL_PAGES } from '#site/features/pages/legal/legal-texts.ts';
import { NEWS_PATH } from '#site/features/posts/post-card.ts';

/** A page that the website makes by itself, at an address that never changes. */
export type SystemPage = {
  title: string;
  href: string;
  /** Other terms that people look for it by. */
  terms?: string;
  /** Search engines find it whatever the stock. */
  inSitemap?: boolean;
};

const PLAIN_SEARCHES = ['/buy', '/rent'];

/**
 * Every page that the website makes by itself. The link picker offers them, the check for dead links knows them, and the
 * sitemap lists those that are for search engines.
 */
export const SYSTEM_PAGES: readonly SystemPage[] = [
  { title: 'Home page', href: '/', terms: 'front start', inSitemap: true },
  {
    title: 'Properties for sale',
    href: '/buy',
    terms: 'buying search listings',
    inSitemap: true,
  },
  {
    title: 'Properties for rent',
    href: '/rent',
    terms: 'renting rental lease search listings',
    inSitemap: true,
  },
  { title: 'Sold properties', href: '/sold', terms: 'results listings', inSitemap: true },
  { title: 'Leased properties', href: '/leased', terms: 'rented listings', inSitemap: true },
  { title: 'Open homes', href: '/open-homes', terms: 'inspections opens', inSitemap: true },
  { title: 'Coming soon', href: COMING_SOON_PATH, terms: 'upcoming off-market preview', inSitemap: true },
  { title: 'Auctions', href: '/auctions', terms: 'auction dates', inSitemap: true },
  { title: 'Book an appraisal', href: '/book-appraisal', terms: 'booking appointment appraisal times' },
  {
    title: 'What’s selling near you (email)',
    href: soldNearPath(),
    terms: 'sales nearby owners vendors alert',
  },
  { title: 'Our people', href: '/agents', terms: 'agents team find an agent', inSitemap: true },
  { title: 'Our offices', href: '/offices', terms: 'branches contact', inSitemap: true },
  { title: 'Suburbs', href: SUBURBS_PATH, terms: 'areas medians market', inSitemap: true },
  ...Object.values(LEGAL_PAGES).map(({ name, path }) => ({ title: name, href: path, inSitemap: true })),
  { title: 'Calculators', href: '/calculators', inSitemap: true },
  ...calculatorPages().map(({ name, path }) => ({
    title: `${name} calculator`,
    href: path,
    terms: 'calculators transfer duty tax loan mortgage',
    inSitemap: true,
  })),
  { title: 'Stamp duty rates', href: RATES_PATH, inSitemap: true },
  ...STATES.map(({ state }) => ({
    title: `Stamp duty rates, ${state}`,
    href: ratesPath(state),
    inSitemap: true,
  })),
  ...ENTRANCE_PATHS.filter(({ path }) => !PLAIN_SEARCHES.includes(path)).map((entrance) => ({
    title: entranceName(entrance),
    href: entrance.path,
    terms: 'search listings property',
  })),
  { title: 'News', href: NEWS_PATH, terms: 'posts blog' },
  { title: 'Saved properties', href: '/saved-properties', terms: 'shortlist favourites' },
  { title: 'Compare properties', href: '/compare-properties', terms: 'comparison' },
  { title: 'Account and alerts', href: '/account', terms: 'sign in log in register' },
];
