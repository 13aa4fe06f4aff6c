import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { ADMIN, SITE_ENV, seedDemo } from '../../e2e/support/seeded-data.ts';
import { startServer } from '../../e2e/support/server.ts';
import { root } from '../../scripts/node-path.mjs';

const sharp = createRequire(join(root, 'site/package.json'))('sharp') as (typeof import('sharp'))['default'];

/** The demonstration agency with some leads, and a browser in which an admin is signed in. */
export async function openAgency() {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'frontage-docs-')), 'data');
  const seeded = process.env.FRONTAGE_SEEDED_DATA;
  if (seeded) cpSync(seeded, dataDir, { recursive: true });
  else await seedDemo(dataDir);
  const site = await startServer({ env: SITE_ENV, dataDir });
  const browser = await openBrowser({ ofItsOwn: true });
  const { page } = await browser.open({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Australia/Sydney',
  });
  // Generous, since the machine may be busy.
  page.setDefaultTimeout(90_000);
  /** As the admin's own screens send it. */
  const headers = { origin: site.url, 'sec-fetch-site': 'same-origin' };
  const newest = async (collection: string, query = '') => {
    const answer = await page.request.get(`/api/${collection}?limit=1&depth=0${query}`, { headers });
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    return docs[0]?.id ?? 0;
  };
  return {
    page,
    headers,
    newest,
    record: async (collection: string, query?: string) =>
      `/admin/collections/${collection}/${await newest(collection, query)}`,
    async signIn() {
      await sendLeads({ page, url: site.url });
      await page.request.post('/api/users/login', { data: ADMIN });
    },
    async close() {
      await browser.close();
      await site.stop();
    },
  };
}

/** Some leads of visitors, so that the inbox is not empty. */
async function sendLeads({ page, url }: { page: Page; url: string }): Promise<void> {
  const people = [
    ['Priya Example', 'iproperty_submit_contact', 'Which of your offices looks after Marrickville?'],
    ['Tom Sample', 'iproperty_send_emailagent', 'Could you call me about selling our house in spring?'],
    ['Mei Specimen', 'iproperty_submit_contact', 'We have moved. Where do we send the keys?'],
  ];
  for (const [index, [name = '', action = '', message = '']] of people.entries()) {
    const form = {
      ...{ action, name, message, agent_id: '1', phone: `040000000${index}` },
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    };
    const answer = await page.request.post('/wp-admin/admin-ajax.php', { form, headers: { origin: url } });
    const text = await answer.text();
    if (text !== 'success') throw new Error(`The lead of ${name} was answered: ${text}`);
  }
}

/** Goes to a screen and waits until it stands still. */
export async function showScreen({
  page,
  address,
  prepare,
}: {
  page: Page;
  address: string;
  prepare?: () => Promise<unknown>;
}): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  // Whatever a screen asks for again and again does not keep it from being drawn.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForFunction(isDrawn);
  await prepare?.();
  await page.waitForFunction(isDrawn);
  await page.waitForTimeout(1500);
}

/** In the browser: nothing of Payload's form is a placeholder any more, and charts have their bars or areas. */
function isDrawn(): boolean {
  const values = [...document.querySelectorAll('.doc-controls__value')];
  const charts = [...document.querySelectorAll('.recharts-responsive-container')];
  return (
    !document.querySelector('.shimmer-effect') &&
    !/\bLoading\b/.test(document.body.innerText) &&
    values.every(({ textContent }) => textContent) &&
    charts.every((chart) => chart.querySelector('path.recharts-rectangle, path.recharts-area-area'))
  );
}

/** Stores what the window shows, as good as fits into so many bytes. */
export async function keep(file: string, from: Page, maxBytes: number): Promise<void> {
  const png = await from.screenshot({ animations: 'disabled' });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  for (let quality = 80; quality > 10; quality -= 10) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > maxBytes) continue;
    writeFileSync(join(root, file), picture);
    console.log(`${file}: ${Math.round(picture.length / 1000)} KB`);
    return;
  }
  throw new Error(`${file} does not fit into ${maxBytes} bytes.`);
}
