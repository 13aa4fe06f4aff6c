import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tab } from './support/browser.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

// Costs about 15 seconds.
const browser = useBrowser();
let tab: Tab;
beforeEach(async () => {
  await tab?.close();
});

const address = (page: Page) => page.evaluate(() => decodeURIComponent(location.pathname + location.search));
const cards = (page: Page) => page.locator('[data-search-part=results] article');
const listed = (page: Page) => cards(page).count();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** How many the map says it shows, with what went wrong. */
const mapped = (page: Page) =>
  page.evaluate(() =>
    ['count', 'note'].map((name) => document.querySelector(`[data-map-${name}]`)?.textContent).join(' '),
  );
const mapShows = async (page: Page) =>
  expect.poll(() => mapped(page)).toMatch(new RegExp(`^${await listed(page)} propert(y|ies) on this map`));

describe('from half a suburb to a listing and back', () => {
  it('with script: suggestion, results, map, drawn area, listing, and the same results again', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const { page, problems } = tab;
    await page.goto(`${site.url}/buy`);
    await page.waitForSelector('body[data-search-results]');
    await page.getByRole('combobox', { name: 'Suburb or postcode' }).pressSequentially('newt');
    await page.getByRole('option', { name: /^Newtown NSW 2042/ }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => address(page)).toBe('/buy?suburb=newtown-nsw-2042');
    await page.getByRole('heading', { level: 1, name: /Newtown/ }).waitFor();

    await page.getByRole('link', { name: 'List and map' }).click();
    await expect.poll(() => address(page)).toBe('/buy?suburb=newtown-nsw-2042&view=split');
    await mapShows(page);
    const before = await listed(page);

    await drawWesternHalf(page);
    await page.getByRole('link', { name: 'Drawn area remove' }).waitFor();
    await expect.poll(() => listed(page)).toBeLessThan(before);
    await mapShows(page);
    const [there, within] = [await address(page), await listed(page)];
    expect(there).toContain('shape=-33.');

    await cards(page).last().scrollIntoViewIfNeeded();
    const scroll = await scrolled(page);
    expect(scroll).toBeGreaterThan(0);
    await cards(page).last().getByRole('link').first().click();
    await page.waitForURL('**/property/**');
    await page.goBack();
    await expect.poll(() => address(page)).toBe(there);
    expect(await listed(page)).toBe(within);
    await expect.poll(() => scrolled(page)).toBe(scroll);
    await mapShows(page);
    await page.getByRole('link', { name: 'Drawn area remove' }).click();
    await expect.poll(() => listed(page)).toBe(before);
    expect(problems).toEqual([]);
  });

  it('without script: results, a shared drawn area, listing, and the same results again', async () => {
    tab = await browser.open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const { page } = tab;
    await page.goto(`${site.url}/buy`);
    // No suggestions without script: the server finds the suburb in what was typed.
    await page.getByRole('combobox', { name: 'Suburb or postcode' }).fill('newtown');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/buy\?.*newtown/);
    await page.getByRole('heading', { level: 1, name: /Newtown/ }).waitFor();
    const all = await listed(page);

    const shared = new URL(page.url());
    shared.searchParams.set('shape', '-33.91_151.16_-33.91_151.178_-33.88_151.178_-33.88_151.16');
    await page.goto(shared.href);
    await page.getByRole('link', { name: 'Drawn area remove' }).waitFor();
    const within = await listed(page);
    expect(within).toBeGreaterThan(0);
    expect(within).toBeLessThan(all);
    await cards(page).last().getByRole('link').first().click();
    await page.waitForURL('**/property/**');
    await page.goBack();
    expect([page.url(), await listed(page)]).toEqual([shared.href, within]);
  });
});

async function drawWesternHalf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw area' }).click();
  const box = await page.locator('.fr-map-drawing').boundingBox();
  if (!box) throw new Error('Nothing to draw on.');
  const { x, y, width } = box;
  const height = Math.min(box.height, 880 - y);
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  for (const [right, down] of [
    [0.5, 0.02],
    [0.5, 0.99],
    [0.01, 0.99],
    [0.01, 0.02],
  ] as const)
    await page.mouse.move(x + width * right, y + height * down, { steps: 5 });
  await page.mouse.up();
}
