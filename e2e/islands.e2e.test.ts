import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Tab } from './support/browser.ts';
import { serveIslandPage } from './support/island-page.ts';
import { site } from './support/site.ts';
import { serveSlowly } from './support/slow-page.ts';

let islands: Awaited<ReturnType<typeof serveIslandPage>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let tab: Tab;
beforeAll(async () => {
  islands = await serveIslandPage();
  browser = await openBrowser();
});
beforeEach(async () => {
  await tab?.close();
  islands.requested.length = 0;
  tab = await browser.open();
});
afterAll(async () => {
  await browser?.close();
  await islands?.stop();
});

const started = (page: Page, name: string, state: string) =>
  page.waitForSelector(`fr-island[name="${name}"][data-woken="${state}"]`, { state: 'attached' });
const fetched = (name: string) => islands.requested.some((path) => path.includes(name));

describe('an island', () => {
  it('is plain HTML with the state of its props until it starts, and without JavaScript for good', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    await plain.page.goto(islands.url);
    expect(await plain.page.getByRole('button').allTextContents()).toEqual([
      'Idle: 1',
      'Touched: 10',
      'Seen: 100',
    ]);
    expect(islands.requested).toEqual([]);
    await plain.close();
  });

  it('that waits for the idle browser starts by itself and continues from its props', async () => {
    await tab.page.goto(islands.url);
    await started(tab.page, 'count-idle', 'yes');
    await tab.page.getByRole('button', { name: 'Idle: 1' }).click();
    await tab.page.getByRole('button', { name: 'Idle: 2' }).waitFor();
  });

  it('that waits to be seen is not even fetched before, and starts when scrolled to', async () => {
    await tab.page.goto(islands.url);
    await started(tab.page, 'count-idle', 'yes');
    expect(fetched('count-visible')).toBe(false);
    await tab.page.getByRole('button', { name: 'Seen: 100' }).scrollIntoViewIfNeeded();
    await started(tab.page, 'count-visible', 'yes');
    await tab.page.getByRole('button', { name: 'Seen: 100' }).click();
    await tab.page.getByRole('button', { name: 'Seen: 101' }).waitFor();
  });

  it('that waits for a touch starts at the click, which counts once', async () => {
    await tab.page.goto(islands.url);
    await started(tab.page, 'count-idle', 'yes');
    expect(fetched('count-interaction')).toBe(false);
    // A click with nothing before it, as from a keyboard or a switch.
    await tab.page
      .getByRole('button', { name: 'Touched: 10' })
      .evaluate((button: HTMLElement) => button.click());
    await tab.page.getByRole('button', { name: 'Touched: 11' }).waitFor();
    await tab.page.getByRole('button', { name: 'Touched: 11' }).click();
    await tab.page.getByRole('button', { name: 'Touched: 12' }).waitFor();
  });

  it('keeps what was chosen and typed before it started, and reacts to what follows', async () => {
    const { page } = tab;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/search*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(islands.url);
    await page.getByLabel('State').selectOption('WA');
    await page.getByRole('radio', { name: 'auction' }).check();
    await page.getByRole('radio', { name: 'rent' }).check();
    await page.getByLabel('Type').selectOption('house');
    await page.getByLabel('Place').fill('Newt');
    await page.getByLabel('New', { exact: true }).check();
    expect(await page.locator('output').textContent()).toBe('buy any  old');
    arrive();
    await started(page, 'search', 'yes');
    await expect.poll(() => page.locator('output').textContent()).toBe('rent house Newt new');
    expect(await page.getByLabel('Place').inputValue()).toBe('Newt');
    // A handler that reads the whole form gets every answer, whichever came last.
    expect(await page.locator('[data-read]').textContent()).toBe('WA auction rent Newt');
    expect(await page.getByLabel('State').inputValue()).toBe('WA');
    expect(await page.getByRole('radio', { name: 'auction' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'buy' }).check();
    await page.getByLabel('Place').press('End');
    await page.getByLabel('Place').pressSequentially('own');
    await page.getByLabel('New', { exact: true }).uncheck();
    expect(await page.locator('output').textContent()).toBe('buy house Newtown old');
    expect(tab.problems.filter((problem) => !/unloadable|broken|404/i.test(problem))).toEqual([]);
  });

  it('that throws, or whose script does not arrive, leaves the server’s HTML and harms no other', async () => {
    await tab.page.goto(islands.url);
    await started(tab.page, 'broken', 'failed');
    await started(tab.page, 'unloadable', 'failed');
    await started(tab.page, 'count-idle', 'yes');
    expect(await tab.page.getByText('What the server said').count()).toBe(1);
    expect(await tab.page.getByText('Still readable').count()).toBe(1);
    expect(tab.problems.join('\n')).toContain('broken on purpose');
  });
});

describe('the islands of the website', () => {
  /** The island in the page; the header has a search of its own before it. */
  const placeOf = (page: Page, island: string) => page.locator(`fr-island[name="${island}"]`).last();
  /** Fills in every control of an island as a visitor might: the last choice, a tick, some text. */
  const answerAll = (page: Page, island: string) =>
    placeOf(page, island).evaluate((element) => {
      for (const control of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        'input:not([type=hidden], [name=your-website]), select, textarea',
      )) {
        if (control.matches(':disabled') || control.type === 'file') continue;
        if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
        else if (/radio|checkbox/.test(control.type)) {
          // The form of chosen places unticks to take out, and is not answered here.
          if (!control.checked) control.click();
          continue;
        } else control.value = /value|price|income/.test(control.name) ? '850000' : 'Newtown';
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
  /** What its controls hold, and which of them can be used. */
  const standing = (page: Page, island: string) =>
    placeOf(page, island).evaluate((element) =>
      [...element.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')].map(
        (control) =>
          [
            control.name,
            /radio|checkbox/.test(control.type) ? control.checked : control.value,
            control.matches(':disabled') ? 'disabled' : '',
          ].join(' '),
      ),
    );

  const WALKED = [
    ['hero-search', '/'],
    ['search-place', '/buy'],
    ['lead-form', '/forms/maintenance-request'],
    ['lead-form', '/forms/commercial-appraisal'],
    ['contact-form', '/forms/contact/contact-us'],
  ] as const;
  /** They have a test of their own, nothing to answer, or read what was typed when it is sent (the check-in). */
  const NOT_WALKED = [
    'check-in',
    'consent',
    'embed-frame',
    'listing-gallery',
    'listing-map',
    'recent-views',
    'share-listing',
    'stamp-duty-calculator',
    'stamp-duty-on-page',
  ];

  it('are all in one of the two lists', () => {
    const files = globSync(join(import.meta.dirname, '../site/src/**/*.island.tsx'));
    const names = files.map((file) => basename(file, '.island.tsx')).sort();
    expect(names).toEqual([...new Set([...WALKED.map(([name]) => name), ...NOT_WALKED])].sort());
  });

  it.each(WALKED)('%s at %s is the same answered before or after it woke', async (island, path) => {
    const { page } = tab;
    const place = placeOf(page, island);
    const wake = () => place.dispatchEvent('focusin');
    await page.goto(site.url + path);
    await place.scrollIntoViewIfNeeded();
    await wake();
    await started(page, island, 'yes');
    await answerAll(page, island);
    await expect.poll(() => standing(page, island).then((said) => said.length)).toBeGreaterThan(0);
    const after = await standing(page, island);

    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**/${island}.island-*.js`, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    await answerAll(page, island);
    arrive();
    await wake();
    await started(page, island, 'yes');
    await expect.poll(() => standing(page, island)).toEqual(after);
  });

  it('the stamp duty calculator answers what was chosen before it woke, all of it', async () => {
    const { page } = tab;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/stamp-duty-on-page.island-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${site.url}/calculators/stamp-duty`, { waitUntil: 'domcontentloaded' });
    const calculator = placeOf(page, 'stamp-duty-on-page');
    await calculator.locator('[name=state]').selectOption('WA');
    await calculator.locator('[name=value]').fill('950000');
    await calculator.locator('[name=use][value=investment]').check({ force: true });
    arrive();
    await started(page, 'stamp-duty-on-page', 'yes');
    await page.waitForURL(/state=WA&.*value=950000&use=investment/);
    expect(await calculator.locator('[name=state]').inputValue()).toBe('WA');
    expect(await calculator.locator('[name=use][value=investment]').isChecked()).toBe(true);
  });

  // Specification, 4: "Search form: sale mode enables the sale price and type selects and disables and clears the others;
  // rental mode the reverse."
  it.each([0, 150, 400])(
    'a phone’s first tap on Rent enables the rental selects, with scripts %d ms away',
    async (delayMs) => {
      await tab.close();
      tab = await browser.open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      const { page } = tab;
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((go) => setTimeout(go, delayMs));
        await route.continue();
      });
      const search = page.locator('main form[aria-label="Find a property"]');
      const usable = () =>
        search
          .locator('select:enabled')
          .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).name));
      await page.goto(`${site.url}/`);
      await search.getByLabel('Price from').first().selectOption({ index: 2 });
      await search.getByText('Rent', { exact: true }).tap();
      await started(page, 'hero-search', 'yes');
      await expect.poll(usable).toEqual(['rent_ptype', 'rent_min_price', 'rent_max_price']);
      expect(await search.locator('[name=buy_min_price]').inputValue()).toBe('');
      await search.locator('[name=rent_min_price]').selectOption({ index: 2 });
      await search.getByText('Buy', { exact: true }).tap();
      await expect.poll(usable).toEqual(['buy_ptype', 'buy_min_price', 'buy_max_price']);
      expect(await search.locator('[name=rent_min_price]').inputValue()).toBe('');
      expect(tab.problems).toEqual([]);
    },
  );
});

it('everything starts when the script is there before the rest of the page, as from the browser’s cache', async () => {
  const slow = await serveSlowly(site.url);
  try {
    const { page } = tab;
    const script = page.waitForResponse(/\/assets\/site\.client-/);
    await page.goto(`${slow.url}/buy`, { waitUntil: 'commit' });
    await (await script).finished();
    // Long enough for a script that does not wait for the page.
    await page.evaluate(() => new Promise((go) => setTimeout(go, 300)));
    slow.release();
    await page.waitForSelector('body[data-search-results]');
    await page.getByRole('combobox', { name: 'Suburb or postcode' }).pressSequentially('newt');
    await page
      .getByRole('option', { name: /^Newtown/ })
      .first()
      .waitFor();
    expect(tab.problems).toEqual([]);
  } finally {
    await slow.stop();
  }
});
