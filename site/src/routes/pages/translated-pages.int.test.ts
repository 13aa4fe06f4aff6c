// About 5 seconds.
import { STATES } from '@frontage/duty/engine';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { figureCalculators, figurePath } from '#site/features/calculators/figures/figure-calculators.ts';
import { type ListingData, TEST_SITE_URL, testSite } from '#site/testing/site.ts';
import { unmarkedEnglish } from '#site/testing/unmarked-english.ts';

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const { payload, get } = await testSite();

const house: ListingData = {
  status: 'current',
  method: 'buy',
  category: 'residential',
  propertyType: 'House',
  _status: 'published',
  streetNumber: '12',
  street: 'Example Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  price: 1_250_000,
  beds: 3,
  landArea: 640,
  landAreaText: '640 m²',
  inspections: [{ startsAt: '2026-11-24T00:00:00.000Z', endsAt: '2026-11-24T00:30:00.000Z' }],
};

const SUBURB = '/suburbs/nsw/newtown-2042';

/** What stands in `<main>`, without its tags. */
const mainOf = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'settings', data: { languages: ['zh', 'vi', 'ar'] } });
  await payload.create({ collection: 'listings', data: house });
  const category = await payload.create({
    collection: 'post-categories',
    data: { name: 'Selling', slug: 'selling' },
  });
  for (const slug of ['first-post', 'second-post'])
    await payload.create({
      collection: 'posts',
      data: {
        title: `About ${slug}`,
        slug,
        excerpt: 'What owners ask first.',
        categories: [category.id],
        publishedAt: '2026-11-01T00:00:00.000Z',
        _status: 'published',
      },
    });
});

const CALCULATORS = [
  '/calculators',
  '/calculators/stamp-duty',
  '/calculators/stamp-duty?state=ACT&value=700k&buyer1=person&share1=50&deposit=-5',
  '/calculators/stamp-duty?state=VIC&date=2000-01-01&value=cheap',
  '/calculators/home-loan?interest_only=5',
  '/calculators/home-loan?price=cheap&deposit=cheap&rate=99&years=2.5',
  '/calculators/cost-of-buying?state=ACT&deposit=20k',
  '/calculators/cost-of-buying?value=cheap',
  '/calculators/rent',
  ...figureCalculators.map(figurePath),
  '/calculators/rent-or-buy?price=cheap&deposit=900m&years=60',
];

/** Names, and what has no other name in Australia. */
const NAMES = [
  ...STATES.flatMap(({ name, state }) => [name, state]),
  ...['Newtown', 'Selling', 'Peel', 'GST', 'APRA', 'Your agency', '12 Example Street'],
];

describe.each([
  ['zh', '新闻', '计算'],
  ['ar', 'الأخبار', 'احسب'],
])('in %s', (language, newsTitle, calculate) => {
  it.each(['/suburbs', SUBURB, '/news', '/news/category/selling', '/news/first-post', '/privacy', '/terms'])(
    '%s has no English text that is not marked as such',
    async (path) => {
      const { status, text } = await get(`/${language}${path}`);
      expect(status).toBe(200);
      expect(unmarkedEnglish(text, { names: NAMES })).toEqual([]);
      if (path.startsWith('/news')) expect(text).toContain(newsTitle);
    },
  );

  it.each(CALCULATORS)('%s has none', async (path) => {
    const { status, text } = await get(`/${language}${path}`);
    expect(status).toBe(200);
    expect(unmarkedEnglish(text, { names: NAMES })).toEqual([]);
    if (path !== '/calculators') expect(mainOf(text)).toContain(calculate);
    expect(text).toContain(
      `<link rel="alternate" hrefLang="vi" href="${TEST_SITE_URL}/vi${path.split('?')[0]}"/>`,
    );
  });
});

it('the calculator of stamp duty carries its texts in other languages alone', async () => {
  const { text } = await get('/vi/calculators/stamp-duty');
  expect(text).toContain('&quot;Stamp duty&quot;:&quot;Thuế trước bạ&quot;');
  expect((await get('/calculators/stamp-duty')).text).not.toContain('Thuế');
});

describe('a suburb', () => {
  it('is described in Chinese, with its name as it is written', async () => {
    const text = mainOf((await get(`/zh${SUBURB}`)).text);
    for (const chinese of ['Newtown NSW 2042 的房产', '待售 1 处', 'Newtown 待售房产', '本周开放看房'])
      expect(text).toContain(chinese);
    for (const english of ['For sale in', 'Email me', 'Open this week', 'Thinking of selling'])
      expect(text).not.toContain(english);
  });

  it('is in the list of suburbs, under its state', async () => {
    const { text } = await get('/vi/suburbs');
    expect(mainOf(text)).toContain('Các khu vực');
    expect(text).toContain('<span lang="en-AU" dir="ltr">New South Wales</span>');
    expect(text).toContain(`href="/vi${SUBURB}"`);
    expect(mainOf(text)).not.toMatch(/Properties, prices|for sale or rent/);
  });

  it('without listings has a page that says so', async () => {
    const { status, text } = await get('/ar/suburbs/nsw/balmain-2041');
    expect(status).toBe(404);
    expect(mainOf(text)).toContain('ليست لدينا عقارات في \u2068Balmain\u2069');
  });
});

describe('news', () => {
  it('is listed in the language of the page, with titles as they were written', async () => {
    const { text } = await get('/vi/news');
    expect(mainOf(text)).toContain('Tin tức');
    expect(text).toContain('<span lang="en-AU" dir="ltr">About first-post</span>');
    expect(text).toContain('1 tháng 11, 2026');
    expect((await get('/zh/news/category/selling')).text).toContain('关于 Selling 的新闻与建议');
  });

  it('says in its language what surrounds a post, and marks the post as English', async () => {
    const { text } = await get('/zh/news/first-post');
    for (const chinese of ['新闻', '更多新闻', '2026年11月1日']) expect(mainOf(text)).toContain(chinese);
    expect(text).toMatch(/<h1[^>]*><span lang="en-AU" dir="ltr">About first-post<\/span>/);
    expect(text).toMatch(/<div class="fr-page[^"]*"><div lang="en-AU" dir="ltr" class="contents">/);
    expect(mainOf(text)).not.toMatch(/More news|All news/);
  });
});

describe('a page about the law', () => {
  it('has a title and a note in the language of the page, and its text marked as English', async () => {
    const { text } = await get('/vi/privacy');
    expect(text).toContain('<h1 class="mt-8 text-3xl md:text-4xl">Chính sách quyền riêng tư</h1>');
    expect(mainOf(text)).toContain('Nội dung dưới đây bằng tiếng Anh');
    expect(text).toMatch(/<div lang="en-AU" dir="ltr"><p[^>]*>How .* handles personal information/);
    expect(mainOf((await get('/privacy')).text)).not.toContain('in English');
  });

  it('is in English where staff wrote their own', async () => {
    await payload.create({
      collection: 'pages',
      data: { title: 'Our terms', path: '/terms', _status: 'published' } as never,
    });
    const { text } = await get('/zh/terms');
    expect(text).toMatch(/<main [^>]*lang="en-AU" dir="ltr"/);
    expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}/terms"/>`);
  });
});

describe('an area in Arabic', () => {
  it('keeps its unit behind its number on cards, on the listing’s page and in filters', async () => {
    const { text } = await get('/ar/buy?land=600');
    expect(text).toContain('>\u2066640 m²\u2069</span>');
    expect(text).toContain('أرض \u2066600 m²\u2069 فأكثر');
    const path = /href="\/ar(\/property\/[^"]+)"/.exec(text)?.[1];
    const listing = (await get(`/ar${path}`)).text;
    expect(listing).toContain('>\u2066640 m²\u2069</span>');
    expect(listing).toContain('<span lang="en-AU" dir="ltr">640 m²</span>');
    expect(listing).not.toMatch(/>640 m²<\/(?!span>)/);
  });

  it('is as it was in English', async () => {
    expect((await get('/buy')).text).toContain('>640 m²</span>');
  });
});
