import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Tab } from './support/browser.ts';
import { scrollPage } from './support/open-content.ts';
import { carryPopups, openedPopups, startPage, type TestPopup } from './support/popup-page.ts';
import { site } from './support/site.ts';
import { useBrowser } from './support/use-browser.ts';

/* Which popups show, and when: many on one page, each with one rule or one trigger. Clocks are stopped until moved. */

const NOW = Date.parse('2026-11-21T10:00:00+11:00');
const DAY = 86_400_000;

const browser = useBrowser();
let tab: Tab;
beforeEach(async () => {
  tab = await browser.open({ timezoneId: 'Australia/Sydney' });
  await tab.page.clock.install({ time: NOW - DAY });
  await tab.page.clock.pauseAt(NOW);
});
afterEach(async () => {
  expect(tab.problems).toEqual([]);
  await tab.close();
});

/** Beside the page, and never closed by clicks or keys of a test. */
const aside: TestPopup['settings'] = {
  overlay: false,
  preventCloseOnBackgroundClick: true,
  a11yNavigation: false,
};

const named = (popups: Record<string, Omit<TestPopup, 'settings' | 'id'>>): TestPopup[] =>
  Object.entries(popups).map(([id, popup]) => ({ ...popup, id, settings: aside }));

const rules: Record<string, NonNullable<TestPopup['rules']>> = {
  'on this kind of device': { devices: ['desktop', 'tablet'] },
  'on phones': { devices: ['mobile'] },
  'in this browser': { browsers: ['chrome'] },
  'in another': { browsers: ['safari', 'firefox'] },
  'from a search': { sources: ['search'] },
  'from this site': { sources: ['internal'] },
  'from an address': { url: { action: 'show', match: 'regex', url: '^https://www\\.google\\.' } },
  'by a pattern that is none': { url: { action: 'hide', match: 'regex', url: '(' } },
  'on this address': { url: { action: 'show', match: 'contains', url: 'suburb=newtown', of: 'page' } },
  'in these minutes': {
    schedule: { zone: 'visitor', start: '2026-11-21T09:59', end: '2026-11-21T10:01' },
  },
  'not yet': { schedule: { zone: 'site', start: '2026-11-20T23:00:01Z' } },
  'not for subscribers': { loggedIn: { users: 'roles', roles: ['subscriber'] } },
  'not for editors': { loggedIn: { users: 'roles', roles: ['editor'] } },
  'from the next page on': { pageViews: { views: 1 } },
  'from the next visit on': { sessions: { sessions: 1 } },
  'once a day': { times: { count: 'open', period: 'day', times: 1 } },
};

it('shows a popup to visitors its rules allow, on this page, on later ones and on later visits', async () => {
  const atOnce = { pageLoad: { delay: 0 } };
  const popups = named(
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, { rules: rule, triggers: atOnce }]),
    ),
  );
  const shows = async ({
    page = tab.page,
    at,
    from,
    names,
  }: {
    page?: Page;
    at: number;
    from: string;
    names: string[];
  }) => {
    if (at > NOW) await page.clock.pauseAt(at);
    await carryPopups({ page, url: site.url, popups });
    await page.goto(`${site.url}/?suburb=newtown`, { referer: from });
    const opened = async () => {
      await page.clock.runFor(1);
      return openedPopups(page);
    };
    // All that show do so at the same time, so none comes after those that are waited for.
    await expect.poll(opened).toEqual([...always, ...names].sort());
  };
  const always = ['in this browser', 'not for editors', 'on this address', 'on this kind of device'];
  const searched = ['from a search', 'from an address'];

  await shows({
    at: NOW,
    from: 'https://www.google.com.au/',
    names: [...searched, 'in these minutes', 'not for subscribers', 'once a day'],
  });
  await shows({
    at: NOW + 60_000,
    from: `${site.url}/buy`,
    names: ['from this site', 'from the next page on', 'not for subscribers', 'not yet'],
  });

  const page = await tab.page.context().newPage();
  await page.context().addCookies([{ name: 'requirementLogin', value: 'yes', url: site.url }]);
  await page
    .context()
    .route('**/me/state', (route) =>
      route.fulfill({ json: { signedIn: true, firstName: 'Sam', saved: [], compared: [] } }),
    );
  await shows({
    page,
    at: NOW + DAY + 60_000,
    from: `${site.url}/buy`,
    names: ['from this site', 'from the next page on', 'from the next visit on', 'not yet', 'once a day'],
  });
});

it('opens none by itself in a frame, as staff preview the theme and versions', async () => {
  const { page } = tab;
  const counted: string[] = [];
  await carryPopups({
    page,
    url: site.url,
    popups: [
      { id: 'at-once', settings: aside, triggers: { pageLoad: { delay: 0 } } },
      { id: 'asked-for', settings: { ...aside, openSelector: '.open-offer' } },
    ],
    html: '<p class="open-offer">The offer</p>',
    counted,
  });
  const body = '<iframe title="Theme preview" src="/" width="900" height="600"></iframe>';
  await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.url}/frame`);
  const frame = page.frameLocator('iframe[title="Theme preview"]');
  // A click opens one, and what was to open at once would have by then.
  const opened = async () => {
    await page.clock.runFor(1000);
    await frame.getByText('The offer').click();
    return frame
      .locator('dialog[data-popup]')
      .evaluateAll((dialogs) => dialogs.map((dialog) => (dialog as HTMLElement).dataset.popup));
  };
  await expect.poll(opened).toEqual(['asked-for']);
  expect(counted).toEqual(['asked-for/shown']);
});

it('shows a popup by each of its triggers, once', async () => {
  const { page } = tab;
  // An ad blocker.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      for (const bait of document.querySelectorAll('.adsbygoogle')) bait.remove();
    }).observe(document, { childList: true, subtree: true }),
  );
  const triggers: Record<string, NonNullable<TestPopup['triggers']>> = {
    'two clicks': { click: { times: 2 } },
    'half the page': { scrolling: { direction: 'down', offset: 50 } },
    'back up': { scrolling: { direction: 'up', offset: 0 } },
    'the terms in sight': { scrollingTo: { selector: '#terms' } },
    'no selector': { scrollingTo: { selector: '#' } },
    leaving: { exitIntent: {} },
    'after 50 s': { pageLoad: { delay: 50 } },
    'nothing done': { inactivity: { time: 60 } },
    'a blocker': { adblockDetection: { delay: 55 } },
    'click or leaving': { click: { times: 3 }, exitIntent: {} },
  };
  await carryPopups({
    page,
    url: site.url,
    popups: named(
      Object.fromEntries(Object.entries(triggers).map(([name, each]) => [name, { triggers: each }])),
    ),
    html: '<p>The page</p><div style="height:4000px"></div><p id="terms">Terms</p>',
  });
  await page.goto(`${site.url}/`);
  await startPage(page);
  const seen = new Set<string>();
  /** Which have opened since the last check. */
  const opens = async (step: () => Promise<unknown>, names: string[]) => {
    await step();
    for (const name of names) seen.add(name);
    await expect.poll(() => openedPopups(page)).toEqual([...seen].sort());
  };
  const clickPage = () => page.getByText('The page', { exact: true }).click();
  const leave = (clientY: number) =>
    page.evaluate(
      (y) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y })),
      clientY,
    );
  const half = () => page.evaluate(() => (document.documentElement.scrollHeight - innerHeight) / 2);

  await opens(() => page.waitForFunction(() => localStorage.getItem('frontage:popups')), []);
  await opens(clickPage, []);
  await opens(clickPage, ['two clicks']);
  await opens(async () => scrollPage(page, (await half()) - 20), []);
  await opens(async () => scrollPage(page, (await half()) + 20), ['half the page']);
  await opens(async () => scrollPage(page, (await half()) - 20), ['back up']);
  await opens(() => page.locator('#terms').scrollIntoViewIfNeeded(), ['the terms in sight']);
  await opens(() => leave(5), []);
  await opens(() => leave(0), ['click or leaving', 'leaving']);
  await opens(() => page.clock.runFor(49_900), []);
  await opens(() => page.clock.runFor(100), ['after 50 s']);
  await opens(() => page.clock.runFor(5_000), ['a blocker']);
  await opens(() => page.clock.runFor(5_000), ['nothing done']);

  // Each has ended its triggers.
  await page.evaluate(() => {
    location.hash = '#frontage-action:popup:close';
  });
  seen.clear();
  await opens(async () => undefined, []);
  await opens(async () => {
    await scrollPage(page, 0);
    for (let times = 0; times < 3; times += 1) await clickPage();
    await leave(0);
    await page.clock.runFor(120_000);
  }, []);
});
