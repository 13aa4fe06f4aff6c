import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import { ADMIN, ADMIN_ENV, signIn } from './admin-account.ts';
import { child } from './child.ts';
import { percentile, type Row } from './report.ts';
import { startServer } from './server.ts';

const LISTINGS = 10_000;
const LEADS = 100_000;
/** A list with so many behind it. */
const LIST_MS = 500;
/** Scripts of the first page that staff open, compressed. */
const SCRIPT_BYTES = 500_000;
const RUNS = 10;

/** What staff ask the API for most: lists, searches and counts. */
const LISTS: Record<string, string> = {
  'inbox, new': '/api/leads/inbox?view=new',
  'inbox, unassigned': '/api/leads/inbox?view=unassigned',
  'inbox, overdue': '/api/leads/inbox?view=overdue',
  'inbox, all, page 20': '/api/leads/inbox?view=all&page=20',
  'inbox, search': '/api/leads/inbox?view=all&search=visitor99',
  'notices of the bell': '/api/notices',
  'table of leads, page 1': '/api/leads?limit=10&sort=-createdAt&depth=0',
  'listings, current': '/api/listings/board?view=current',
  'listings, sold, page 20': '/api/listings/board?view=sold&page=20',
  'listings, search': '/api/listings/board?view=all&search=9999',
  'table of listings, page 1': '/api/listings?limit=10&sort=-updatedAt&depth=0',
  contacts: '/api/contacts/list',
};

/** The admin with many listings and leads: how long its lists take, and how much script its first page loads. */
export async function benchStaff({ dataDir }: { dataDir: string }): Promise<Row[]> {
  await child({
    script: 'staff-child.ts',
    args: [String(LISTINGS), String(LEADS)],
    env: { DATA_DIR: dataDir },
  });
  const server = await startServer({
    dataDir,
    env: ADMIN_ENV,
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  try {
    const scripts = await firstLoad({ browser, url: server.url });
    const page = await signedIn({ browser, url: server.url });
    return [
      ...scripts,
      ...(await listTimes(server.url)),
      await opened(page, 'inbox'),
      await opened(page, 'listings'),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function signedIn({ browser, url }: { browser: Browser; url: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const answer = await page.request.post('/api/users/login', { data: ADMIN });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`);
  return page;
}

async function listTimes(url: string): Promise<Row[]> {
  // Signed in by a header: a cookie counts only with requests that a page sends.
  const headers = await signIn(url);
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(LISTS)) {
    const times: number[] = [];
    // The first is not counted: it prepares the statements.
    for (let run = 0; run <= RUNS; run += 1) {
      const started = performance.now();
      const answer = await fetch(url + path, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      await answer.arrayBuffer();
      if (run > 0) times.push(performance.now() - started);
    }
    rows.push(timeRow({ what, times }));
  }
  return rows;
}

/** From the address to the first row, with what the browser has cached. */
async function opened(page: Page, name: 'inbox' | 'listings'): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run <= 5; run += 1) {
    await page.goto('about:blank');
    const started = performance.now();
    await page.goto(`/admin/${name}`, { waitUntil: 'commit' });
    await page.locator('.work-list__row').first().waitFor();
    if (run > 0) times.push(performance.now() - started);
  }
  const middle = percentile(times, 50);
  return {
    what: `${name} in the browser, whole page until the first row`,
    figure: `half within ${Math.round(middle)} ms`,
    value: middle,
    unit: 'ms',
  };
}

function timeRow({ what, times }: { what: string; times: number[] }): Row {
  const value = percentile(times, 95);
  return {
    what,
    figure: `half within ${Math.round(percentile(times, 50))} ms, 95 of 100 within ${Math.round(value)} ms`,
    value,
    unit: 'ms',
    limit: `at most ${LIST_MS} ms`,
    holds: value <= LIST_MS,
  };
}

/** What the sign-in page, and then the dashboard with an empty cache, load of script. */
async function firstLoad({ browser, url }: { browser: Browser; url: string }): Promise<Row[]> {
  const bytesOf = async (page: Page, path: string) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    return bytes;
  };
  const context = await browser.newContext({ baseURL: url });
  const signIn = await bytesOf(await context.newPage(), '/admin/login');
  const dashboard = await bytesOf(await signedIn({ browser, url }), '/admin');
  const row = (what: string, bytes: number): Row => ({
    what,
    figure: `${Math.round(bytes / 1000)} KB`,
    value: bytes,
    unit: 'bytes',
    limit: `at most ${SCRIPT_BYTES / 1000} KB`,
    holds: bytes <= SCRIPT_BYTES,
  });
  return [row('script of the sign-in page', signIn), row('script of the dashboard', dashboard)];
}
