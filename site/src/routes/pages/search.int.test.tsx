import { sql } from 'drizzle-orm';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import type { Channel } from '#site/features/listings/public/public-listing.ts';
import { writePublicListing } from '#site/features/listings/public/public-listing-store.ts';
import type { SearchParts } from '#site/features/listings/search/search-parts.ts';
import { readEntrance } from '#site/features/listings/terms/entrances.ts';
import type { Site } from '#site/server/site.ts';
import '#site/server/document.tsx';
import { atomically, query } from '#site/server/database.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { purge } from '#site/server/purge.ts';
import { testPayload } from '#site/testing/payload.ts';
import { notFound } from './errors.tsx';
import { home } from './home.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';
import { search, searchParts } from './search.tsx';
import { suburbSuggestions } from './suburb-suggestions.ts';

const { payload } = await testPayload();
const site = { payload, env: { siteUrl: 'http://site.example' } } as Site;
const input = (text: string, agent = '') =>
  ({ site, query: new URLSearchParams(text), c: { req: { header: () => agent } } }) as unknown as RouteInput;

beforeAll(async () => {
  const rows = [
    testRow({ id: 1, propertyType: 'House' }),
    testRow({ id: 2, propertyType: 'Villa', suburb: 'Port Fairy', state: 'VIC', postcode: '3284' }),
    testRow({ id: 3, method: 'rent', rent: 650 }),
  ];
  await atomically(payload, rows.map(writePublicListing));
});

const at = (path: string) => search(readEntrance(path) ?? expect.fail(path));

async function page(route: PageRoute, text = '', agent = ''): Promise<PageAnswer & { html: string }> {
  const answer = await route(input(text, agent));
  if ('redirect' in answer) throw new Error(`It leads to ${answer.redirect}`);
  return { ...answer, html: renderToString(answer.body) };
}

test('what is sold says its medians, of five results or more and of no hidden price', async () => {
  const sold = (id: number, soldPrice: number, changes = {}) =>
    testRow({
      id,
      status: 'sold',
      soldPrice,
      soldDate: '2026-11-12',
      suburb: 'Leura',
      postcode: '2780',
      ...changes,
    });
  const rows = [900_000, 950_000, 1_000_000, 1_050_000].map((price, index) => sold(60 + index, price));
  await atomically(
    payload,
    [...rows, sold(64, 9_000_000, { soldPriceDisplay: 'no' })].map(writePublicListing),
  );
  purge(['listings']);
  const few = await page(at('/sold'), 'suburb=leura-nsw-2780&surrounding=0');
  expect(few.html).not.toContain('Median sale price');
  expect(few.html).toMatch(/Median days on market.*of 5 results/);
  await atomically(payload, [writePublicListing(sold(65, 1_100_000))]);
  purge(['listings']);
  const enough = await page(at('/sold'), 'suburb=leura-nsw-2780&surrounding=0');
  expect(enough.html).toMatch(/Median sale price.*of 5 sales.*\$1,000,000/);
  expect(enough.html).not.toContain('9,000,000');
  expect((await page(at('/buy'))).html).not.toContain('Median');
});

describe('search pages', () => {
  test('say what they show, and only the plain ones ask to be indexed', async () => {
    const plain = await page(at('/buy'), 'suburb=newtown-nsw-2042');
    expect(plain.head).toMatchObject({
      title: 'Properties for sale in Newtown NSW',
      canonical: '/buy?suburb=newtown-nsw-2042',
      noindex: false,
    });
    expect(plain.html).toContain('12 Example Street');
    // It names agents and offices to choose from.
    expect(plain.tags).toEqual(['listings', 'agents', 'offices']);
    const deep = await page(at('/buy'), 'suburb=newtown-nsw-2042&beds=2&sort=price-asc');
    expect(deep.head).toMatchObject({
      title: '2+ bedroom properties for sale in Newtown NSW',
      noindex: true,
    });
  });

  test.each<[Channel, string, string]>([
    ['buy', 'show_in_rental=1&rent_max_price=700&buy_min_price=9', '/rent?max_price=700'],
    ['leased', 'status=sold', '/sold'],
    ['sold', 'q=port fairy', '/sold?suburb=port-fairy-vic-3284'],
    ['buy', 'buy_ptype=villa', '/buy?type=Villa'],
  ])('/%s?%s leads to %s', async (channel, text, redirect) => {
    expect(await at(`/${channel}`)(input(text))).toEqual({ redirect, status: 302 });
  });

  test('nothing found: says so and leads on', async () => {
    const { html, head } = await page(at('/leased'), 'suburb=newtown-nsw-2042&beds=9');
    expect(html).toContain('No properties match your search');
    expect(html).toContain('href="/leased"');
    expect(head.noindex).toBe(true);
  });

  test('a sentence is asked for on /buy and /rent, and what it says besides filters is told', async () => {
    expect((await page(at('/buy'))).html).toContain('name="words"');
    expect((await page(at('/sold'))).html).not.toContain('name="words"');
    const { html, head } = await page(at('/buy'), 'keyword=sunny&unused=no+strata');
    expect(html).toContain('Showing properties with “sunny');
    expect(html).toContain('We couldn’t use “no strata');
    expect(head.noindex).toBe(true);
  });

  test('keywords are marked where they stand, and every list says how fresh it is', async () => {
    const { html } = await page(at('/buy'), 'keyword=station');
    expect(html).toMatch(/A short walk to the (<!-- -->)?<mark[^>]*>station<\/mark>/);
    expect((await page(at('/buy'), 'keyword=tation')).html).toContain('No properties match your search');
  });

  test('few results: what to loosen, and an alert', async () => {
    const { html } = await page(at('/buy'), 'type=Villa');
    expect(html).toContain('Without “Villa');
    expect(html).toContain('Tell me when');
    expect(html).toContain('Close to what you’re looking for');
  });

  test('the form needs no script: a panel that the browser opens, and fields of the same names as the address', async () => {
    const { html } = await page(at('/buy'), 'beds=2&feature=solar&agent=nobody');
    expect(html).toContain('popoverTarget="search-filters"');
    for (const name of [
      'type',
      'min_price',
      'max_building',
      'feature',
      'built',
      'open',
      'auction',
      'agent',
      'keyword',
    ])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain('<option value="2" selected="">2 (0)</option>');
  });

  test('the heading names the surrounding suburbs', async () => {
    const { html } = await page(at('/buy'), 'suburb=newtown-nsw-2042');
    expect(html).toContain('Properties for sale in Newtown NSW and suburbs within 5 km</h1>');
    expect(html).toContain('href="/buy?suburb=newtown-nsw-2042&amp;surrounding=0"');
    const exact = await page(at('/buy'), 'suburb=newtown-nsw-2042&surrounding=0');
    expect(exact.html).toContain('Properties for sale in Newtown NSW</h1>');
    expect(exact.html).toContain('Include suburbs within 5 km');
  });

  test('a place nobody knows is told about, in words that cannot become markup', async () => {
    const { html } = await page(at('/buy'), 'q=<script>alert(1)</script>');
    expect(html).toContain('We couldn’t find');
    expect(html).not.toContain('<script>');
  });
});

// “Search form: show_in_sale or show_in_rental flag, buy_ptype, buy_min_price, …”: it stood on the front page, too.
test.each([
  ['show_in_rental=1&rent_max_price=700&buy_min_price=9', '/rent?max_price=700'],
  ['show_in_sale=1', '/buy'],
])('the home page with ?%s redirects to %s', async (text, redirect) => {
  expect(await home(input(text))).toEqual({ redirect, status: 302 });
});

test('the front page shows what is new, and its search form', async () => {
  const { html, head } = await page(home);
  expect(head.canonical).toBe('/');
  expect(html).toContain('12 Example Street');
  expect(html).toContain('Homes to rent');
});

test('an address that leads nowhere answers 404 with a search', async () => {
  const { html, status } = await page(notFound);
  expect(status).toBe(404);
  expect(html).toContain('name="q"');
});

test.each([
  ['q=port fairy vic&channel=buy', [{ key: 'port-fairy-vic-3284', label: 'Port Fairy VIC 3284', count: 1 }]],
  ['q=newtown nsw&channel=rent', [{ key: 'newtown-nsw-2042', label: 'Newtown NSW 2042', count: 1 }]],
  ['q=newtown nsw&channel=nonsense', [{ key: 'newtown-nsw-2042', label: 'Newtown NSW 2042', count: 1 }]],
  // Half a name of a place where the agency has nothing.
  ['q=woolloom&channel=buy', [{ key: 'woolloomooloo-nsw-2011', label: 'Woolloomooloo NSW 2011', count: 0 }]],
  ['', []],
  ['q=%00', []],
])('suggestions for %s', async (text, suburbs) => {
  const answer = await suburbSuggestions(input(text));
  expect(JSON.parse(String(answer.body))).toEqual({ suburbs });
  expect(answer.tags).toEqual(['listings']);
});

describe('a search that finds nothing', () => {
  const stored = () => query(payload, sql`select path, label, searches from empty_searches order by path`);

  test('is counted for the agency, without programs and without what was not filtered', async () => {
    const person = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    const { expiresAt } = await page(at('/buy'), 'beds=9&sort=price-low', person);
    // Half an hour later the same search counts again.
    expect(Number(expiresAt) - Date.now()).toBeLessThan(31 * 60_000);
    const searches = async () => Number((await stored())[0]?.searches);
    await expect.poll(searches).toBe(1);
    await page(at('/buy'), 'beds=9', person);
    await expect.poll(searches).toBe(2);
    await page(at('/buy'), 'beds=8', 'Googlebot/2.1');
    await page(at('/buy'), 'beds=1', person);
    await page(at('/leased'), '', person);
    expect((await stored()).map(({ label }) => label)).toEqual([expect.stringMatching(/^For sale, 9\+ bed/)]);
  });
});

describe('what a search page fetches while filters are chosen', () => {
  const partsAt = async (path: string, text: string): Promise<SearchParts> => {
    const { body } = await searchParts(readEntrance(path) ?? expect.fail(path))(input(text));
    return JSON.parse(String(body));
  };
  const decoded = (html: string) => html.replaceAll('&amp;', '&');

  test('says what the whole page says, without the form', async () => {
    const parts = await partsAt('/buy', 'type=House&beds=2');
    const { html, head } = await page(at('/buy'), 'type=House&beds=2');
    if ('redirect' in parts) return expect.fail(parts.redirect);
    expect(parts.title).toBe(`${head.title} | Your agency`);
    for (const part of ['heading', 'results', 'pager'])
      expect(parts.html).toContain(`data-search-part="${part}"`);
    expect(parts.html).toContain('fr-listing-card');
    expect(parts.html).not.toContain('<form aria-label');
    expect(html).toContain(parts.html.slice(0, 2000));
    expect(parts.html).toContain(`data-found="${parts.found}"`);
    expect(html).toContain(`<span data-count="found">${parts.counts.found}</span>`);
    expect(parts.counts.set).toBe(' (2)');
    const links = [...html.matchAll(/<nav aria-label[^>]*>.*?<\/nav>/gs)].flatMap(([nav]) =>
      [...nav.matchAll(/ href="([^"]*)"/g)].map(([, href]) => decoded(href ?? '')),
    );
    expect(links.slice(0, parts.links.length)).toEqual(parts.links);
  });

  test('has the number of each choice that the form shows', async () => {
    const parts = await partsAt('/buy', '');
    const { html } = await page(at('/buy'));
    if ('redirect' in parts) return expect.fail(parts.redirect);
    const pills = [...html.matchAll(/<span data-count="([^"]+=[^"]+)">([^<]*)<\/span>/g)];
    expect(pills.length).toBeGreaterThan(2);
    for (const [, choice = '', text] of pills) expect(parts.counts[choice] ?? '', choice).toBe(text);
    const list = /<select[^>]* name="beds"[^>]*>.*?<\/select>/s.exec(html)?.[0] ?? '';
    const options = [...list.matchAll(/<option value="(\d+)">\d+([^<]*)</g)];
    expect(options.length).toBeGreaterThan(2);
    for (const [, value, text] of options) expect(parts.counts[`beds=${value}`] ?? '').toBe(text);
  });

  test('names the address of a search that has another', async () => {
    expect(await partsAt('/buy', 'show_in_rental=1')).toEqual({ redirect: '/rent' });
  });
});
