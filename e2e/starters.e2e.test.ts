import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { STARTERS } from '../site/src/features/pages/starters/starters.ts';
import { openAtRest } from './support/at-rest.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { site } from './support/site.ts';
import { staffRequests } from './support/staff.ts';
import { useBrowser, useTab } from './support/use-browser.ts';

const browser = useBrowser();
let staff: Awaited<ReturnType<typeof staffRequests>>;
const tab = useTab(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
beforeAll(async () => {
  staff = await staffRequests(site);
});

/** Levels of the headings in the page's content, in order. */
const levels = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));

const jumps = (found: number[]) =>
  found.filter((level, index) => index > 0 && level > (found[index - 1] ?? 0) + 1);

/** Addresses on this site that the page's content links to and that do not answer. */
async function deadLinks(page: Page): Promise<string[]> {
  const paths = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const asked = await Promise.all(paths.map(async (path) => ({ path, status: await statusOf(path) })));
  return asked.filter(({ status }) => status >= 400).map(({ path }) => path);
}

/** Most starters link to the same pages of the demo. */
const statuses = new Map<string, Promise<number>>();

function statusOf(path: string): Promise<number> {
  const asked = statuses.get(path) ?? fetch(site.url + path).then(({ status }) => status);
  statuses.set(path, asked);
  return asked;
}

/**
 * How far the page's content moved by itself while it loaded and was scrolled through. In a tab without the site's
 * typefaces: their arrival is the browser's business, everything else is the blocks'.
 */
async function shifted(path: string): Promise<number> {
  const { page, close } = await browser.open({ viewport: { width: 390, height: 844 } });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await page.waitForLoadState('networkidle');
  const sum = await page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum);
  await close();
  return sum;
}

async function expectWellMade(path: string): Promise<void> {
  const { page } = tab;
  const response = await openAtRest(page, site.url + path);
  expect(response?.status()).toBe(200);
  expect(await shifted(path)).toBe(0);
  const found = await levels(page);
  expect(found.filter((level) => level === 1)).toEqual([1]);
  expect(jumps(found)).toEqual([]);
  expect(await deadLinks(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(tab.problems).toEqual([]);
}

describe('a page made from a starter', () => {
  const pages = STARTERS.filter(({ kind }) => kind === 'page');

  it.each(pages)('“$name” is accessible, in order, and its links work', async ({ name, design }) => {
    const path = `/starters/${name.toLowerCase().replaceAll(' ', '-')}`;
    const { doc } = await staff.post('/api/pages', { title: name, path, design, _status: 'published' });
    await expectWellMade(path);
    await expectNoAxeViolations(tab.page);
    await staff.delete(`/api/pages/${(doc as { id: number }).id}`);
  });

  it('shows each ready-made section without a fault', async () => {
    const content = STARTERS.filter(({ kind }) => kind === 'section').flatMap(({ design }) => design.content);
    const { doc } = await staff.post('/api/pages', {
      title: 'Sections',
      path: '/starters/sections',
      design: { content },
      _status: 'published',
    });
    await openAtRest(tab.page, `${site.url}/starters/sections`);
    await expectNoAxeViolations(tab.page);
    expect(jumps(await levels(tab.page))).toEqual([]);
    expect(await deadLinks(tab.page)).toEqual([]);
    expect(tab.problems).toEqual([]);
    await staff.delete(`/api/pages/${(doc as { id: number }).id}`);
  });
});

// Their accessibility is checked by screens.e2e.test.ts, on a phone and a desktop.
describe('a page of the demonstration', () => {
  it.each(['/', '/about', '/market-appraisal-form', '/contact'])(
    '%s is in order, and its links work',
    (path) => expectWellMade(path),
  );
});
