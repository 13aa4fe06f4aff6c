import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import type { Row } from './report.ts';

const CHROMIUM = findBrowser();

type Budget = { name: string; path: string; startedKilobytes: number };

/**
 * Script per page as the browser receives it (compressed, without the headers of the answers): at load, and once every
 * visible island has started.
 */
export async function benchScripts({ url, pages }: { url: string; pages: Budget[] }): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: BROWSER_FLAGS });
  try {
    const rows: Row[] = [];
    for (const { name, path, startedKilobytes } of pages) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const traffic = await watchTraffic(page);
      await page.goto(url + path, { waitUntil: 'load' });
      const first = { ...traffic.totals() };
      await startEverything(page);
      const started = traffic.totals();
      await page.close();
      rows.push(
        {
          what: `${name}: script before an island wakes`,
          figure: kilobytes(traffic.loader()),
          value: traffic.loader() / 1000,
          unit: 'KB',
          limit: 'at most 3 KB',
          holds: traffic.loader() <= 3000,
        },
        {
          what: `${name}: script with every island started`,
          figure: kilobytes(started.script),
          value: started.script / 1000,
          unit: 'KB',
          limit: `at most ${startedKilobytes} KB`,
          holds: started.script <= startedKilobytes * 1000,
        },
        {
          what: `${name}: whole page at load`,
          figure: `${first.requests} requests, ${kilobytes(first.all)}`,
          value: first.all / 1000,
          unit: 'KB',
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function watchTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, { type: string; url: string; head: number }>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, { type, url: response.url, head: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength - (types.get(requestId)?.head ?? 0)),
  );
  const sum = (match: (entry: { type: string; url: string }) => boolean) =>
    [...sizes].reduce(
      (total, [id, size]) => total + (match(types.get(id) ?? { type: '', url: '' }) ? size : 0),
      0,
    );
  return {
    totals: () => ({
      requests: sizes.size,
      all: sum(() => true),
      script: sum(({ type }) => type === 'Script'),
    }),
    loader: () => sum(({ type, url }) => type === 'Script' && /site\.client/.test(url)),
  };
}

/** Scrolls through the page and points at every island, so that each has started. */
async function startEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('fr-island'))
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('fr-island')].every(
      ({ dataset }) => dataset.woken === 'yes' || dataset.woken === 'failed',
    ),
  );
  await page.waitForLoadState('networkidle');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
