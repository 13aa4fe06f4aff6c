import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { ADMIN, SITE_ENV, seedDemo } from '../../e2e/support/seeded-data.ts';
import { startServer } from '../../e2e/support/server.ts';
import { root } from '../../scripts/node-path.mjs';

// npm run docs:screenshots [-- names]: the pictures of the staff manual and the README, from the demonstration agency.

const sharp = createRequire(join(root, 'site/package.json'))('sharp') as (typeof import('sharp'))['default'];
/** Largest picture of the manual, in bytes. */
const MAX_BYTES = 60_000;
const STAFF = 'docs/staff/images';
/** Which pictures are wanted; all when none is named. */
const wanted = process.argv.slice(2);

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
try {
  await page.goto('/', { waitUntil: 'networkidle' });
  await keep('docs/home.webp', page, 80_000);
  await sendLeads();
  await page.request.post('/api/users/login', { data: ADMIN });
  const newest = async (collection: string, query = '') => {
    const answer = await page.request.get(`/api/${collection}?limit=1&depth=0${query}`, {
      headers: { origin: site.url, 'sec-fetch-site': 'same-origin' },
    });
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    return docs[0]?.id ?? 0;
  };
  const record = async (collection: string, query?: string) =>
    `/admin/collections/${collection}/${await newest(collection, query)}`;
  await shot('dashboard', '/admin');
  await shot('leads', '/admin/inbox');
  await shot('lead', await record('leads'));
  await shot('listing', await record('listings'));
  await shot('feed', await record('feeds'));
  await shot('contact-form', await record('contact-forms'));
  await shot('popup', await record('popups'), () => page.getByRole('button', { name: 'Triggers' }).click());
  await shot('theme', '/admin/globals/theme');
  const about = await newest('pages', '&where[path][equals]=/about');
  await shot('page-builder', `/admin/builder/pages/${about}`, () =>
    page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
  );
  await shot('duty-rates', '/admin/collections/duty-editions/create', async () => {
    await page.locator('#field-state .rs__control').click();
    await page.getByText('Victoria', { exact: true }).click();
    await page.getByLabel('Which rate changes?').selectOption({ index: 1 });
  });
} finally {
  await browser.close();
  await site.stop();
}

/** Some leads of visitors, so that the inbox is not empty. */
async function sendLeads(): Promise<void> {
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
    const answer = await page.request.post('/wp-admin/admin-ajax.php', { form, headers: { origin: site.url } });
    const text = await answer.text();
    if (text !== 'success') throw new Error(`The lead of ${name} was answered: ${text}`);
  }
}

async function shot(name: string, address: string, prepare?: () => Promise<unknown>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(isDrawn);
  await prepare?.();
  await page.waitForFunction(isDrawn);
  await page.waitForTimeout(2500);
  await keep(`${STAFF}/${name}.webp`, page, MAX_BYTES);
}

/** In the browser: nothing of Payload's form is a placeholder any more, and charts have their bars. */
function isDrawn(): boolean {
  const values = [...document.querySelectorAll('.doc-controls__value')];
  const charts = [...document.querySelectorAll('.recharts-responsive-container')];
  return (
    !document.querySelector('.shimmer-effect') &&
    !/\bLoading\b/.test(document.body.innerText) &&
    values.every(({ textContent }) => textContent) &&
    charts.every((chart) => chart.querySelector('path.recharts-rectangle'))
  );
}

/** As good as fits into so many bytes. */
async function keep(file: string, from: Page, maxBytes: number): Promise<void> {
  const png = await from.screenshot({ animations: 'disabled' });
  mkdirSync(join(root, STAFF), { recursive: true });
  for (let quality = 80; quality > 10; quality -= 10) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > maxBytes) continue;
    writeFileSync(join(root, file), picture);
    console.log(`${file}: ${Math.round(picture.length / 1000)} KB`);
    return;
  }
  throw new Error(`${file} does not fit into ${maxBytes} bytes.`);
}
