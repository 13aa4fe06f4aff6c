import { STATES } from '@frontage/duty/engine';
import { calculatorPaths } from '#site/features/calculators/calculators-page.tsx';
import { RATES_PATH, ratesPath } from '#site/features/calculators/rates/rate-paths.ts';
import { type SitemapEntry, sitemapListings, sitemapParts } from '#site/features/listings/page/sitemap.ts';
import { publicPages } from '#site/features/pages/load-page.ts';
import { sitemapPosts } from '#site/features/posts/load-post.ts';
import { NEWS_PATH } from '#site/features/posts/post-card.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { FileRoute } from './file-handler.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const XML = 'application/xml; charset=utf-8';

/** Pages that are there whatever the stock. */
const FIXED = [
  '/',
  '/buy',
  '/rent',
  '/sold',
  '/leased',
  '/agents',
  '/offices',
  '/calculators',
  ...calculatorPaths,
  RATES_PATH,
  ...STATES.map(({ state }) => ratesPath(state)),
];

/** `/sitemap.xml`: names one file of pages and a file for every ten thousand listing numbers. */
export const sitemapIndex: FileRoute = async ({ site }) => {
  const parts = await sitemapParts(site.payload);
  const paths = ['/sitemap/pages.xml', ...parts.map((part) => `/sitemap/listings-${part}.xml`)];
  return {
    type: XML,
    body: sitemapIndexXml({ paths, siteUrl: site.env.siteUrl }),
    tags: ['listings'],
  };
};

/** `/sitemap/pages.xml` and `/sitemap/listings-{n}.xml`. */
export const sitemapFile: FileRoute = async ({ site, c }) => {
  const name = c.req.param('file') ?? '';
  const part = Number(/^listings-([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? 0);
  const entries =
    name === 'pages.xml' ? await pages(site) : part ? await sitemapListings(site.payload, part) : [];
  return {
    type: XML,
    body: entries.length ? sitemapXml({ entries, siteUrl: site.env.siteUrl }) : null,
    tags: part ? ['listings'] : ['agents', 'offices', 'pages', 'posts'],
  };
};

async function pages({ payload }: Parameters<FileRoute>[0]['site']): Promise<SitemapEntry[]> {
  const [{ agents, offices }, built, posts] = await Promise.all([
    loadPeople(payload),
    publicPages(payload),
    sitemapPosts({ payload, now: Date.now() }),
  ]);
  const people = [...agents, ...offices].map(({ path }) => ({ path }));
  const news = posts[0] ? [{ path: NEWS_PATH, lastmod: posts[0].lastmod }, ...posts] : [];
  const fixed = FIXED.filter((path) => built.every((page) => page.path !== path)).map((path) => ({ path }));
  return [...fixed, ...built, ...people, ...news];
}
