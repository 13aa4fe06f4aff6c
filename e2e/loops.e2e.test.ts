import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { openBrowser, type Tab } from './support/browser.ts';
import { node } from './support/builder.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
let staff: Awaited<ReturnType<typeof staffRequests>>;
let tab: Tab;
const made: { collection: string; id: number }[] = [];

async function make(collection: string, data: object, content: object[]): Promise<number> {
  const design = { content, root: { props: {} } };
  const { doc } = await staff.post(`/api/${collection}`, { ...data, design, _status: 'published' });
  const { id } = doc as { id: number };
  made.push({ collection, id });
  return id;
}

const PATH = '/wp-json/elementor-pro/v1/refresh-loop';

beforeAll(async () => {
  browser = await openBrowser();
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
  tab = await browser.open({ baseURL: site.url });
  await tab.page.goto('/find-a-home');
  await awake();
});

afterAll(async () => {
  for (const { collection, id } of made) await staff.delete(`/api/${collection}/${id}`);
  await browser.close();
});

const awake = () => tab.page.waitForSelector('.fr-loop-filter[data-awake]');
const first = () => tab.page.locator('.fr-loop').first();
const types = () => first().locator('.e-loop-item article').allInnerTexts();
const said = () => first().locator('[data-loop-said]');
const term = (name: RegExp) => tab.page.locator('.fr-loop-filter a', { hasText: name }).first();

it('narrows in place: the address, what is heard, where one is; Back and Forward come with it', async () => {
  const { page } = tab;
  await page.evaluate(() => {
    document.body.dataset.same = 'page';
  });
  await term(/^House/).click();
  await page.waitForFunction(() =>
    /propert/.test(document.querySelector('[data-loop-said]')?.textContent ?? ''),
  );
  expect(page.url()).toMatch(/\?e-filter-[0-9a-f]{7}-type=house$/);
  const houses = Number(/^\d+/.exec(String(await said().textContent()))?.[0]);
  expect((await types()).every((text) => text.includes('House'))).toBe(true);
  expect(await term(/^House/).getAttribute('aria-current')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('House');
  expect(await first().getAttribute('aria-busy')).toBeNull();

  await page.locator('.fr-loop-filter select').selectOption('4');
  await page.waitForFunction(
    (before) => !document.querySelector('[data-loop-said]')?.textContent?.startsWith(`${before} `),
    houses,
  );
  expect(page.url()).toMatch(/-type=house&e-filter-[0-9a-f]{7}-beds=4$/);
  const large = Number.parseInt(String(await said().textContent()), 10);
  expect(large).toBeLessThan(houses);

  await page.goBack();
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-loop-said]')?.textContent?.startsWith(`${wanted} `),
    houses,
  );
  expect(await page.locator('.fr-loop-filter select').inputValue()).toBe('');
  await page.goForward();
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-loop-said]')?.textContent?.startsWith(`${wanted} `),
    large,
  );
  await term(/^All/).click();
  await page.locator('.fr-loop-filter select').selectOption('');
  await page.waitForFunction(() => !location.search && !document.querySelector('.fr-loop[aria-busy]'));
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('page');
});

it('pages by numbers, and adds more below where one reads on', async () => {
  const { page } = tab;
  const before = await types();
  await first().getByRole('link', { name: 'Next page' }).click();
  await page.waitForFunction(() => document.activeElement?.id.startsWith('loop-'));
  expect(page.url()).toMatch(/e-page-[0-9a-f]{7}=2$/);
  expect(await types()).not.toEqual(before);
  const more = page.locator('.fr-loop').nth(1);
  const titles = () => more.locator('.e-loop-item h3').allInnerTexts();
  const shown = await titles();
  await more.getByRole('link', { name: /^Show more/ }).click();
  await more.locator('.e-loop-item').nth(5).waitFor();
  expect((await titles()).slice(0, 3)).toEqual(shown);
  expect(new Set(await titles()).size).toBe(6);
  const [, , , fourth] = await titles();
  expect(await page.evaluate(() => document.activeElement?.closest('li')?.innerText)).toContain(fourth);
  // The address shows as many to whoever reloads.
  await page.waitForURL(/&e-page-[0-9a-f]{7}=2$/);
  await page.reload();
  expect(new Set(await titles()).size).toBe(6);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await awake();
  await expectNoAxeViolations(page);
});

it('leaves everything as it is when the answer does not come, and nothing dimmed', async () => {
  const { page } = tab;
  const before = await types();
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500, body: '{"data":"<p>no</p>"}' }));
  const answered = page.waitForResponse(`**${PATH}`);
  await term(/^House/).click();
  await answered;
  await page.waitForFunction(() => !document.querySelector('.fr-loop[aria-busy], .fr-loop-overlay'));
  expect(await types()).toEqual(before);
  await page.unroute(`**${PATH}`);
  // The browser itself says that the answer was a failure.
  expect(tab.problems.filter((problem) => !problem.includes('status of 500'))).toEqual([]);
});

it('a later answer is not overtaken by an earlier one', async () => {
  const { page } = tab;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  await page.route(`**${PATH}`, async (route) => {
    asked += 1;
    if (asked === 1) await held;
    await route.continue().catch(() => undefined);
  });
  await term(/^All/).click();
  await term(/^House/).click();
  await page.waitForFunction(() => !document.querySelector('.fr-loop[aria-busy]'));
  letGo();
  await page.unroute(`**${PATH}`);
  expect((await types()).every((text) => text.includes('House'))).toBe(true);
  expect(asked).toBe(2);
});

it('without a script: plain links and a form do the same', async () => {
  const plain = await browser.open({ baseURL: site.url, javaScriptEnabled: false });
  const { page } = plain;
  await page.goto('/find-a-home');
  await page.locator('.fr-loop-filter a', { hasText: /^House/ }).click();
  await page.locator('.fr-loop-filter select').selectOption('3');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(page.url()).toMatch(/\?e-filter-[0-9a-f]{7}-type=house&e-filter-[0-9a-f]{7}-beds=3#loop-/);
  const texts = await page.locator('.fr-loop').first().locator('article').allInnerTexts();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every((text) => text.includes('House'))).toBe(true);
  expect(plain.problems).toEqual([]);
  await plain.close();
});
