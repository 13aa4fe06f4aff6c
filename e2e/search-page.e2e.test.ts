import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Tab } from './support/browser.ts';
import { screenshotAll } from './support/screenshots.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

// Costs about 13 seconds.
const browser = useBrowser();
let tab: Tab;
beforeEach(async () => {
  await tab?.close();
});

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);
/** Marks the page: the mark is gone after a full load. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isSamePage = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
const found = (page: Page) => page.locator('[data-search-part=results] article').count();

describe('the search page', () => {
  it('changes its results in place, and Back brings each step again', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const { page, problems } = tab;
    await page.goto(`${site.url}/buy`);
    await page.waitForSelector('body[data-search-results]');
    await mark(page);
    const before = await found(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByLabel('Bedrooms from').selectOption('4');
    await expect.poll(() => address(page)).toBe('/buy?beds=4');
    await expect.poll(() => found(page)).toBeLessThan(before);
    const few = await found(page);
    // The button says how many there are before it is clicked.
    await panel.getByRole('button', { name: new RegExp(`^Show ${few} propert`) }).waitFor();
    await expectNoAxeViolations(page);
    await screenshotAll(page, 'search-filters');
    await panel.getByRole('button', { name: /^Show/ }).click();
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.locator('[data-search-said]').textContent()).toContain('propert');

    await page.getByRole('link', { name: '4+ bed remove' }).click();
    await expect.poll(() => address(page)).toBe('/buy');
    await expect.poll(() => found(page)).toBe(before);
    await page.goBack();
    await expect.poll(() => address(page)).toBe('/buy?beds=4');
    await expect.poll(() => found(page)).toBe(few);
    expect(await isSamePage(page)).toBe(true);
    // A reload shows the same, and Back works as before it.
    await page.reload();
    expect(await found(page)).toBe(few);
    await page.goBack();
    await expect.poll(() => address(page)).toBe('/buy');
    await expect.poll(() => found(page)).toBe(before);
    expect(problems).toEqual([]);
  });

  it('shows recent searches of this browser until they are cleared', async () => {
    tab = await browser.open();
    const { page } = tab;
    await page.goto(`${site.url}/buy?beds=4`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('frontage:searches')))
      .toContain('beds=4');
    await page.goto(`${site.url}/buy`);
    await page.getByRole('heading', { name: 'Your recent searches' }).waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.reload();
    await page.waitForSelector('body[data-search-results]');
    expect(await page.getByRole('heading', { name: 'Your recent searches' }).isVisible()).toBe(false);
  });

  it('filters without script', async () => {
    tab = await browser.open({ javaScriptEnabled: false });
    const { page } = tab;
    await page.goto(`${site.url}/buy`);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByLabel('Bedrooms from').selectOption('4');
    await panel.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL('**/buy?*beds=4*');
    await page.getByRole('link', { name: '4+ bed remove' }).waitFor();
  });

  it('shows its icons, and what is chosen, in the colours a visitor forces on all websites', async () => {
    tab = await browser.open({ forcedColors: 'active', colorScheme: 'dark' });
    const { page } = tab;
    await page.goto(`${site.url}/buy`);
    const shown = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return {
        text: style('article li').color,
        icon: style('article li .fr-icon').color,
        select: style('select').backgroundImage,
        chosen: style('.fr-map-switch a[aria-current]').outlineStyle,
        other: style('.fr-map-switch a:not([aria-current])').outlineStyle,
      };
    });
    expect(shown).toEqual({
      text: 'rgb(255, 255, 255)',
      icon: 'rgb(255, 255, 255)',
      select: 'none',
      chosen: 'solid',
      other: 'none',
    });
  });
});
