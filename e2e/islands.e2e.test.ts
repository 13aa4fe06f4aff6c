import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Tab } from './support/browser.ts';
import { serveIslandPage } from './support/island-page.ts';

let islands: Awaited<ReturnType<typeof serveIslandPage>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let tab: Tab;
beforeAll(async () => {
  islands = await serveIslandPage();
  browser = await openBrowser();
});
beforeEach(async () => {
  await tab?.close();
  islands.asked.length = 0;
  tab = await browser.open();
});
afterAll(async () => {
  await browser?.close();
  await islands?.stop();
});

const woken = (page: Page, name: string, state: string) =>
  page.waitForSelector(`fr-island[name="${name}"][data-woken="${state}"]`, { state: 'attached' });
const fetched = (name: string) => islands.asked.some((path) => path.includes(name));

describe('an island', () => {
  it('is plain HTML with the state of its props until it wakes, and without JavaScript for good', async () => {
    const plain = await browser.open({ javaScriptEnabled: false });
    await plain.page.goto(islands.url);
    expect(await plain.page.getByRole('button').allTextContents()).toEqual([
      'Idle: 1',
      'Touched: 10',
      'Seen: 100',
    ]);
    expect(islands.asked).toEqual([]);
    await plain.close();
  });

  it('that waits for the idle browser wakes by itself and goes on from its props', async () => {
    await tab.page.goto(islands.url);
    await woken(tab.page, 'count-idle', 'yes');
    await tab.page.getByRole('button', { name: 'Idle: 1' }).click();
    await tab.page.getByRole('button', { name: 'Idle: 2' }).waitFor();
  });

  it('that waits to be seen is not even fetched before, and wakes when scrolled to', async () => {
    await tab.page.goto(islands.url);
    await woken(tab.page, 'count-idle', 'yes');
    expect(fetched('count-visible')).toBe(false);
    await tab.page.getByRole('button', { name: 'Seen: 100' }).scrollIntoViewIfNeeded();
    await woken(tab.page, 'count-visible', 'yes');
    await tab.page.getByRole('button', { name: 'Seen: 100' }).click();
    await tab.page.getByRole('button', { name: 'Seen: 101' }).waitFor();
  });

  it('that waits for a touch wakes at the click, which counts once', async () => {
    await tab.page.goto(islands.url);
    await woken(tab.page, 'count-idle', 'yes');
    expect(fetched('count-interaction')).toBe(false);
    // A click with nothing before it, as from a keyboard or a switch.
    await tab.page
      .getByRole('button', { name: 'Touched: 10' })
      .evaluate((button: HTMLElement) => button.click());
    await tab.page.getByRole('button', { name: 'Touched: 11' }).waitFor();
    await tab.page.getByRole('button', { name: 'Touched: 11' }).click();
    await tab.page.getByRole('button', { name: 'Touched: 12' }).waitFor();
  });

  it('that throws, or whose script does not arrive, leaves the server’s HTML and harms no other', async () => {
    await tab.page.goto(islands.url);
    await woken(tab.page, 'broken', 'failed');
    await woken(tab.page, 'unloadable', 'failed');
    await woken(tab.page, 'count-idle', 'yes');
    expect(await tab.page.getByText('What the server said').count()).toBe(1);
    expect(await tab.page.getByText('Still readable').count()).toBe(1);
    expect(tab.problems.join('\n')).toContain('broken on purpose');
  });
});
