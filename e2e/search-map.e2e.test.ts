import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { openBrowser, type Tab } from './support/browser.ts';
import { screenshotAll } from './support/screenshots.ts';
import { site } from './support/site.ts';

// Costs about 18 seconds; a drawn area is in search-to-listing.e2e.test.ts. The tiles are those of the demonstration, served by the site itself.
let browser: Awaited<ReturnType<typeof openBrowser>>;
let tab: Tab;
beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  await tab?.close();
});
afterAll(() => browser?.close());

const address = (page: Page) => page.evaluate(() => decodeURIComponent(location.pathname + location.search));
const pins = (page: Page) => page.locator('.fr-map .fr-pin');
const count = (page: Page) => page.locator('[data-map-count]');
const listed = (page: Page) => page.locator('[data-search-part=results] article').count();
/** How many the page says it has loaded of the map's library. */
const libraryFiles = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /maplibre|base-map|search-map\./.test(name)).length,
  );

describe('the map of search results', () => {
  it('opens beside the list, and ties cards to pins', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const { page, problems } = tab;
    await page.goto(`${site.url}/buy?suburb=newtown-nsw-2042`);
    await page.waitForSelector('body[data-search-results]');
    expect(await libraryFiles(page)).toBe(0);
    await page.getByRole('link', { name: 'List and map' }).click();
    await expect
      .poll(() => count(page).textContent())
      .toContain(`${await listed(page)} properties on this map`);
    expect(await address(page)).toBe('/buy?suburb=newtown-nsw-2042&view=split');
    expect(await libraryFiles(page)).toBeGreaterThan(0);

    const card = page.locator('[data-search-part=results] article').first();
    await card.hover();
    await page.waitForSelector('.fr-pin.is-active');
    const single = page.locator('.fr-pin:not([data-cluster])').first();
    await single.focus();
    await page.waitForSelector('[data-search-part=results] article.is-active');
    await page.keyboard.press('Enter');
    const opened = page.getByRole('region', { name: 'Selected property' });
    await opened.getByRole('link').first().waitFor();
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
    expect(await single.evaluate((pin) => pin === document.activeElement)).toBe(true);

    await screenshotAll(page, 'search-map');
    expect(problems).toEqual([]);
  });

  it('is a sheet on a phone, searches as it moves, and closes to the list', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const { page, problems } = tab;
    await page.goto(`${site.url}/buy`);
    await page.waitForSelector('body[data-search-results]');
    const mapStyles = page.locator('head > link[href*="/search-map-"]');
    expect(await mapStyles.count(), 'the list needs no styles of the map').toBe(0);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await page.waitForSelector('.fr-map:modal');
    expect(await mapStyles.count()).toBe(1);
    expect(await page.locator('.fr-map').evaluate((map) => getComputedStyle(map).position)).toBe('fixed');
    await pins(page).first().waitFor();
    await expectNoAxeViolations(page);
    await pins(page).last().click();
    await expect.poll(() => address(page)).toContain('bounds=-');
    await expect.poll(() => count(page).textContent()).not.toContain('50 properties');
    await page.keyboard.press('Escape');
    await expect.poll(() => address(page)).toMatch(/^\/buy\?bounds=[^&]*$/);
    await page.locator('[data-search-part=results] article').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('shows its pins without a background, and is not offered without script', async () => {
    tab = await browser.open();
    await tab.page.route('**/maps/style.json', (route) => route.abort());
    await tab.page.goto(`${site.url}/buy?view=split`);
    await tab.page.getByText('The map’s background couldn’t be loaded.').waitFor();
    await pins(tab.page).first().waitFor();
    await tab.close();
    tab = await browser.open({ javaScriptEnabled: false });
    await tab.page.goto(`${site.url}/buy?view=map`);
    expect(await tab.page.getByRole('link', { name: 'Map', exact: true }).isVisible()).toBe(false);
    expect(await tab.page.locator('[data-search-part=results] article').first().isVisible()).toBe(true);
  });

  it('searches near the visitor once they ask, or says what to do instead', async () => {
    const newtown = { latitude: -33.8978, longitude: 151.1794 };
    const shared = { permissions: ['geolocation'], geolocation: newtown };
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, ...shared });
    const { page, problems } = tab;
    await page.goto(`${site.url}/buy?view=split`);
    await pins(page).first().waitFor();
    await page.getByRole('button', { name: 'Near me' }).click();
    // To about 100 m: where the visitor is stands in the address of the page.
    await expect.poll(() => address(page)).toMatch(/[?&]near=-33\.898_151\.179_\d+_me(&|$)/);
    await expect
      .poll(() => count(page).textContent())
      .toContain(`${await listed(page)} properties on this map`);
    expect(problems).toEqual([]);
    await tab.close();

    tab = await browser.open({ permissions: [] });
    await tab.page.goto(`${site.url}/buy?view=split`);
    await pins(tab.page).first().waitFor();
    await tab.page.getByRole('button', { name: 'Near me' }).click();
    await tab.page.getByText('Enter a suburb under “Set the area” instead.').waitFor();
    expect(await address(tab.page)).toBe('/buy?view=split');
  });

  it('says so where the browser has no WebGL, and the list stays', async () => {
    tab = await browser.open();
    await tab.page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d', ...more);
      } as typeof getContext;
    });
    await tab.page.goto(`${site.url}/buy?view=split`);
    await tab.page.getByText('This browser can’t show maps').waitFor();
    expect(await tab.page.getByRole('button', { name: 'Near me' }).isVisible()).toBe(false);
    expect(await tab.page.locator('[data-search-part=results] article').first().isVisible()).toBe(true);
  });
});
