import { chromium, type Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import type { Tab } from './support/browser.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

// Costs about 8 seconds.
const browser = useBrowser();
let tab: Tab;
beforeAll(async () => {
  tab = await browser.open();
});

/** Of a listing with a picture: other tests on this site create some without. */
const firstCard = (page: Page) => page.locator('main article:has(.fr-card-picture img) a').first();

describe('pages open at once', () => {
  it('fetches a listing while the pointer rests on its card, and nothing before', async () => {
    const { page } = tab;
    const preload = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    const mistakes: string[] = [];
    preload.on(
      'Preload.ruleSetUpdated',
      ({ ruleSet }) => ruleSet.errorMessage && mistakes.push(ruleSet.errorMessage),
    );
    preload.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
    });
    await preload.send('Preload.enable');
    await page.goto(`${site.url}/buy`, { waitUntil: 'networkidle' });
    expect([fetched, mistakes]).toEqual([[], []]);
    await firstCard(page).hover();
    const path = String(await firstCard(page).getAttribute('href'));
    await expect.poll(() => fetched).toEqual([path]);
  });

  it('lets the picture of the chosen card grow into the listing’s, and no other', async () => {
    const { page } = tab;
    await page.addInitScript(() => {
      addEventListener('pagereveal', async (event) => {
        const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
        await viewTransition?.ready;
        const moving = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect)?.pseudoElement ?? '');
        document.documentElement.dataset.moving = moving.filter((name) => name.includes('picture')).join(' ');
      });
    });
    await page.goto(`${site.url}/buy`);
    await firstCard(page).click();
    await page.waitForURL('**/property/**');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.moving))
      .toContain('::view-transition-group(listing-picture)');
    expect(tab.problems).toEqual([]);
  });

  it('comes back to a list as it was left, without a request', async () => {
    // Playwright switches this memory of the browser off unless told, and Chromium without a window's parts has none.
    const keeping = await chromium.launch({
      executablePath: String(findBrowser()),
      args: BROWSER_FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await keeping.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto(`${site.url}/buy`, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, 900));
    await page.goto(`${site.url}/agents`, { waitUntil: 'load' });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.persisted)).toBe('true');
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await keeping.close();
  });
});
