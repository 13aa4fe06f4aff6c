import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBrowser, type Tab } from './browser.ts';

type Browser = Pick<Awaited<ReturnType<typeof openBrowser>>, 'open'>;

/** A browser for the tests of a file: started before the first, closed after the last. Call it at the head of the file. */
export function useBrowser(): Browser {
  let browser: Awaited<ReturnType<typeof openBrowser>> | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  return {
    open(options) {
      if (!browser)
        throw new Error('The browser starts before the first test. Open tabs in tests and hooks only.');
      return browser.open(options);
    },
  };
}

/**
 * A new tab for each test of a file, closed after it. `page` and `problems` are those of the test that runs; `reopen`
 * gives the test another tab in place of its first, with other options.
 */
export function useTab(browser: Browser, options?: BrowserContextOptions) {
  let tab: Tab | undefined;
  const opened = (): Tab => {
    if (!tab) throw new Error('The tab opens before each test. Use it in tests and hooks only.');
    return tab;
  };
  beforeEach(async () => {
    tab = await browser.open(options);
  });
  afterEach(async () => {
    await tab?.close();
    tab = undefined;
  });
  return {
    get page() {
      return opened().page;
    },
    get problems() {
      return opened().problems;
    },
    async reopen(others: BrowserContextOptions): Promise<Tab> {
      await opened().close();
      tab = await browser.open(others);
      return tab;
    },
  };
}
