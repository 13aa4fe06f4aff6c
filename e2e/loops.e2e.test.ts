import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { node } from './support/builder.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const PATH = '/wp-json/elementor-pro/v1/refresh-loop';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
const tab = useTab(browser, { baseURL: site.url });
let page: Page;
const made: { collection: string; id: number }[] = [];

async function make(collection: string, data: object, content: object[]): Promise<number> {
  const design = { content, root: { props: {} } };
  const { doc } = await staff.post(`/api/${collection}`, { ...data, design, _status: 'published' });
  const { id } = doc as { id: number };
  made.push({ collection, id });
  return id;
}

beforeAll(async () => {
  staff = await staffRequests(site);
  const template = await make('item-templates', { name: 'Small', source: 'listings' }, [
    node('item-picture', 'picture'),
    node('item-price', 'price'),
    node('item-title', 'title'),
  ]);
  await make('pages', { title: 'Find', path: '/find-a-home' }, [
    node('section', 'section-1', {
      content: [
        node('heading', 'heading-1', { text: 'Find a home', level: '1' }),
        node('loop-filter', 'filter-1', { taxonomy: 'type' }),
        node('loop-filter', 'filter-2', { taxonomy: 'beds', look: 'select' }),
        node('loop-filter', 'filter-3', { taxonomy: 'category', look: 'list', choose: 'any' }),
        node('loop-grid', 'loop-1', { title: 'On the market', perPage: 3, says: true }),
        node('loop-grid', 'loop-2', {
          title: 'More',
          perPage: 3,
          template: [template],
          pager: 'load-more',
          leaveOutShown: true,
        }),
      ],
    }),
  ]);
});
afterAll(async () => {
  for (const { collection, id } of made) await staff.delete(`/api/${collection}/${id}`);
});

// Each in a new tab, so that no test affects the next.
beforeEach(async () => {
  page = tab.page;
  await page.goto('/find-a-home');
  await awake(page.locator('.fr-loop-filter').last());
  await page.evaluate(() => {
    document.body.dataset.same = 'page';
  });
});

/** From then on clicks update the list in place; before, links open their pages. */
async function awake(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  await part.and(page.locator('[data-awake]')).waitFor();
}
const first = () => page.locator('.fr-loop').first();
const items = () => first().locator('.e-loop-item article').allInnerTexts();
const notHouses = async () => (await items()).filter((text) => !text.includes('House'));
const term = (name: RegExp) => page.locator('.fr-loop-filter a', { hasText: name }).first();
const beds = () => page.locator('.fr-loop-filter select');
const atRest = () => first().and(page.locator(':not([aria-busy])')).waitFor();
/** The count as screen readers announce it; 0 between two announcements. */
const announced = async () =>
  Number(/^\d+(?= propert)/.exec((await first().locator('[data-loop-said]').textContent()) ?? '')?.[0]);
const announces = (count: number) => expect.poll(announced).toBe(count);
const isSamePage = () => page.evaluate(() => document.body.dataset.same === 'page');

it('narrows in place: the address, the announcement, the focus; Back and Forward come with it', async () => {
  await term(/^House/).click();
  await expect.poll(announced).toBeGreaterThan(0);
  const houses = await announced();
  expect(page.url()).toMatch(/\?e-filter-[0-9a-f]{7}-type=house$/);
  expect(await notHouses()).toEqual([]);
  expect(await term(/^House/).getAttribute('aria-current')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('House');

  await beds().selectOption('4');
  await expect.poll(announced).toBeLessThan(houses);
  const large = await announced();
  expect(page.url()).toMatch(/-type=house&e-filter-[0-9a-f]{7}-beds=4$/);

  await page.goBack();
  await announces(houses);
  expect(await beds().inputValue()).toBe('');
  await page.goForward();
  await announces(large);
  await term(/^All/).click();
  await beds().selectOption('');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await atRest();
  expect(await isSamePage()).toBe(true);
});

it('pages by numbers, and adds more below where one reads on', async () => {
  const before = await items();
  await awake(first());
  await first().getByRole('link', { name: 'Next page' }).click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith('loop-'));
  expect(page.url()).toMatch(/e-page-[0-9a-f]{7}=2$/);
  expect(await items()).not.toEqual(before);
  const more = page.locator('.fr-loop').nth(1);
  const titles = () => more.locator('.e-loop-item h3').allInnerTexts();
  const shown = await titles();
  await awake(more);
  await more.getByRole('link', { name: /^Show more/ }).click();
  await more.locator('.e-loop-item').nth(5).waitFor();
  expect((await titles()).slice(0, 3)).toEqual(shown);
  expect(new Set(await titles()).size).toBe(6);
  const [, , , fourth] = await titles();
  expect(await page.evaluate(() => document.activeElement?.closest('li')?.innerText)).toContain(fourth);
  // After a reload the address shows as many.
  await page.waitForURL(/&e-page-[0-9a-f]{7}=2$/);
  await page.reload();
  expect(new Set(await titles()).size).toBe(6);
  await awake(first());
  await expectNoAxeViolations(page);
  expect(tab.problems).toEqual([]);
});

it('leaves everything as it is when the answer does not come, and nothing dimmed', async () => {
  const before = await items();
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500, body: '{"data":"<p>no</p>"}' }));
  const answered = page.waitForResponse(`**${PATH}`);
  await term(/^House/).click();
  await answered;
  await atRest();
  expect(await page.locator('.fr-loop-overlay').count()).toBe(0);
  expect(await items()).toEqual(before);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await term(/^House/).getAttribute('aria-current')).toBeNull();
  // The browser itself logs the failed request.
  expect(tab.problems.filter((problem) => !problem.includes('status of 500'))).toEqual([]);
});

it('a later answer is not overtaken by an earlier one', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(`**${PATH}`, async (route) => {
    requests += 1;
    if (requests === 1) await held;
    await route.continue().catch(() => undefined);
  });
  await term(/^Unit|^Apartment/).click();
  await term(/^House/).click();
  await expect.poll(announced).toBeGreaterThan(0);
  letGo();
  await page.unroute(`**${PATH}`);
  await atRest();
  expect(await notHouses()).toEqual([]);
  expect(requests).toBe(2);
});

it('clicks that wait for the script take effect in order', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/choose-in-loop\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await term(/^Apartment/).click();
  await term(/^House/).click();
  letGo();
  await page.waitForURL(/-type=house$/);
  await expect.poll(announced).toBeGreaterThan(0);
  expect(await notHouses()).toEqual([]);
  await page.goBack();
  await page.waitForURL(/-type=apartment$/);
});

it('a choice that came before the script counts too', async () => {
  const slow = await browser.open({ baseURL: site.url });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await slow.page.route(/loop\.behaviour\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await slow.page.goto('/find-a-home', { waitUntil: 'domcontentloaded' });
  await slow.page.locator('.fr-loop-filter select').selectOption('4');
  letGo();
  await slow.page.waitForURL(/\?e-filter-[0-9a-f]{7}-beds=4$/);
  expect(slow.problems).toEqual([]);
  await slow.close();
});

it('without a script: plain links and a form do the same', async () => {
  const plain = await browser.open({ baseURL: site.url, javaScriptEnabled: false });
  await plain.page.goto('/find-a-home');
  await plain.page.locator('.fr-loop-filter a', { hasText: /^House/ }).click();
  await plain.page.locator('.fr-loop-filter select').selectOption('3');
  await plain.page.getByRole('button', { name: 'Show' }).click();
  expect(plain.page.url()).toMatch(/\?e-filter-[0-9a-f]{7}-type=house&e-filter-[0-9a-f]{7}-beds=3#loop-/);
  const texts = await plain.page.locator('.fr-loop').first().locator('article').allInnerTexts();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every((text) => text.includes('House'))).toBe(true);
  expect(plain.problems).toEqual([]);
  await plain.close();
});
