import { STATES } from '@frontage/duty/engine';
import { SYSTEM_PAGES } from '#site/builder/links/system-pages.ts';
import { RATES_PATH, ratesPath } from '#site/features/calculators/rates/rate-paths.ts';
import { type SitemapEntry, sitemapListings, sitemapParts } from '#site/features/listings/page/sitemap.ts';
import { suburbPath } from '#site/features/listings/public/suburb-path.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { ENTRANCE_PATHS } from '#site/features/listings/terms/entrances.ts';
import { LEGAL_PAGES } from '#site/features/pages/legal/legal-texts.ts';
import { publicPages } from '#site/features/pages/load-page.ts';
import { sitemapPosts } from '#site/features/posts/load-post.ts';
import { NEWS_PATH } from '#site/features/posts/post-card.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { FileRoute } from './file-handler.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const XML = 'application/xml; charset=utf-8';

/** Pages that are there whatever the stock. */
const FIXED = SYSTEM_PAGES.filter(({ inSitemap }) => inSitemap).map(({ href }) => href);

/** Those that are in English alone: the rates of stamp duty, and what staff build at the home page. */
const IN_ENGLISH = new Set(['/', RATES_PATH, ...STATES.map(({ state }) => ratesPath(state))]);

const SUBURBS_FILE = '/sitemap/suburbs.xml';

/** `/sitemap.xml`: names one file of pages, one of suburbs and a file for every ten thousand listing numbers. */
export const sitemapIndex: FileRoute = async ({ site }) => {
  const parts = await sitemapParts(site.payload);
  const paths = ['/sitemap/pages.xml', SUBURBS_FILE, ...parts.map((part) => `/sitemap/listings-${part}.xml`)];
  return {
    type: XML,
    body: sitemapIndexXml({ paths, siteUrl: site.env.siteUrl }),
    tags: ['listings'],
  };
};

/** `/sitemap/pages.xml`, `/sitemap/suburbs.xml` and `/sitemap/listings-{n}.xml`. */
export const sitemapFile: FileRoute = async ({ site, c }) => {
  const name = c.req.param('file') ?? '';
  const part = Number(/^listings-([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? 0);
  const isSuburbs = `/sitemap/${name}` === SUBURBS_FILE;
  const entries = isSuburbs
    ? await suburbs(site)
    : name === 'pages.xml'
      ? await pages(site)
      : part
        ? await sitemapListings(site.payload, part)
        : [];
  const { languages } = await loadSettings(site.payload);
  return {
    type: XML,
    body: entries.length ? sitemapXml({ entries, siteUrl: site.env.siteUrl, languages }) : null,
    tags: [
      'settings',
      'listings',
      ...(part ? [] : isSuburbs ? ['pages'] : ['agents', 'offices', 'pages', 'posts']),
    ],
  };
};

/** The page of every suburb with listings. */
async function suburbs({ payload }: Parameters<FileRoute>[0]['site']): Promise<SitemapEntry[]> {
  const [options, built] = await Promise.all([loadSearchOptions(payload), publicPages(payload)]);
  const paths = options.suburbs.flatMap((suburb) => suburbPath(suburb) ?? []);
  // A page that staff built at such an address is among the pages.
  const ofStaff = new Set(built.map(({ path }) => path));
  return [...new Set(paths)].filter((path) => !ofStaff.has(path)).map((path) => ({ path, translated: true }));
}

async function pages({ payload }: Parameters<FileRoute>[0]['site']): Promise<SitemapEntry[]> {
  const [{ agents, offices }, built, posts, { typesByCategory }, { legal }] = await Promise.all([
    loadPeople(payload),
    publicPages(payload),
    sitemapPosts({ payload, now: Date.now() }),
    loadSearchOptions(payload),
    loadSettings(payload),
  ]);
  const people = [...agents, ...offices].map(({ path }) => ({ path, translated: true }));
  const news = (posts[0] ? [{ path: NEWS_PATH, lastmod: posts[0].lastmod }, ...posts] : []).map((one) => ({
    ...one,
    translated: true,
  }));
  // Search pages of other property than homes, where there is some.
  const entrances = ENTRANCE_PATHS.filter(
    ({ channel, category }) =>
      category !== 'residential' && typesByCategory[channel].some((group) => group.category === category),
  ).map(({ path }) => ({ path, translated: true }));
  // The privacy policy may be on another website.
  const isElsewhere = (path: string) => path === LEGAL_PAGES.privacy.path && legal.privacyUrl;
  const fixed = FIXED.filter((path) => !isElsewhere(path) && built.every((page) => page.path !== path)).map(
    (path) => ({
      path,
      translated: !IN_ENGLISH.has(path),
    }),
  );
  return [...fixed, ...entrances, ...built, ...people, ...news];
}
