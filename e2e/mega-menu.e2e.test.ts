// One section in the header's menu, in both menus: about 15 s alone.
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './support/axe.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser } from './support/use-browser.ts';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
let section = 0;
let before: unknown;

const DESIGN = {
  content: [
    {
      type: 'section',
      props: {
        id: 'panel',
        space: { base: 'tight' },
        content: [
          { type: 'heading', props: { id: 'title', text: 'Selling with us', level: '2' } },
          {
            type: 'text',
            props: { id: 'words', html: '<p>Read <a href="/sold">what we sold</a>, or ask us.</p>' },
          },
        ],
      },
    },
  ],
  root: { props: {} },
};

beforeAll(async () => {
  staff = await staffRequests(site);
  const { doc } = await staff.post('/api/sections', { name: 'Mega', design: DESIGN, _status: 'published' });
  section = Number((doc as { id: number }).id);
  before = (await staff.get('/api/globals/header?depth=0')).links;
  const links = [
    { label: 'Buy', url: '/buy' },
    { label: 'Sell', url: '/market-appraisal-form', section },
  ];
  await staff.post('/api/globals/header', { links });
});

// All end-to-end tests of a worker share this site.
afterAll(async () => {
  await staff.post('/api/globals/header', { links: before });
  await staff.delete(`/api/sections/${section}`);
});

const open = async (options: BrowserContextOptions) => {
  const tab = await browser.open({ reducedMotion: 'reduce', ...options });
  await tab.page.goto(`${site.url}/agents`);
  return tab;
};
const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true };

describe('a mega menu', () => {
  it('opens, is walked through and closes by keyboard on a wide screen', async () => {
    const { page, problems, close } = await open(WIDE);
    const entry = page.locator('nav[aria-label="Main"] summary', { hasText: 'Sell' });
    await page.waitForSelector('header[data-header="rests"]');
    await entry.focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('nav[aria-label="Main"] details[open] > div');
    await panel.getByRole('heading', { name: 'Selling with us' }).waitFor();
    const { x, width, y } = (await panel.boundingBox()) ?? { x: -1, width: 0, y: 0 };
    const header = await page.locator('header').boundingBox();
    expect([x, width, y]).toEqual([0, 1440, (header?.y ?? 0) + (header?.height ?? 0) - 1]);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '/market-appraisal-form',
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/sold');
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sell');
    // It closes when focus goes on, and with a click elsewhere.
    await page.keyboard.press('Enter');
    await page.locator('main').click({ position: { x: 5, y: 700 } });
    await expect.poll(() => panel.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('is in the menu of phones, opened by touch', async () => {
    const { page, close } = await open(PHONE);
    await page.locator('header summary').filter({ hasText: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.locator('summary', { hasText: 'Sell' }).tap();
    await menu.getByRole('heading', { name: 'Selling with us' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectNoAxeViolations(page);
    await menu.getByRole('link', { name: 'what we sold' }).tap();
    await page.waitForURL(`${site.url}/sold`);
    await close();
  });

  it.each([
    ['wide screens', WIDE],
    ['phones', PHONE],
  ])('opens without script on %s', async (_, options) => {
    const { page, close } = await open({ ...options, javaScriptEnabled: false });
    if (options === PHONE) await page.locator('header summary').filter({ hasText: 'Menu' }).click();
    await page.locator('header summary:visible', { hasText: 'Sell' }).click();
    await page.getByRole('link', { name: 'what we sold' }).filter({ visible: true }).click();
    await page.waitForURL(`${site.url}/sold`);
    await close();
  });
});
