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

const numberIn = (text: string | null) => Number(/[0-9]+/.exec(text ?? '')?.[0] ?? Number.NaN);

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
    // The button says how many there are; behind the panel, which covers it, the list waits.
    const show = panel.getByRole('button', { name: /^Show/ });
    await expect.poll(async () => numberIn(await show.textContent())).toBeLessThan(before);
    const few = numberIn(await show.textContent());
    await expect.poll(() => page.locator('[data-search-said]').textContent()).toContain(`${few} propert`);
    expect(await found(page)).toBe(before);
    await expectNoAxeViolations(page);
    await screenshotAll(page, 'search-filters');
    await show.click();
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await found(page)).toBe(few);
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

  it('shows what was found when the panel is closed without its button', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const { page, problems } = tab;
    await page.goto(`${site.url}/buy`);
    await page.waitForSelector('body[data-search-results]');
    const before = await found(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    const show = panel.getByRole('button', { name: /^Show/ });
    for (const beds of ['3', '4']) {
      await panel.getByLabel('Bedrooms from').selectOption(beds);
      await expect.poll(() => address(page)).toBe(`/buy?beds=${beds}`);
    }
    await expect.poll(async () => numberIn(await show.textContent())).toBeLessThan(before);
    const few = numberIn(await show.textContent());
    await page.keyboard.press('Escape');
    await expect.poll(() => found(page)).toBe(few);
    await page.getByRole('link', { name: '4+ bed remove' }).waitFor();
    // The focus stays where closing the panel put it, and the other searches keep the filter.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filters (1)');
    expect(await page.getByRole('link', { name: 'Sold', exact: true }).first().getAttribute('href')).toMatch(
      /beds=4/,
    );
    await page.goBack();
    await expect.poll(() => address(page)).toBe('/buy?beds=3');
    await expect.poll(() => found(page)).toBeGreaterThan(few);
    expect(problems).toEqual([]);
  });

  it('opens and leaves the panel of filters with the keyboard alone', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const { page, problems } = tab;
    await page.goto(`${site.url}/buy`);
    await page.waitForSelector('body[data-search-results]');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: /^Filters/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Close filters');
    await page.keyboard.press('Tab');
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Filters');
    // The panel covers the page: tabbing out of it closes it.
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Close filters');
    await page.keyboard.press('Shift+Tab');
    await panel.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
    // A click on what takes no focus leaves it open.
    await page.getByRole('button', { name: /^Filters/ }).click();
    await panel.getByRole('heading').click();
    await panel
      .locator('label')
      .filter({ hasText: /^House/ })
      .click();
    await expect.poll(() => address(page)).toBe('/buy?type=House');
    expect(await panel.isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  it('fetches no form, header or footer while filters are chosen', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const { page } = tab;
    await page.goto(`${site.url}/buy`);
    await page.waitForSelector('body[data-search-results]');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    const answered = page.waitForResponse(/beds=4/);
    await panel.getByLabel('Bedrooms from').selectOption('4');
    const answer = await answered;
    expect(answer.headers()['content-type']).toBe('application/json');
    const { html } = (await answer.json()) as { html: string };
    expect(html).not.toMatch(/<(header|footer|select)/);
    // Each choice has the number that the page itself has.
    const texts = () =>
      page
        .locator('#search-filters')
        .evaluate((each) =>
          [...each.querySelectorAll('option, [data-count]')].map((one) =>
            one instanceof HTMLOptionElement ? `${one.value}: ${one.text}` : one.textContent,
          ),
        );
    await expect.poll(() => address(page)).toBe('/buy?beds=4');
    await expect
      .poll(async () => numberIn(await panel.locator('[data-count=found]').textContent()))
      .toBeGreaterThan(0);
    const shown = await texts();
    await page.goto(`${site.url}/buy?beds=4`);
    const fresh = await texts();
    // A list of the other end of a range is shorter on a new page.
    expect(shown).toEqual(expect.arrayContaining(fresh));
  });

  it('keeps a place that was typed, and one that was chosen, when another filter is taken off', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const { page, problems } = tab;
    await page.goto(`${site.url}/buy?beds=2&baths=1`);
    await page.waitForSelector('body[data-search-results]');
    const place = page.locator('[data-search-form]').getByRole('combobox');
    await place.fill('Newto');
    await page.getByRole('link', { name: '2+ bed remove' }).click();
    await expect.poll(() => address(page)).toBe('/buy?baths=1');
    await page.getByRole('link', { name: '2+ bed remove' }).waitFor({ state: 'hidden' });
    expect(await place.inputValue()).toBe('Newto');
    // It is still there once the field completes it.
    await place.press('End');
    await place.press('w');
    await page
      .locator('[data-search-form]')
      .getByRole('option', { name: /^Newtown NSW/ })
      .click();
    await page.getByRole('link', { name: '1+ bath remove' }).click();
    await expect.poll(() => address(page)).toBe('/buy?suburb=newtown-nsw-2042');
    await page.getByRole('link', { name: /^Newtown NSW.* remove$/ }).waitFor();
    await place.fill('Enm');
    await page.getByRole('link', { name: /^Newtown NSW.* remove$/ }).click();
    await expect.poll(() => address(page)).toBe('/buy');
    expect(await place.inputValue()).toBe('Enm');
    expect(problems).toEqual([]);
  });

  it('draws the cards below the screen after the others, or as they come near', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const { page } = tab;
    await page.goto(`${site.url}/buy`);
    const last = page.locator('[data-search-part=results] article h2').last();
    const isDrawn = () =>
      last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    // The last one waits for nearly four seconds.
    expect(await isDrawn()).toBe(false);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await expect.poll(() => isDrawn()).toBe(true);
    // What was not drawn had about the height that it has.
    expect(Math.abs((await height()) - before) / before).toBeLessThan(0.05);
  });

  it('changes its results beside the panel where there is room for both', async () => {
    tab = await browser.open({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const { page } = tab;
    await page.goto(`${site.url}/buy`);
    await page.waitForSelector('body[data-search-results]');
    const before = await found(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByLabel('Bedrooms from').selectOption('4');
    await expect.poll(() => found(page)).toBeLessThan(before);
    expect(await panel.isVisible()).toBe(true);
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

  it('prints two properties in a row', async () => {
    // A4 without the browser's margins.
    tab = await browser.open({ viewport: { width: 718, height: 1046 } });
    const { page } = tab;
    await page.goto(`${site.url}/buy`);
    const tops = () =>
      page
        .locator('[data-search-part=results] article')
        .evaluateAll(([one, two]) => [one, two].map((card) => card?.getBoundingClientRect().top));
    const [above, below] = await tops();
    expect(above).not.toBe(below);
    await page.emulateMedia({ media: 'print' });
    const [left, right] = await tops();
    expect(left).toBe(right);
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
        chosen: style('ul[aria-label=View] a[aria-current]').outlineStyle,
        other: style('ul[aria-label=View] a:not([aria-current])').outlineStyle,
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
