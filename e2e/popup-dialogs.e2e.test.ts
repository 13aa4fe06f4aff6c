import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeAction } from '../site/src/ui/actions/action-link.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Tab } from './support/browser.ts';
import { carryPopups, openedPopups, startPage, type TestPopup } from './support/popup-page.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

/* How an open popup behaves. Clocks are stopped until a test moves them; animations run in real time. */

const NOW = Date.parse('2026-11-21T10:00:00+11:00');

const browser = useBrowser();
/** Most tests share one tab; `tab` is the one of this test. */
let shared: Tab;
let tab: Tab;
let page: Page;
let counted: string[];
beforeAll(async () => {
  await beIn({});
  shared = tab;
});
beforeEach(() => {
  counted = [];
});
afterEach(async () => {
  expect(tab.problems).toEqual([]);
  if (tab === shared) return page.evaluate(() => localStorage.clear());
  await tab.close();
  tab = shared;
  page = tab.page;
});

/** Goes on in a tab of its own. */
async function beIn(options: BrowserContextOptions) {
  tab = await browser.open(options);
  page = tab.page;
  await page.clock.install({ time: NOW - 60_000 });
  await page.clock.pauseAt(NOW);
}

const link = (text: string, action: Parameters<typeof writeAction>[0]) =>
  `<p><a href="${writeAction(action)}">${text}</a></p>`;
const openLink = link('Open it', { name: 'popup:open', id: '1', toggle: false });
const CONTENT = `<h2>Two for one</h2><p><a href="/forms/sales-appraisal">Book an appraisal</a></p>
  ${link('Not now', { name: 'popup:close', doNotShowAgain: false })}
  ${link('Never again', { name: 'popup:close', doNotShowAgain: true })}`;

async function visit(popups: TestPopup[], html = '') {
  await carryPopups({
    page,
    url: site.url,
    popups: popups.map((popup) => ({ html: CONTENT, ...popup })),
    html: `${openLink}${link('Toggle it', { name: 'popup:open', id: '1', toggle: true })}${html}<p style="height:3000px">The page</p>`,
    counted,
  });
  await page.goto(`${site.url}/`);
  await startPage(page);
}

const open = async () => {
  await page.getByRole('link', { name: 'Open it' }).click();
  await popup().waitFor();
};
const popup = () => page.getByRole('dialog', { name: 'Spring offer' });
const focused = () =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);
const gone = () => expect.poll(() => openedPopups(page)).toEqual([]);
const stays = async () => expect(await openedPopups(page)).toEqual(['1']);
const clickBeside = () => page.mouse.click(5, 400);
const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow !== 'hidden');

describe('over the page', () => {
  it('takes the focus after 250 ms, keeps the page still, and gives both back', async () => {
    await visit([{}]);
    await open();
    expect(await scrolls()).toBe(false);
    await page.clock.runFor(249);
    expect(await popup().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.clock.runFor(1);
    expect(await focused()).toBe('Close');
    await page.keyboard.press('Escape');
    await gone();
    expect(await scrolls()).toBe(true);
    expect(await focused()).toBe('Open it');
  });

  it('closes by a click beside it, and by its links', async () => {
    await visit([{}]);
    await open();
    await popup().getByRole('heading').click();
    await stays();
    await clickBeside();
    await gone();
    await open();
    await popup().getByRole('link', { name: 'Not now' }).click();
    await gone();
    expect(new URL(page.url()).hash).toBe('');
    await open();
    await stays();
  });

  it('stays where nothing but its button closes it, which comes when it should', async () => {
    await visit([
      {
        settings: {
          closeButton: { position: 'outside', delay: 2 },
          preventCloseOnEsc: true,
          preventCloseOnBackgroundClick: true,
        },
      },
    ]);
    await open();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await clickBeside();
    await page.clock.runFor(1_999);
    expect(await popup().getByRole('button', { name: 'Close' }).count()).toBe(0);
    await stays();
    await page.clock.runFor(1);
    await popup().getByRole('button', { name: 'Close' }).click();
    await gone();
  });

  it('closes by itself', async () => {
    await visit([{ settings: { closeAutomatically: 10 } }]);
    await open();
    await page.clock.runFor(9_999);
    await stays();
    await page.clock.runFor(1);
    await gone();
  });

  it('plays its exit, then goes', async () => {
    await visit([{ settings: { entrance: 'zoom', exit: 'slide-bottom', entranceDuration: 0.4 } }]);
    await open();
    expect(await popup().evaluate((element) => getComputedStyle(element).animationName)).toBe(
      'fr-dialog-zoom',
    );
    const leaves = await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>('.fr-dialog');
      element?.querySelector<HTMLElement>('.fr-dialog-close')?.click();
      return element && [getComputedStyle(element).animationName, element.isConnected];
    });
    expect(leaves).toEqual(['fr-dialog-slide', true]);
    await gone();
  });

  it('opens links to forms in the panel above it, whose Esc is its own', async () => {
    await visit([{}]);
    await open();
    await popup().getByRole('link', { name: 'Book an appraisal' }).click();
    const panel = page.locator('.fr-dialog-form');
    await panel.getByRole('textbox').first().waitFor();
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect.poll(() => panel.count()).toBe(0);
    await stays();
    expect(await scrolls()).toBe(false);
    await page.keyboard.press('Escape');
    await gone();
    expect(await scrolls()).toBe(true);
  });
});

describe('beside the page', () => {
  const aside = { overlay: false, preventScroll: false, place: 'bottom-right' } as const;

  it('leaves the page its focus and its links, and closes by Esc and by a click elsewhere', async () => {
    await visit([{ settings: { ...aside, a11yNavigation: false } }]);
    await open();
    await page.clock.runFor(250);
    expect(await focused()).toBe('Open it');
    await page.keyboard.press('Escape');
    await gone();
    const toggle = page.getByRole('link', { name: 'Toggle it' });
    await toggle.click();
    await popup().waitFor();
    await toggle.click();
    await gone();
    await toggle.click();
    await popup().waitFor();
    await page.getByText('The page', { exact: true }).click();
    await gone();
  });

  it('keeps the focus where it is asked to', async () => {
    await visit([{ settings: aside }]);
    await open();
    await page.clock.runFor(250);
    const walk: (string | null | undefined)[] = [];
    for (let times = 0; times < 4; times += 1) {
      await page.keyboard.press('Tab');
      walk.push(await focused());
    }
    expect(walk).toEqual(['Book an appraisal', 'Not now', 'Never again', 'Close']);
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Never again');
  });
});

it('is kept away by one that came before, where it is to be', async () => {
  const second = {
    id: '2',
    settings: { avoidMultiple: true, label: 'The second' },
    triggers: { click: { times: 2 } },
  };
  await visit([{}, second]);
  await open();
  await page.keyboard.press('Escape');
  await gone();
  await page.getByText('The page', { exact: true }).click();
  await page.getByRole('link', { name: 'Open it' }).click();
  await popup().waitFor();
  await stays();
});

it('opens at once in a preview, whatever its rules say, and counts nothing', async () => {
  await visit([
    { preview: true, rules: { devices: ['mobile'], times: { count: 'open', period: 'ever', times: 0 } } },
  ]);
  await popup().waitFor();
  await popup().getByRole('link', { name: 'Never again' }).click();
  await gone();
  await page.reload();
  await startPage(page);
  await popup().waitFor();
  expect(counted).toEqual([]);
});

it('stays away for good from visitors who do not want it again', async () => {
  const atOnce = { triggers: { pageLoad: { delay: 0 } }, settings: { openSelector: '.offer' } };
  await visit([atOnce], '<p class="offer">The offer</p>');
  const comes = async () => {
    await page.clock.runFor(1);
    return (await openedPopups(page)).length;
  };
  await expect.poll(comes).toBe(1);
  await popup().getByRole('link', { name: 'Never again' }).click();
  await gone();
  await page.reload();
  await startPage(page);
  await page.getByText('The offer').click();
  await page.getByRole('link', { name: 'Open it' }).click();
  await page.waitForLoadState('networkidle');
  expect(await comes()).toBe(0);
});

it('counts a followed link that it is for', async () => {
  await visit([
    { goal: '[href="#offer"]', html: '<p><a href="#offer">The offer</a> <a href="#terms">Terms</a></p>' },
  ]);
  await open();
  await popup().getByRole('link', { name: 'Terms' }).click();
  await popup().getByRole('link', { name: 'The offer' }).click();
  await expect.poll(() => counted).toEqual(['1/shown', '1/converted']);
});

it('opens again on a page that comes back as it was left', async () => {
  await visit([{ triggers: { click: { times: 1 } } }]);
  const clickPage = () => page.getByText('The page', { exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('frontage:popups'));
  await clickPage();
  await popup().waitFor();
  await page.keyboard.press('Escape');
  await gone();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await clickPage();
  await popup().waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('frontage:popups') ?? ''));
  expect(kept.pageViews).toBe(2);
});

it('has its forms sent in place, counts that it was shown and what it was for, and tells tag managers', async () => {
  await beIn({});
  await page.clock.resume();
  const heard: string[] = [];
  await page.exposeFunction('heard', (name: string) => heard.push(name));
  await page.addInitScript(() => {
    for (const name of ['frontage:popup-show', 'elementor/popup/show', 'elementor/popup/hide'])
      addEventListener(name, () => (window as unknown as { heard: (name: string) => void }).heard(name));
  });
  const formPage = await (await fetch(`${site.url}/forms/newsletter-signup`)).text();
  const [, html] = /<main.*?(<fr-island name="lead-form".*?<\/fr-island>)/s.exec(formPage) ?? [];
  await visit([{ html }]);
  await open();
  await expect.poll(() => counted).toEqual(['1/shown']);
  await popup().getByLabel('First name').fill('Zoë');
  await popup().getByLabel('Last name').fill('Sample');
  await popup().getByLabel('Email').fill('popup@example.com');
  await popup().getByRole('button', { name: 'Sign up' }).click();
  await popup().getByText('Thank You!').waitFor();
  await expect.poll(() => counted).toEqual(['1/shown', '1/converted']);
  await page.keyboard.press('Escape');
  await gone();
  await expect
    .poll(() => heard)
    .toEqual(['frontage:popup-show', 'elementor/popup/show', 'elementor/popup/hide']);
  const dataLayer = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer);
  expect(dataLayer).toContainEqual({ event: 'popup_convert', popup_id: '1' });
  expect(new URL(page.url()).pathname).toBe('/');
});

it('does not move for visitors who want less motion, and changes sides where text runs the other way', async () => {
  await beIn({ reducedMotion: 'reduce' });
  const slides = {
    entrance: 'slide-start',
    exit: 'slide-start',
    entranceDuration: 5,
    place: 'left',
  } as const;
  await visit([{ settings: slides }]);
  await open();
  const left = () => popup().evaluate((element) => element.getBoundingClientRect().left);
  expect(await left()).toBe(16);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const screen = await page.evaluate(() => document.documentElement.clientWidth);
  expect((await left()) + 480).toBe(screen - 16);
  await page.keyboard.press('Escape');
  expect(await openedPopups(page)).toEqual([]);
});

it('is accessible over the page and beside it', async () => {
  await beIn({});
  await page.clock.resume();
  await visit([
    { settings: { closeButton: { position: 'outside', delay: 0 } } },
    {
      id: '2',
      settings: { overlay: false, place: 'bottom', label: 'News' },
      html: `<p>${'News. '.repeat(2_000)}</p>`,
    },
  ]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await gone();
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      writeAction({ name: 'popup:open', id: '2', toggle: false }),
    );
    await page.getByRole('dialog', { name: 'News' }).waitFor();
    await expectNoAxeViolations(page);
    await page.goto(`${site.url}/`);
  }
});

it('works for the page where the browser keeps nothing', async () => {
  await beIn({});
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await visit([
    { triggers: { pageLoad: { delay: 0 } }, rules: { times: { count: 'open', period: 'day', times: 1 } } },
  ]);
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return openedPopups(page);
    })
    .toEqual(['1']);
});
