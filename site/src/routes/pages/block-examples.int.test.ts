import { expect, it } from 'vitest';
import { TEST_ADMIN, testPayload } from '#site/testing/payload.ts';
import { testSite } from '#site/testing/site.ts';

const { payload, get, address } = await testSite();
await testPayload({ seedAdmin: true });
const { token } = await payload.login({ collection: 'users', data: TEST_ADMIN });

/** What staff get at an address. */
async function staffGet(path: string) {
  const response = await fetch(address + path, { headers: { Authorization: `JWT ${token}` } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it('shows staff every named example of a block, each by its name', async () => {
  const { status, text, headers } = await staffGet('/preview/blocks/heading');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  const { loadExamples } = await import('#site/builder/load-examples.ts');
  const names = Object.keys((await loadExamples('heading')) ?? {});
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(text).toContain(`aria-label="${name}"`);
});

it('draws every picture as one that there is', async () => {
  const { text } = await staffGet('/preview/blocks/image');
  expect(text).not.toMatch(/\/media\/example/);
  expect((await get('/preview/blocks/picture.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

it('shows the parts of pages as well', async () => {
  expect((await staffGet('/preview/blocks/listing-price')).status).toBe(200);
});

it('is for staff, and of blocks there are', async () => {
  expect((await get('/preview/blocks/heading')).status).toBe(401);
  expect((await staffGet('/preview/blocks/constructor')).status).toBe(404);
});
