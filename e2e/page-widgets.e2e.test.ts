import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { restyled } from './support/part-styles.ts';
import { site } from './support/site.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
const tab = useTab(browser);

const header = (page: Page) => page.locator('header.fr-header');
const headerTop = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().top);
const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
const awake = (page: Page) => page.waitForSelector('header[data-header="rests"]');
/** The front page with a few more elements at the foot of its content. */
async function openWith(page: Page, html: string, query = '') {
  await page.route(`${site.url}/${query}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `${html}</main>`);
    await route.fulfill({ response, body: restyled(body) });
  });
  await page.goto(`${site.url}/${query}`);
}

describe('the header', () => {
  it('scrolls away, comes back 200 px beyond its height, and stays until the page is back at its top', async () => {
    const { page } = tab;
    await page.goto(site.url);
    await awake(page);
    const height = await header(page).evaluate((element) => (element as HTMLElement).offsetHeight);
    await scrollPage(page, height + 150);
    await expect.poll(() => headerTop(page)).toBeLessThan(-height);
    await scrollPage(page, height + 260);
    await page.waitForSelector('header[data-header="held"]');
    await expect.poll(() => headerTop(page)).toBe(0);
    await scrollPage(page, 40);
    await expect.poll(() => headerTop(page)).toBe(0);
    await scrollPage(page, 0);
    await awake(page);
    expect(tab.problems).toEqual([]);
  });

  it('moves nothing as it goes and comes', async () => {
    const { page } = tab;
    await page.goto(site.url);
    await awake(page);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    for (const top of [150, 400, 2000, 100, 0]) {
      await scrollPage(page, top);
      await page.waitForTimeout(100);
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  it('stays in sight without script', async () => {
    const still = await browser.open({ javaScriptEnabled: false });
    await still.page.goto(`${site.url}/buy`);
    expect(await header(still.page).evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
    await still.close();
  });
});

describe('the way back to the top', () => {
  it('shows beyond 300 px and leads there', async () => {
    const { page } = tab;
    await page.goto(site.url);
    await awake(page);
    const link = page.locator('a[data-to-top]');
    expect(await link.isVisible()).toBe(false);
    await scrollPage(page, 300);
    await page.waitForTimeout(50);
    expect(await link.isVisible()).toBe(false);
    await scrollPage(page, 1500);
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(tab.problems).toEqual([]);
  });
});

it('on phones the way back to the top shows only while people scroll up', async () => {
  const phone = await browser.open({ viewport: { width: 390, height: 800 } });
  const { page } = phone;
  await page.goto(site.url);
  await awake(page);
  const link = page.locator('a[data-to-top]');
  await scrollPage(page, 1500);
  await page.waitForSelector('html[data-down]');
  await expect.poll(() => link.isVisible()).toBe(false);
  await scrollPage(page, 1400);
  await link.waitFor();
  await phone.close();
});

it('the link past the menu moves the focus at once', async () => {
  const { page } = tab;
  await page.goto(`${site.url}/agents`);
  await awake(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

describe('links within the page', () => {
  const place =
    '<p style="height:1500px">Far</p><a id="leap" href="#p-end">Leap</a><h2 id="p-end">The end</h2><p style="height:1500px">Further</p>';

  it('move the page there in 0.8 s and say so in the address', async () => {
    const { page } = tab;
    await openWith(page, place);
    await awake(page);
    const link = page.locator('#leap');
    await scrollPage(page, 0);
    const began = await page.evaluate(() => {
      document.querySelector<HTMLElement>('#leap')?.click();
      return performance.now();
    });
    await page.waitForFunction(() => location.hash === '#p-end');
    expect((await page.evaluate(() => performance.now())) - began).toBeGreaterThan(780);
    const top = await page.locator('#p-end').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(70);
    expect(top).toBeLessThan(130);
    expect(await link.count()).toBe(1);
  });

  it('stop when the visitor scrolls meanwhile', async () => {
    const { page } = tab;
    await openWith(page, place);
    await awake(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#leap')?.click();
      dispatchEvent(new WheelEvent('wheel'));
    });
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => location.hash)).toBe('');
  });
});

it('?theme_template_id= brings its element to the middle of the screen', async () => {
  const { page } = tab;
  const template =
    '<p style="height:900px"></p><div data-template-id="77" style="height:100px">T</div><p style="height:900px"></p>';
  await openWith(page, template, '?theme_template_id=77');
  const middle = () =>
    page.locator('[data-template-id="77"]').evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.abs(top + height / 2 - innerHeight / 2);
    });
  await expect.poll(middle, { timeout: 15_000 }).toBeLessThan(2);
});

describe('the search over the page', () => {
  it('opens with its field ready, and closes on Escape', async () => {
    const { page } = tab;
    await page.goto(`${site.url}/agents`);
    await awake(page);
    await page.getByRole('button', { name: 'Find a property' }).click();
    const search = page.getByRole('dialog', { name: 'Find a property' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    await expectNoAxeViolations(page);
    // Nothing behind it can be reached meanwhile.
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await search.isVisible()).toBe(false);
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('popovertarget')))
      .toBe('site-search');
    expect(tab.problems).toEqual([]);
  });

  it('works without script, from a phone’s menu too', async () => {
    const still = await browser.open({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    const { page } = still;
    await page.goto(`${site.url}/agents`);
    await page.locator('header summary').click();
    await page.getByRole('button', { name: 'Find a property' }).click();
    const search = page.getByRole('dialog', { name: 'Find a property' });
    await search.getByLabel('Looking for').selectOption('rent');
    await search.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/rent(\?|$)/);
    await still.close();
  });
});

it('the menu of narrow screens closes on Escape and on a click beside it', async () => {
  const phone = await browser.open({ viewport: { width: 390, height: 800 } });
  const { page } = phone;
  await page.goto(site.url);
  await awake(page);
  const menu = page.locator('header details');
  const isOpen = () => menu.evaluate((element) => (element as HTMLDetailsElement).open);
  await menu.locator('summary').click();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await menu.locator('summary').click();
  await page.mouse.click(200, 780);
  await expect.poll(isOpen).toBe(false);
  await phone.close();
});

describe('a telephone number', () => {
  const number =
    '<a href="tel:0255500140" data-behaviour="phone-reveal" data-agent="7" class="fr-phone-reveal" id="phone"><span class="fr-phone-label">Show number</span><span class="fr-phone-number">02 5550 0140</span></a>';

  it('shows when it is asked for, at least 150 px wide, and that is counted', async () => {
    const { page } = tab;
    await openWith(page, number);
    const link = page.locator('#phone');
    await link.scrollIntoViewIfNeeded();
    expect(await link.innerText()).toBe('Show number');
    await page.waitForTimeout(500);
    await link.click();
    expect(await link.innerText()).toBe('02 5550 0140');
    await expect.poll(() => link.evaluate((element) => getComputedStyle(element).minWidth)).toBe('150px');
    expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toContainEqual({
      event: 'phone_revealed',
      agent_id: '7',
    });
  });

  it('is there without script', async () => {
    const still = await browser.open({ javaScriptEnabled: false });
    await openWith(still.page, number);
    expect(await still.page.locator('#phone').innerText()).toBe('02 5550 0140');
    await still.close();
  });
});
