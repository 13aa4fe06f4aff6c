import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
let staff: Awaited<ReturnType<typeof staffRequests>>;
beforeAll(async () => {
  browser = await openBrowser();
  staff = await staffRequests(site);
});
afterAll(() => browser?.close());

/** An empty page, as its form makes it. */
async function newPage(path: string): Promise<number> {
  const { doc } = await staff.post('/api/pages?draft=true', { title: 'Sell with us', path });
  return Number((doc as { id: number }).id);
}

/** The page builder with this page in it, signed in. */
async function openBuilder(id: number) {
  const tab = await browser.open();
  const { page } = tab;
  await page.goto(`${site.url}/admin/login`);
  await page.locator('#field-email').fill(site.admin.email);
  await page.locator('#field-password').fill(site.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goto(`${site.url}/admin/builder/pages/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Sell with us' }).waitFor();
  return { tab, page, canvas: page.frameLocator('#preview-frame') };
}

it('builds a page from nothing, shows it, publishes it, and restores an older version', async () => {
  const path = '/built-from-nothing';
  const id = await newPage(path);
  const { tab, page, canvas } = await openBuilder(id);
  // Puck keeps a second, hidden copy of the fields for narrow screens.
  const words = page.getByLabel('Heading', { exact: true }).filter({ visible: true });
  const says = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

  // A heading by keyboard, and its words.
  await page.getByText('Blocks', { exact: true }).first().click();
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('heading');
  await search.press('Enter');
  await words.fill('First words');
  await canvas.getByRole('heading', { name: 'First words' }).waitFor();
  await says('Draft saved');
  expect((await fetch(site.url + path)).status).toBe(404);

  // Whoever has the link sees the draft.
  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ]);
  await shown.waitForURL(/\/preview\/pages\//);
  await shown.getByRole('heading', { name: 'First words' }).waitFor();
  await shown.close();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await says('Published');
  expect(await (await fetch(site.url + path)).text()).toContain('First words');

  await words.fill('Second words');
  await canvas.getByRole('heading', { name: 'Second words' }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(async () => (await fetch(site.url + path)).text()).toContain('Second words');

  const { docs } = await staff.get(`/api/pages/versions?where[parent][equals]=${id}&sort=-updatedAt`);
  const first = docs.find(
    ({ version }) =>
      JSON.stringify(version).includes('First words') && JSON.stringify(version).includes('published'),
  );
  await staff.post(`/api/pages/versions/${first?.id}`, {});
  await expect.poll(async () => (await fetch(site.url + path)).text()).toContain('First words');
  expect(tab.problems.filter((problem) => !problem.startsWith('console: Failed to load'))).toEqual([]);
  await tab.close();
});

it('warns when somebody else saved meanwhile, and keeps both', async () => {
  const id = await newPage('/two-editors');
  const { tab, page } = await openBuilder(id);
  const { updatedAt } = await staff.get(`/api/pages/${id}?draft=true&depth=0`);
  const design = { content: [{ type: 'heading', props: { id: 'theirs', text: 'Theirs' } }], root: {} };
  const response = await page.request.put(`${site.url}/api/pages/${id}/design`, {
    data: { design, basedOn: updatedAt },
    headers: { origin: site.url },
  });
  expect(response.status()).toBe(200);

  await page.getByRole('button', { name: /^About us/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/saved this page at/).waitFor();
  await dialog.getByRole('button', { name: 'Keep mine as the newest version' }).click();
  await page.getByRole('status').filter({ hasText: 'Draft saved' }).waitFor();
  const { docs } = await staff.get(`/api/pages/versions?where[parent][equals]=${id}&sort=-updatedAt`);
  expect(JSON.stringify(docs[0])).toContain('A local agency');
  expect(JSON.stringify(docs)).toContain('Theirs');
  await tab.close();
});

it('says that nothing is lost while there is no connection, and saves when it is back', async () => {
  const id = await newPage('/lost-connection');
  const { tab, page } = await openBuilder(id);
  await page.route('**/design', (route) => route.abort());
  await page.getByRole('button', { name: /^About us/ }).click();
  await page.getByRole('status').filter({ hasText: 'Not saved yet, trying again' }).waitFor();
  await page.unroute('**/design');
  await page.getByRole('status').filter({ hasText: 'Draft saved' }).waitFor();
  const { design } = await staff.get(`/api/pages/${id}?draft=true&depth=0`);
  expect(JSON.stringify(design)).toContain('A local agency');
  await tab.close();
});
