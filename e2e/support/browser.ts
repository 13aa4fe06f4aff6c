import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { BROWSER_FLAGS, findTestBrowser, TEST_FLAGS } from '../../scripts/browser.mjs';
import { takeProfile } from './profiles.ts';

/**
 * No name resolves but this machine's own. Playwright's routes could block requests as well, but they send each request
 * through the test's process and switch the browser's cache off, which visitors have on.
 */
const STAY_HERE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

export type Tab = {
  page: Page;
  /**
   * What went wrong in the tab so far, as sentences: script errors, console errors (CSP violations among them),
   * requests that left this machine. Tests end with `expect(tab.problems).toEqual([])`.
   */
  problems: string[];
  close: () => Promise<void>;
};

/** What the browser says when it leaves out the animation from page to page, as for a page that is left at once. */
const LEFT_OUT_TRANSITION = /^Transition was (skipped|aborted because of invalid state)/;

/** Browsers ask for this by themselves, sooner or later, on pages that name no icon. */
const OWN_REQUEST = '/favicon.ico';

const launch = (more: readonly string[]): Promise<Browser> => {
  const executablePath = findTestBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome on this machine. npm test installs one.');
  return chromium.launch({ executablePath, args: [...BROWSER_FLAGS, ...more, STAY_HERE] });
};

/** The files of a worker follow each other in one browser, which ends with the worker. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  const running = shared && (await shared.catch(() => undefined));
  if (shared && running?.isConnected()) return shared;
  shared = launch(TEST_FLAGS);
  return shared;
}

/**
 * A Chromium, and tabs in it that share nothing: each has an empty profile. Nothing is fetched from outside this machine.
 * `ofItsOwn` is a browser that ends with `close`, with a process for each tab: where a tab crashes, and outside the tests.
 */
export async function openBrowser({ ofItsOwn = false } = {}) {
  const browser = await (ofItsOwn ? launch([]) : sharedBrowser());
  const open = new Set<Tab>();
  return {
    async open(options: BrowserContextOptions = {}): Promise<Tab> {
      const all = { viewport: { width: 1280, height: 800 }, locale: 'en-AU', ...options };
      const { context, giveBack } = await takeProfile(browser, all);
      const page = await context.newPage();
      waitAfterGoto(page);
      page.setDefaultTimeout(15_000);
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!LEFT_OUT_TRANSITION.test(message)) problems.push(`script error: ${message}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.location().url.endsWith(OWN_REQUEST))
          problems.push(`console: ${message.text()}`);
      });
      const noteFailed = (request: Request) => {
        // One that a test answers or the page's own policy stops did not leave the page.
        if (request.failure()?.errorText !== 'net::ERR_NAME_NOT_RESOLVED') return;
        if (isOutside(new URL(request.url()))) problems.push(`asked for ${request.url()}`);
      };
      context.on('requestfailed', noteFailed);
      const tab: Tab = {
        page,
        problems,
        async close() {
          if (!open.delete(tab)) return;
          context.off('requestfailed', noteFailed);
          await giveBack();
        },
      };
      open.add(tab);
      return tab;
    },
    async close(): Promise<void> {
      if (ofItsOwn) await browser.close();
      else await Promise.all([...open].map((tab) => tab.close()));
    },
  };
}

/** Has `goto` wait until the admin's script runs on a page of the admin. */
function waitAfterGoto(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (new URL(page.url()).pathname.startsWith('/admin')) await adminScriptRuns(page);
    return response;
  };
}

/**
 * Waits until the admin's script runs on a page of the admin that a link opened: clicks and typing before that are
 * lost, and tests are faster than people. After five seconds the test goes on anyway.
 */
export async function adminScriptRuns(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const controls = [...document.querySelectorAll('button, input:not([type=hidden]), textarea')];
        const runs = (control: Element) => Object.keys(control).some((key) => key.startsWith('__react'));
        return controls.length > 0 && controls.every(runs);
      },
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined);
}

/**
 * Goes from one screen of the admin to another without loading the admin again, as its own links do: a third of the work
 * of `goto`. The address changes as the new screen shows. What the last screen said in passing is taken away.
 */
export async function goInAdmin(page: Page, path: string): Promise<void> {
  await dismissToasts(page);
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (path: string) => void } } };
    next.router.push(to);
  }, path);
  const { pathname } = new URL(path, 'http://x');
  await page.waitForURL((shown) => shown.pathname === pathname);
}

/** Opens a screen of the admin: by `goInAdmin` where another one shows already, loaded otherwise. */
export async function openInAdmin(page: Page, address: string): Promise<void> {
  const before = new URL(page.url()).pathname;
  const { pathname, search } = new URL(address, 'http://x');
  if (!before.startsWith('/admin') || before === pathname) await page.goto(address);
  else await goInAdmin(page, pathname + search);
}

/** They last four seconds, and tests of the next screen would take them for its own. */
async function dismissToasts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const toasts = document.querySelector('.payload-toast-container');
    for (const close of toasts?.querySelectorAll<HTMLElement>('[data-close-button]') ?? []) close.click();
    return !toasts?.querySelector('[data-sonner-toast]');
  });
}

const isOutside = ({ protocol, hostname }: URL) =>
  /^(http|ws)s?:$/.test(protocol) && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
