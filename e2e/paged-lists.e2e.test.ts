import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const PATH = '/paged-lists';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let made: unknown;
const tab = useTab(browser, { reducedMotion: 'reduce' });
let page: Page;

const works = Array.from({ length: 13 }, (_, index) => ({
  title: `Work ${index + 1}.`,
  tags: index % 2 ? 'Shops' : 'Farms',
  text: '',
  image: null,
  link: null,
}));
const portfolio = (id: string, pager: string, perPage: number) => ({
  type: 'portfolio',
  props: { id, items: works, pager, perPage },
});

beforeAll(async () => {
  staff = await staffRequests(site);
  const { doc } = await staff.post('/api/pages', {
    title: 'Paged lists',
    path: PATH,
    _status: 'published',
    design: {
      content: [
        { type: 'heading', props: { id: 'title', text: 'Lists', level: '1' } },
        { type: 'heading', props: { id: 'section', text: 'Works', level: '2' } },
        portfolio('numbers', 'numbers', 2),
        portfolio('steps', 'prev-next', 6),
        portfolio('more', 'load-more', 5),
        { type: 'posts', props: { id: 'news', perPage: 2, pager: 'prev-next' } },
      ],
      root: { props: {} },
    },
  });
  made = (doc as { id: number }).id;
});
afterAll(async () => {
  await staff.delete(`/api/pages/${made}`);
});
// Each in a new tab, so that no test affects the next.
beforeEach(async () => {
  ({ page } = tab);
  await page.goto(site.url + PATH);
});

const list = (id: string) => page.locator(`#list-${id}`);
/** Scrolls to a list. Once its script runs clicks update it in place; before, links open their pages. */
async function goTo(id: string) {
  await list(id).scrollIntoViewIfNeeded();
  await page.locator(`#list-${id}[data-awake]`).waitFor();
}
const titles = (id: string) => list(id).locator('h3').allTextContents();
const first = (id: string, title: string) =>
  list(id).locator('h3').first().filter({ hasText: title }).waitFor();
const click = (id: string, name: string) => list(id).getByRole('link', { name, exact: true }).click();

it('page numbers update the list in place, and so do Back and Forward', async () => {
  await page.evaluate(() => Object.assign(window, { same: true }));
  await goTo('numbers');
  expect(await list('numbers').locator('[data-paged-pager]').innerText()).toContain('…');
  await click('numbers', 'Next page');
  await first('numbers', 'Work 3.');
  await click('numbers', 'Page 7');
  await first('numbers', 'Work 13.');
  expect(new URL(page.url()).searchParams.get('e-page-numbers')).toBe('7');
  await page.goBack();
  await first('numbers', 'Work 3.');
  await page.goForward();
  await first('numbers', 'Work 13.');
  expect(await list('numbers').getByRole('status').textContent()).toBe('Page 7 of 7');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

it('its arrows turn round where text runs from right to left', async () => {
  const arrow = () =>
    list('numbers')
      .locator('[rel=next] svg')
      .evaluate((svg) => getComputedStyle(svg).scale);
  expect(await arrow()).toBe('none');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect.poll(arrow).toBe('-1 1');
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
});

it('a filter starts from the first page, and keeps what other lists show', async () => {
  await page.goto(`${site.url}${PATH}?e-page-numbers=7`);
  await goTo('steps');
  await click('steps', 'Next');
  await first('steps', 'Work 7.');
  await click('steps', 'Shops');
  await first('steps', 'Work 2.');
  expect(await titles('steps')).toHaveLength(6);
  // At both ends there is nothing to click.
  expect(await list('steps').locator('[data-paged-pager] a').count()).toBe(0);
  const said = new URL(page.url()).searchParams;
  expect([said.get('e-filter-steps-kind'), said.get('e-page-steps'), said.get('e-page-numbers')]).toEqual([
    'shops',
    null,
    '7',
  ]);
});

it('more is added below, once for each click, and what was there is not fetched again', async () => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.postData() ?? ''));
  await goTo('more');
  const button = list('more').getByRole('link', { name: /Show more \(8 left\)/ });
  await button.dblclick();
  await list('more').locator('h3').nth(9).waitFor();
  expect(calls).toHaveLength(1);
  expect(await titles('more')).toHaveLength(10);
  await list('more')
    .getByRole('link', { name: /Show more \(3 left\)/ })
    .click();
  await list('more').locator('h3').nth(12).waitFor();
  expect(await list('more').locator('[data-paged-pager]').innerText()).toBe('No more to show');
  expect(await list('more').locator('[data-paged-pager] a').count()).toBe(0);
  expect(
    await list('more')
      .locator('li:nth-child(11)')
      .evaluate((item) => item === document.activeElement),
  ).toBe(true);
  // Back from a filter shows all that was there.
  await click('more', 'Shops');
  await first('more', 'Work 2.');
  await page.goBack();
  await list('more').locator('h3').nth(12).waitFor();
  expect(await titles('more')).toEqual(works.map(({ title }) => title));
});

it('what cannot be fetched changes nothing, and is not busy for long', async () => {
  await page.route('**/admin-ajax.php', (route) => route.abort());
  await goTo('news');
  const before = await titles('news');
  await click('news', 'Next');
  await page.locator('#list-news:not([aria-busy])').waitFor();
  expect(await titles('news')).toEqual(before);
  await page.unroute('**/admin-ajax.php');
  await click('news', 'Next');
  await page.waitForURL(/e-page-news=2/);
  expect(await titles('news')).not.toEqual(before);
  await expectNoAxeViolations(page);
});

it('without JavaScript the same links open the pages', async () => {
  const plain = await browser.open({ javaScriptEnabled: false });
  await plain.page.goto(site.url + PATH);
  await plain.page.locator('#list-numbers').getByRole('link', { name: 'Page 2', exact: true }).click();
  expect(await plain.page.locator('#list-numbers h3').first().textContent()).toBe('Work 3.');
  await plain.page.locator('#list-numbers').getByRole('link', { name: 'Shops' }).click();
  expect(await plain.page.locator('#list-numbers h3').first().textContent()).toBe('Work 2.');
  await plain.close();
});
