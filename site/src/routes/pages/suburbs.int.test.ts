import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type ListingData, TEST_SITE_URL, testSite } from '#site/testing/site.ts';

// A site of its own on each database (@postgres: the queries of a suburb's page are tried nowhere else): about 6 seconds.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T00:00:00Z') });
const { payload, get } = await testSite();

const PATH = '/suburbs/nsw/newtown-2042';
let agent: { id: number };
let first: { id: number };
const store = (data: Partial<ListingData>) =>
  payload.create({
    collection: 'listings',
    data: {
      category: 'residential',
      propertyType: 'House',
      method: 'buy',
      status: 'current',
      street: 'Example Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      agents: [agent.id],
      _status: 'published',
      ...data,
    },
  });
const sale = (number: number, data: Partial<ListingData> = {}) =>
  store({
    status: 'sold',
    streetNumber: `${number}`,
    listedAt: '2026-09-01T00:00:00.000Z',
    soldDate: `2026-09-${10 + number}`,
    soldPrice: 1_000_000 + number * 100_000,
    ...data,
  });

beforeAll(async () => {
  agent = await payload.create({
    collection: 'agents',
    data: { name: 'Ada Example', email: 'ada@example.com', _status: 'published' },
  });
  const inspections = [{ startsAt: '2026-11-21T00:00:00.000Z', endsAt: '2026-11-21T00:30:00.000Z' }];
  first = await store({
    streetNumber: '1',
    price: 1_200_000,
    latitude: -33.9,
    longitude: 151.18,
    inspections,
  });
  await store({ streetNumber: '3', method: 'rent', rent: 700, rentPeriod: 'week' });
  for (const number of [11, 12, 13, 14]) await sale(number);
  await sale(15, { soldPrice: 9_876_543, soldPriceDisplay: 'no' });
  await store({ streetNumber: '9', suburb: 'Enmore', latitude: -33.91, longitude: 151.17 });
  // Seen by nobody as Erskineville.
  await store({ streetNumber: '5', suburb: 'Erskineville', postcode: '2043', suburbHidden: true });
}, 60_000);

const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(String(match[1])),
  );

describe('the page of a suburb', () => {
  // “what is for sale, for rent, open this week, recently sold and leased with prices where they may be shown”
  it('shows what is for sale, for rent, open this week and recently sold, and who sells there', async () => {
    const { status, text } = await get(PATH);
    expect(status).toBe(200);
    for (const said of [
      'Property in Newtown NSW 2042',
      '1 for sale, 1 for rent, 5 sold',
      '1 Example Street',
      '$700 per week',
      'Open this week',
      'Saturday 21 November',
      'Recently sold in Newtown',
      'Sold for $2,100,000',
      '25 September 2026',
      'Ada Example',
      'href="/suburbs/nsw/enmore-2042"',
      'Updated ',
    ])
      expect(text, said).toContain(said);
    expect(text).not.toContain('9,876,543');
    expect(text).not.toContain('Recently leased');
  });

  // “median and days on market from the agency's own results with the number they rest on (never fewer than five)”
  it('says medians of five results or more, and the duty on the median price', async () => {
    const { text } = await get(PATH);
    // Four prices are shown, but all five took their days.
    expect(text).not.toContain('Median sale price');
    expect(text).toMatch(/Median days on market.*?of 5 sales.*?<dd[^>]*>22</s);
    const { id } = await sale(16, { soldPrice: 2_000_000 });
    const more = (await get(PATH)).text;
    expect(more).toMatch(/Median sale price.*?of 5 sales.*?<dd[^>]*>\$2,200,000</s);
    expect(more).toContain('Stamp duty at the median price: about $');
    expect(more).toContain('/calculators/stamp-duty?state=NSW&amp;value=2200000');
    await payload.delete({ collection: 'listings', id });
    expect((await get(PATH)).text).not.toContain('Median sale price');
  });

  it('asks for an appraisal and an alert with the suburb filled in', async () => {
    const { text } = await get(PATH);
    const appraisal = '/forms/sales-appraisal?suburb=Newtown&amp;state=NSW&amp;postcode=2042';
    expect(text).toContain(`href="${appraisal}"`);
    const form = (await get(appraisal.replaceAll('&amp;', '&'))).text;
    expect(form).toMatch(/name="suburb"[^>]*value="Newtown"/);
    expect(form).toMatch(/<option[^>]*value="NSW"[^>]*selected/);
    const alert = /href="(\/forms\/save-search[^"]*)"/.exec(text)?.[1] ?? '';
    expect(decodeURIComponent(alert)).toContain('/buy?suburb=newtown-nsw-2042');
    expect((await get(alert.replaceAll('&amp;', '&'))).text).toContain('Newtown');
  });

  it('shows what staff wrote about it, and no longer once they take it away', async () => {
    const before = await get(PATH);
    expect(before.text).not.toContain('Terraces and cafés.');
    const { id, suburb } = await payload.create({
      collection: 'suburb-pages',
      data: { suburb: 'newtown 2042', text: 'Terraces and cafés.\n\nTen minutes from the city.' },
    });
    expect(suburb).toBe('Newtown NSW 2042');
    const { text } = await get(PATH);
    expect(text).toContain('Ten minutes from the city.');
    expect(text).toMatch(/<meta name="description" content="Terraces and cafés\./);
    await expect(
      payload.create({ collection: 'suburb-pages', data: { suburb: 'Springfield' } }),
    ).rejects.toMatchObject({ status: 400 });
    await payload.delete({ collection: 'suburb-pages', id });
    expect((await get(PATH)).text).not.toContain('Terraces and cafés.');
  });

  it('says what it is to search engines', async () => {
    const { text } = await get(PATH);
    const url = `${TEST_SITE_URL}${PATH}`;
    expect(text).toContain(`<link rel="canonical" href="${url}"/>`);
    const [place, crumbs, list] = jsonLd(text);
    expect(place).toMatchObject({ '@type': 'Place', url, address: { postalCode: '2042' } });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: expect.stringContaining(`/${first.id}`) }, { position: 2 }],
    });
  });

  it('is made again when a listing there changes', async () => {
    await payload.update({ collection: 'listings', id: first.id, data: { price: 1_250_000 } });
    expect((await get(PATH)).text).toContain('$1,250,000');
  });
});

describe('sharing pictures', () => {
  const imageOf = async (path: string) => {
    const { text } = await get(path);
    return {
      src: /<meta property="og:image" content="https:\/\/www\.example\.com\.au([^"]+)"/.exec(text)?.[1] ?? '',
      alt: /<meta property="og:image:alt" content="([^"]*)"/.exec(text)?.[1],
      size: [...text.matchAll(/<meta property="og:image:(?:width|height)" content="(\d+)"/g)].map(
        (m) => m[1],
      ),
    };
  };

  // “an Open Graph picture per listing, agent and suburb made by sharp”
  it('stand on the pages of a suburb, a listing and an agent', async () => {
    const listing = String((await get(`/property/x/y/${first.id}`)).location);
    for (const [path, alt] of [
      [PATH, 'Property in Newtown NSW 2042, 1 for sale, 1 for rent, 5 sold, Your agency'],
      [listing, '1 Example Street, Newtown NSW 2042, $1,250,000, Your agency'],
      ['/agents/ada-example', 'Ada Example, Your agency'],
    ] as const) {
      const image = await imageOf(path);
      expect(image).toMatchObject({ alt, size: ['1200', '630'] });
      const { status, headers, text } = await get(image.src);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(headers.get('cache-control')).toContain('immutable');
      expect(text.length).toBeGreaterThan(1000);
    }
  });

  it('move with what they show: an earlier address never shows a price that is hidden since', async () => {
    const listing = String((await get(`/property/x/y/${first.id}`)).location);
    const before = await imageOf(listing);
    await payload.update({ collection: 'listings', id: first.id, data: { priceHidden: true } });
    const after = await imageOf(listing);
    expect(after.src).not.toBe(before.src);
    expect(after.alt).toBe('1 Example Street, Newtown NSW 2042, Contact agent, Your agency');
    expect(await get(before.src)).toMatchObject({ status: 302, location: after.src });
  });

  it.each([
    '/og/listing/999999/x.jpg',
    '/og/listing/x/x.jpg',
    '/og/agent/nobody/x.jpg',
    '/og/office/1/x.jpg',
    '/og/suburb/erskineville-nsw-2043/x.jpg',
  ])('%s shows nothing', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('addresses of suburbs', () => {
  // “canonical redirect for wrong slug or case”
  it.each([
    '/suburbs/NSW/Newtown-2042',
    '/suburbs/nsw/newtown',
    '/suburbs/nsw/newtown-2042/',
    '/suburbs/nsw/newtown-nsw-2042',
    '/suburbs/vic/newtown-2042',
    '/suburbs/nsw/newtown-2043',
  ])('%s is redirected to the page', async (path) => {
    expect(await get(`${path}?from=x`)).toMatchObject({ status: 301, location: `${PATH}?from=x` });
  });

  // “404 with neighbours for places without stock”
  it('a place without listings is not found, with its neighbours and the way to hear of new ones', async () => {
    const { status, text } = await get('/suburbs/nsw/stanmore-2048');
    expect(status).toBe(404);
    expect(text).toContain('We have no properties in Stanmore');
    expect(text).toContain(`href="${PATH}"`);
    expect(decodeURIComponent(text)).toContain('suburb=stanmore-nsw-2048');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('a suburb is not found while its only listing hides it', async () => {
    const { status, text } = await get('/suburbs/nsw/erskineville-2043');
    expect(status).toBe(404);
    expect(text).not.toContain('5 Example Street');
  });

  it.each(['/suburbs/nsw/atlantis-9999', '/suburbs/xx/yy', '/suburbs/nsw/-', '/suburbs/nsw/%00'])(
    '%s is nowhere',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('are in the index, the sitemap, on listings and in searches', async () => {
    for (const path of ['/suburbs', '/sitemap/suburbs.xml', '/buy?suburb=newtown-nsw-2042'])
      expect((await get(path)).text, path).toContain(PATH);
    expect((await get('/sitemap.xml')).text).toContain('/sitemap/suburbs.xml');
    const { location } = await get(`/property/x/y/${first.id}`);
    expect((await get(String(location))).text).toContain(`href="${PATH}"`);
    expect((await get('/suburbs')).text).not.toContain('Erskineville');
  });

  it('a page that staff built at the address is theirs', async () => {
    const design = {
      content: [{ type: 'heading', props: { id: 'h-000001', text: 'Our own' } }],
      root: { props: {} },
    };
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Newtown', path: PATH, design, _status: 'published' },
    });
    expect((await get(PATH)).text).toContain('Our own');
    await payload.delete({ collection: 'pages', id });
    expect((await get(PATH)).text).toContain('Property in Newtown');
  });
});
