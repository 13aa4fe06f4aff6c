import { describe, expect, test } from 'vitest';
import { TEST_SITE_URL, testSite } from '../test-site.ts';

const { get } = await testSite();
const PATH = '/calculators/stamp-duty';

describe('the calculator’s page', () => {
  test('stands there without a query, with what it covers and the lines for other websites', async () => {
    const { status, text } = await get(PATH);
    expect(status).toBe(200);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain(`<link rel="canonical" href="${TEST_SITE_URL}${PATH}"/>`);
    expect(text).toMatch(/<link[^>]*href="\/duty\/v1\/style\?v=[\w-]{8}"/);
    expect(text).toContain('fr-island name="stamp-duty-on-page"');
    for (const name of ['Tasmania', 'Western Australia'])
      expect(text).toMatch(new RegExp(`<h3[^>]*>${name}</h3>`));
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
    expect(text).toContain('Enter the property value in dollars, like 750,000 or 1.2m.');
    expect(text).toContain('Choose a state or territory from the list.');
  });

  test('is kept by the page cache, each purchase by itself', async () => {
    const address = `${PATH}?state=QLD&value=700000`;
    const caches = [await get(address), await get(address), await get(`${PATH}?state=QLD&value=700001`)];
    expect(caches.map(({ headers }) => headers.get('x-frontage-cache'))).toEqual(['miss', 'hit', 'miss']);
  });
});
