import { builtInTables, STATES } from '@frontage/duty';
import { gaps } from '@frontage/duty/gaps';
import { describe, expect, test } from 'vitest';
import { flatEdition } from '#site/features/calculators/testing/flat-edition.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { TEST_SITE_URL, testSite } from '../test-site.ts';

const { get, payload } = await testSite();
const PATH = '/calculators/stamp-duty';

describe('the calculator’s page', () => {
  test('stands there without a query, with what it covers and the lines for other websites', async () => {
    const { status, text } = await get(PATH);
    expect(status).toBe(200);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}${PATH}"/>`);
    expect(text).toMatch(/<link[^>]*href="\/duty\/v1\/style\?v=[\w-]{8}"/);
    expect(text).toContain('fr-island name="stamp-duty-calculator"');
    for (const name of ['Tasmania', 'Western Australia'])
      expect(text).toMatch(new RegExp(`<h3[^>]*><a [^>]*>${name}</a></h3>`));
    expect(text).toContain(`&lt;script src=&quot;${TEST_SITE_URL}/embed/stamp-duty.js&quot; async&gt;`);
  });

  test('answers a purchase in the query without any script, under the same canonical address', async () => {
    const { status, text } = await get(`${PATH}?state=NSW&date=2025-08-01&value=650,000&use=primary`);
    expect(status).toBe(200);
    expect(text).toMatch(/Stamp duty <strong>\$23,662<\/strong>/);
    expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}${PATH}"/>`);
  });

  test('says what to do about an answer that it cannot read', async () => {
    const { status, text } = await get(`${PATH}?value=lots&state=%3Cscript%3E`);
    expect(status).toBe(200);
    expect(text).toContain('Enter the property value in dollars, like 750,000.');
    expect(text).toContain('Choose a state or territory from the list.');
  });

  test('is kept by the page cache, each purchase by itself', async () => {
    const address = `${PATH}?state=QLD&value=700000`;
    const caches = [await get(address), await get(address), await get(`${PATH}?state=QLD&value=700001`)];
    expect(caches.map(({ headers }) => headers.get('x-frontage-cache'))).toEqual(['miss', 'hit', 'miss']);
  });
});

describe('the pages of rates', () => {
  const RATES = `${PATH}/rates`;

  test('name each state, with what is not confirmed for the year', async () => {
    const { status, text } = await get(RATES);
    expect(status).toBe(200);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain(`href="${RATES}/wa"`);
    expect(text).toMatch(/(All are confirmed for|Not confirmed for) \d{4}-\d\d/);
  });

  test.each(STATES)(
    'have every table of $state in force, with its source and what is not known',
    async ({ state }) => {
      const { status, text } = await get(`${RATES}/${state.toLowerCase()}`);
      expect(status).toBe(200);
      const today = dayInSydney(Date.now());
      const tables = builtInTables.find((one) => one.state === state);
      for (const { id, tables: all } of tables?.schemes ?? []) {
        const table = all.findLast(({ from }) => from <= today);
        expect(text.includes(`<section id="${id}"`)).toBe(Boolean(table?.rules.length));
        if (!table?.rules.length) continue;
        for (const key of table.sources)
          expect(text).toContain(escaped(tables?.sources[key]?.address ?? 'no such source'));
      }
      for (const gap of gaps[state]) expect(text).toContain(escaped(gap));
      expect(text).toContain(
        `<link rel="canonical" href="${TEST_SITE_URL}${RATES}/${state.toLowerCase()}"/>`,
      );
    },
  );

  test.each(['nz', 'VIC', 'vic/more'])('are not there for “%s”', async (name) => {
    expect((await get(`${RATES}/${name}`)).status).toBe(404);
  });

  test('stand in the sitemap', async () => {
    const { text } = await get('/sitemap/pages.xml');
    for (const path of [RATES, `${RATES}/nsw`]) expect(text).toContain(`<loc>${TEST_SITE_URL}${path}</loc>`);
  });

  test('are linked from each line of the calculator’s answer', async () => {
    const { text } = await get(`${PATH}?state=NSW&value=650000`);
    for (const id of ['duty', 'transfer-fee', 'mortgage-fee'])
      expect(text).toContain(`href="${RATES}/nsw#${id}"`);
  });

  test('are cached until an edition is published', async () => {
    const cache = async () => (await get(`${RATES}/nsw`)).headers.get('x-frontage-cache');
    await cache();
    expect(await cache()).toBe('hit');
    const { id } = await payload.create({
      collection: 'duty-editions',
      data: {
        title: 'NSW, flat',
        why: 'A trial',
        state: 'NSW',
        status: 'published',
        tables: flatEdition({ from: '2026-07-01' }) as never,
      },
    });
    const { text, headers } = await get(`${RATES}/nsw`);
    expect(headers.get('x-frontage-cache')).toBe('miss');
    expect(text).toContain('10 % of the whole price');
    expect(text).toContain('as published 1 November 2026');
    await payload.delete({ collection: 'duty-editions', id });
  });
});

/** A text as React writes it into HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
