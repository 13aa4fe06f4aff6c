import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type ListingData, TEST_SITE_URL, testSite } from '#site/testing/site.ts';

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const { payload, get, address } = await testSite();

const terrace: ListingData = {
  status: 'current',
  method: 'buy',
  category: 'residential',
  propertyType: 'Terrace',
  _status: 'published',
  streetNumber: '12',
  street: 'Example Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  price: 1_250_000,
  beds: 3,
  headline: 'A terrace with a garden',
  description: 'Light from three sides.',
  features: ['Solar panels', 'A cubby house'],
  inspections: [{ startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' }],
};
const offer = (languages: ('zh' | 'vi' | 'ar')[]) =>
  payload.updateGlobal({ slug: 'settings', data: { languages, tagline: 'Homes with a history' } });

let path: string;
beforeAll(async () => {
  const { id } = await payload.create({ collection: 'listings', data: terrace });
  path = `/property/newtown-nsw-2042/12-example-street/${id}`;
  await offer(['zh', 'ar']);
});

describe('a search page in another language', () => {
  it('has its own texts, and those of the agency as they were written', async () => {
    const { status, text } = await get('/zh/buy');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="zh-Hans"');
    for (const chinese of ['筛选', '排屋', '1 处房产', '开放看房 11月28日星期六', '跳至正文', '>买房<'])
      expect(text).toContain(chinese);
    expect(text).toContain('<span lang="en-AU" dir="ltr">12 Example Street</span>');
    expect(text).toContain('<span lang="en-AU" dir="ltr">Homes with a history</span>');
    for (const english of ['Filters', 'Save search', 'Skip to content', 'Sort by', '>Any<'])
      expect(text).not.toContain(english);
  });

  it('reads from right to left in Arabic', async () => {
    const { text } = await get('/ar/buy');
    expect(text).toContain('<html lang="ar" dir="rtl"');
    expect(text).toContain('عقار واحد');
  });

  it('links to pages in its language, and to everything else as it is', async () => {
    const { text } = await get('/zh/buy');
    expect(text).toContain(`<a href="/zh${path}"`);
    expect(text).toMatch(/<form [^>]*action="\/zh\/buy"/);
    expect(text).toMatch(/<form [^>]*action="\/shortlist"/);
    expect(text).not.toMatch(/<a [^>]*href="\/(?:buy|rent|agents)[?"](?![^>]*hreflang)/i);
  });

  it('names itself in the other languages, and is named by them', async () => {
    const links = [
      `<link rel="alternate" hrefLang="en-AU" href="${TEST_SITE_URL}/buy"/>`,
      `<link rel="alternate" hrefLang="zh-Hans" href="${TEST_SITE_URL}/zh/buy"/>`,
      `<link rel="alternate" hrefLang="ar" href="${TEST_SITE_URL}/ar/buy"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${TEST_SITE_URL}/buy"/>`,
    ];
    for (const [page, own] of [
      ['/buy', '/buy'],
      ['/zh/buy', '/zh/buy'],
    ]) {
      const { text } = await get(String(page));
      for (const link of links) expect(text).toContain(link);
      expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}${own}"/>`);
      expect(text).toContain('<a href="/buy" lang="en-AU" hrefLang="en-AU"');
      expect(text).toContain('<a href="/ar/buy" lang="ar" hrefLang="ar"');
    }
  });

  it('is in the sitemap once in each language', async () => {
    const { text } = await get('/sitemap/pages.xml');
    for (const page of ['/buy', '/zh/buy', '/ar/sold'])
      expect(text).toContain(`<url><loc>${TEST_SITE_URL}${page}</loc>`);
    expect(text).toContain(`hreflang="zh-Hans" href="${TEST_SITE_URL}/zh/buy"`);
    expect(text).not.toContain(`<loc>${TEST_SITE_URL}/zh/calculators/stamp-duty/rates</loc>`);
  });

  it('keeps its language when it redirects', async () => {
    const { status, location } = await get('/zh/buy?words=house+to+rent');
    expect(status).toBe(302);
    expect(location).toMatch(/^\/zh\/rent/);
  });
});

describe('a listing in another language', () => {
  it('has labels of its own, and the text of the feed as it was written', async () => {
    const { status, text } = await get(`/zh${path}`);
    expect(status).toBe(200);
    for (const chinese of ['主要信息', '看房时间', '太阳能板', '11月28日星期六', '咨询此房产'])
      expect(text).toContain(chinese);
    expect(text).toMatch(
      /<section aria-label="房产介绍" lang="en-AU" dir="ltr"[^>]*>.*Light from three sides\./s,
    );
    expect(text).toContain('<span lang="en-AU" dir="ltr">A cubby house</span>');
    for (const english of ['Key facts', 'Add to calendar', '</svg>Solar panels'])
      expect(text).not.toContain(english);
  });

  it('changes with the listing, as its English page does', async () => {
    await get(`/zh${path}`);
    expect((await get(`/zh${path}`)).headers.get('x-frontage-cache')).toBe('hit');
    const id = Number(path.split('/').at(-1));
    await payload.update({ collection: 'listings', id, data: { price: 1_300_000 } });
    expect((await get(`/zh${path}`)).text).toContain('$1,300,000');
  });
});

describe('a page without a translation', () => {
  it('is in English and says so, within the texts of the website', async () => {
    const { status, text } = await get('/zh/calculators/stamp-duty/rates');
    expect(status).toBe(200);
    expect(text).toContain('<html lang="zh-Hans"');
    expect(text).toContain('跳至正文');
    expect(text).toMatch(/<main [^>]*lang="en-AU" dir="ltr"/);
    expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}/calculators/stamp-duty/rates"/>`);
    expect(text).not.toContain('rel="alternate" hrefLang');
  });

  it('has cards in the language of the website, and says that too', async () => {
    await payload.create({ collection: 'listings', data: { ...terrace, streetNumber: '14' } });
    const { text } = await get('/ar');
    expect(text).toMatch(/<main [^>]*lang="en-AU"/);
    expect(text).toMatch(/<article lang="ar" dir="rtl" class="fr-listing-card/);
    expect(text).toMatch(/<fr-island name="hero-search"[^>]* lang="ar" dir="rtl"/);
    expect(text).toContain('What’s your home worth?');
  });
});

describe('English', () => {
  it('stays the same after visits in other languages, and is cached on its own', async () => {
    await offer(['zh', 'ar']);
    await get('/zh/buy');
    const { text } = await get('/buy');
    expect(text).toContain('<html lang="en-AU"');
    expect(text).not.toMatch(/<html[^>]* dir=/);
    const switchAndBefore = text.split('<nav aria-label="Language"');
    expect(switchAndBefore[0]).not.toMatch(/\p{Script=Han}|\p{Script=Arabic}/u);
    expect(text).not.toMatch(/<a [^>]*href="\/zh\/(?!buy")/);
  });

  it('says nothing of languages where none is offered', async () => {
    await offer([]);
    const { text } = await get('/buy');
    expect(text).not.toMatch(/hreflang/i);
    expect(text).not.toContain('aria-label="Language"');
    await offer(['zh', 'ar']);
  });
});

describe('other addresses', () => {
  it.each([
    ['/vi/buy?beds=2', 301, '/buy?beds=2'],
    ['/vi', 301, '/'],
    ['/zh/', 301, '/zh'],
    ['/zh/sitemap.xml', 302, '/sitemap.xml'],
    ['/zh/listings.json', 302, '/listings.json'],
  ])('%s redirects to the page in English or to the file itself', async (asked, status, location) => {
    expect(await get(asked)).toMatchObject({ status, location });
  });

  it.each(['/xx/buy', '/zh/zh/buy', '/zh/ar/buy', '/zh//example.com', '/zh/nowhere', '/ZH/nowhere'])(
    'there is no page at %s',
    async (asked) => {
      expect((await get(asked)).status).toBe(404);
    },
  );

  it('nothing but forms is sent to an address with a language', async () => {
    const answer = await fetch(`${address}/zh/shortlist`, { method: 'POST', redirect: 'manual' });
    expect(answer.status).toBe(404);
  });
});
