import { type SitemapEntry, sitemapListings, sitemapParts } from '#site/features/listings/sitemap.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { FileRoute } from './file-handler.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const XML = 'application/xml; charset=utf-8';

/** Pages that are there whatever the stock. */
const FIXED = ['/', '/buy', '/rent', '/sold', '/leased', '/agents', '/offices', '/calculators/stamp-duty'];

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
    tags: part ? ['listings'] : ['agents', 'offices'],
  };
};

async function pages(site: Parameters<FileRoute>[0]['site']): Promise<SitemapEntry[]> {
  const { agents, offices } = await loadPeople(site.payload);
  return [...FIXED, ...[...agents, ...offices].map(({ path }) => path)].map((path) => ({ path }));
}
