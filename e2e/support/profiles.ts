import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from 'playwright-core';

/** A browser's profile for one tab: nothing in it is of another tab. */
export type Profile = {
  context: BrowserContext;
  /** Closes its pages. Call it once. */
  giveBack: () => Promise<void>;
};

type Kept = { context: BrowserContext; key: string; channel: CDPSession; isChanged: () => boolean };

/** What a test can change in a profile that is not taken back again: such a profile ends with its tab. */
const LASTING = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'routeFromHAR', 'routeWebSocket'],
  ...['grantPermissions', 'setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials', 'setOffline'],
] as const;

/** So many profiles wait for the next tab; each holds a process. */
const MOST_WAITING = 4;

/** The emptied profiles of each browser, the one given back last at the end. */
const waiting = new WeakMap<Browser, Kept[]>();

/**
 * A profile with these options: an emptied one, or else a new one. A new profile starts a process that must read and
 * compile everything for the first time, which is a fifth to a third of what a page costs (decision 133).
 */
export async function takeProfile(browser: Browser, options: BrowserContextOptions): Promise<Profile> {
  const key = JSON.stringify(options);
  const pool = poolOf(browser);
  const index = pool.findLastIndex((one) => one.key === key);
  const [found] = index < 0 ? [] : pool.splice(index, 1);
  const profile = found ?? (await newProfile({ browser, options, key }));
  return {
    context: profile.context,
    async giveBack() {
      if (profile.isChanged() || !(await emptied(profile))) return profile.context.close();
      pool.push(profile);
      await Promise.all(pool.splice(0, pool.length - MOST_WAITING).map(({ context }) => context.close()));
    },
  };
}

function poolOf(browser: Browser): Kept[] {
  const pool = waiting.get(browser) ?? [];
  waiting.set(browser, pool);
  return pool;
}

/** Its first page stays blank and open, and with it the process and what that has compiled. */
async function newProfile({
  browser,
  options,
  key,
}: {
  browser: Browser;
  options: BrowserContextOptions;
  key: string;
}): Promise<Kept> {
  const context = await browser.newContext(options);
  const channel = await context.newCDPSession(await context.newPage());
  return { context, key, channel, isChanged: watchChanges(context) };
}

/** Whether anything {@link LASTING} is done from now on; a clock that is set stays set, too. */
function watchChanges(context: BrowserContext): () => boolean {
  let isChanged = false;
  const watch = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const method = Reflect.get(target, name).bind(target);
      Reflect.set(target, name, (...args: unknown[]) => {
        isChanged = true;
        return method(...args);
      });
    }
  };
  watch(context, LASTING);
  watch(context.clock, ['install', 'setFixedTime', 'setSystemTime']);
  return () => isChanged;
}

/** Closes all pages but the blank one and removes what they left: cookies, stored data, cached files. */
async function emptied({ context, channel }: Kept): Promise<boolean> {
  try {
    const [, ...pages] = context.pages();
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all([
      context.clearCookies(),
      channel.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }),
      channel.send('Network.clearBrowserCache'),
    ]);
    return true;
  } catch {
    // It has crashed, or a test has closed it.
    return false;
  }
}
