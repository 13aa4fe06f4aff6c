import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolationsWithin } from './support/axe.ts';
import { openBrowser, type Tab } from './support/browser.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';

/* Check-in at the door of an open home with the connection cut. About six seconds. */

const COUNT = 200;
const LEADS = '/api/leads?where[form][equals]=open-home-check-in';

let browser: Awaited<ReturnType<typeof openBrowser>>;
let staff: Awaited<ReturnType<typeof staffRequests>>;
let tab: Tab;
beforeAll(async () => {
  browser = await openBrowser();
  staff = await staffRequests(site);
});
afterAll(async () => {
  // Other files count the leads of this site.
  await staff?.delete(LEADS);
  await browser?.close();
});

it('takes 200 visitors without a connection, also after a reload, and sends each once', async () => {
  const { rows } = await staff.get('/api/leads/open-homes');
  const [row] = (rows as { doorPath: string | null; listing: number; startsAt: string }[]).filter(
    ({ doorPath }) => doorPath,
  );
  if (!row?.doorPath) throw new Error('No listing of the demo agency has an open home in the coming week.');
  tab = await browser.open({ viewport: { width: 390, height: 844 } });
  const { page, problems } = tab;
  await page.goto(site.url + row.doorPath);
  await page.getByText('This page works without a connection.').waitFor();
  await expectNoAxeViolationsWithin({ page, parts: ['main'] });

  await page.context().setOffline(true);
  await page.reload();
  const button = page.getByRole('button', { name: 'Check in' });
  await page.getByLabel('Name').fill('Visitor 0');
  await page.getByLabel('Mobile').fill('0491 570 156');
  await page.getByLabel('Is also thinking of selling').check();
  await button.click();
  await page.getByText('1 waits on this phone.').waitFor();
  await page.evaluate(fillIn, COUNT);
  await page.getByText(`${COUNT} wait on this phone.`).waitFor();
  // A second tab shows the same visitors, and both find the connection again at once.
  const second = await page.context().newPage();
  await second.goto(site.url + row.doorPath);
  await second.getByText(`${COUNT} wait on this phone.`).waitFor();

  await page.context().setOffline(false);
  await page.getByText('All sent.').waitFor({ timeout: 60_000 });
  await second.getByText('All sent.').waitFor({ timeout: 60_000 });
  expect(await page.getByText(`${COUNT} visitors.`).count()).toBe(1);
  // The page as it was stored knows of nobody; the phone does.
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(`${COUNT} visitors.`).waitFor();
  await page.context().setOffline(false);
  const { docs } = await staff.get(`${LEADS}&limit=500&depth=0`);
  expect(new Set(docs.map(({ name }) => name)).size).toBe(COUNT);
  expect(docs).toHaveLength(COUNT);
  expect(
    docs.every(({ listing, inspection }) => listing === row.listing && inspection === row.startsAt),
  ).toBe(true);
  // What the browser says of requests without a connection.
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem))).toEqual(
    [],
  );
  await tab.close();
});

/** In the page: enters visitors up to this many, as fast as the form takes them. */
async function fillIn(count: number): Promise<void> {
  const form = document.querySelector('form') as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const entered = () => document.querySelectorAll('main li').length;
  for (let number = entered(); number < count; number += 1) {
    field('name').value = `Visitor ${number}`;
    field('phone').value = '0491 570 156';
    form.requestSubmit();
    while (entered() <= number) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
