// About 5 seconds.
import { beforeAll, describe, expect, it } from 'vitest';
import { type ListingData, TEST_SITE_URL, testSite } from '#site/testing/site.ts';

/*
 * Each page that the sitemap names in several languages answers in each of them and names the same addresses itself; any
 * other names none. The whole sitemap of a small website is walked.
 */

const { payload, get } = await testSite();

const LANGUAGES = ['en-AU', 'zh-Hans', 'ar'];
/** The addresses of a page in each language, by the language. */
type Alternates = Record<string, string>;

const pathOf = (address: string): string => address.replace(TEST_SITE_URL, '');

const alternatesIn = (text: string, link: RegExp): Alternates =>
  Object.fromEntries(
    [...text.matchAll(link)].map(([, language = '', address = '']) => [language, pathOf(address)]),
  );

async function entriesOf(file: string): Promise<{ path: string; alternates: Alternates }[]> {
  const { text } = await get(file);
  return [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(([, address = '', rest = '']) => ({
    path: pathOf(address),
    alternates: alternatesIn(rest, /hreflang="([^"]+)" href="([^"]+)"/g),
  }));
}

let entries: Awaited<ReturnType<typeof entriesOf>>;

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'settings', data: { languages: ['zh', 'ar'] } });
  const office = await payload.create({
    collection: 'offices',
    data: { name: 'Newtown', suburb: 'Newtown', state: 'NSW', postcode: '2042', _status: 'published' },
  });
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Ada Hale', email: 'ada@example.com', office: office.id, _status: 'published' },
  });
  const home: ListingData = {
    status: 'current',
    method: 'buy',
    category: 'residential',
    propertyType: 'House',
    _status: 'published',
    streetNumber: '12',
    street: 'King Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    price: 1_250_000,
    agents: [agent.id],
  };
  const others: Partial<ListingData>[] = [
    { street: 'Darling Street', suburb: 'Balmain', postcode: '2041' },
    { status: 'sold', soldDate: '2026-01-01' },
    { method: 'rent', price: undefined, rent: 700 },
    { method: 'rent', price: undefined, rent: 700, status: 'leased', soldDate: '2026-01-01' },
  ];
  for (const data of [home, ...others.map((one) => ({ ...home, ...one }))])
    await payload.create({ collection: 'listings', data });
  await payload.create({
    collection: 'posts',
    data: {
      title: 'A first post',
      slug: 'first-post',
      publishedAt: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    },
  });
  // In English, at addresses that would have every language.
  for (const path of ['/suburbs/nsw/balmain-2041', '/terms', '/sell-with-us'])
    await payload.create({ collection: 'pages', data: { title: path, path, _status: 'published' } as never });
  const files = [...(await get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)];
  entries = (await Promise.all(files.map(([, address = '']) => entriesOf(pathOf(address))))).flat();
});

describe('the sitemap', () => {
  it.each([
    '/buy',
    '/open-homes',
    '/auctions',
    '/coming-soon',
    '/agents',
    '/agents/ada-hale',
    '/offices',
    '/offices/newtown',
    '/suburbs',
    '/suburbs/nsw/newtown-2042',
    '/news',
    '/news/first-post',
    '/calculators',
    '/calculators/stamp-duty',
    '/calculators/rental-yield',
    '/privacy',
  ])('names %s in each language', (path) => {
    const own = entries.find((one) => one.path === path);
    expect(own?.alternates).toEqual({ 'en-AU': path, 'zh-Hans': `/zh${path}`, ar: `/ar${path}` });
    for (const language of ['zh', 'ar'])
      expect(entries.find((one) => one.path === `/${language}${path}`)?.alternates).toEqual(own?.alternates);
  });

  it('names no page twice', () => {
    const paths = entries.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('agrees with every page that it names, and they with each other', async () => {
    expect(entries.length).toBeGreaterThan(60);
    for (const { path, alternates } of entries) {
      const { status, text } = await get(path);
      expect(text, path).not.toContain('<meta name="robots" content="noindex"/>');
      const { 'x-default': fallback, ...own } = alternatesIn(text, /hrefLang="([^"]+)" href="(http[^"]+)"/g);
      expect([path, status, own]).toEqual([path, 200, alternates]);
      if (Object.keys(own).length === 0) continue;
      expect(Object.keys(own)).toEqual(LANGUAGES);
      expect(Object.values(own)).toContain(path);
      expect(fallback).toBe(own['en-AU']);
      expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}${path}"/>`);
    }
  });

  it.each(['/', '/terms', '/sell-with-us', '/suburbs/nsw/balmain-2041', '/calculators/stamp-duty/rates'])(
    'names %s in English alone',
    (path) => {
      const found = entries.filter((one) => one.path === path || one.path.endsWith(`h${path}`));
      expect(found).toEqual([{ path, alternates: {} }]);
    },
  );
});
