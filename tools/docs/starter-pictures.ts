import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { atRest } from '../../e2e/support/at-rest.ts';
import { openBrowser } from '../../e2e/support/browser.ts';
import { scrollThrough } from '../../e2e/support/layout-shift.ts';
import { ADMIN, SITE_ENV, seedDemo } from '../../e2e/support/seeded-data.ts';
import { startServer } from '../../e2e/support/server.ts';
import { root } from '../../scripts/node-path.mjs';
import { hashOfDesign } from '../../site/src/features/pages/starters/hash-of-design.ts';
import type { StarterPictures } from '../../site/src/features/pages/starters/starter-pictures.ts';
import { STARTERS, type Starter } from '../../site/src/features/pages/starters/starters.ts';
import { sourceOfKind } from '../../site/src/features/pages/template-kinds.ts';
import { drawKits } from './kit-pictures.ts';

// npm run docs:starters: pictures of all website kits and starters of the page builder, drawn by the demonstration agency.
// With `kits` or `starters` behind it: those alone.

const sharp = createRequire(join(root, 'site/package.json'))('sharp') as (typeof import('sharp'))['default'];
const FOLDER = join(root, 'site/public/assets/starters');
const LIST = join(root, 'site/src/features/pages/starters/starter-pictures.json');
/** Of a picture, in px; as wide as the list of starters on a screen of two pixels for each. */
const SIZE = { width: 480, maxHeight: 480 };
const SCREEN = { width: 1200, height: 900 };

const dataDir = join(mkdtempSync(join(tmpdir(), 'frontage-starters-')), 'data');
const seeded = process.env.FRONTAGE_SEEDED_DATA;
if (seeded) cpSync(seeded, dataDir, { recursive: true });
else await seedDemo(dataDir);
const site = await startServer({ env: { ...SITE_ENV, FRONTAGE_DEMO: '0' }, dataDir });
const browser = await openBrowser({ ofItsOwn: true });
const { page } = await browser.open({
  baseURL: site.url,
  viewport: SCREEN,
  reducedMotion: 'reduce',
  timezoneId: 'Australia/Sydney',
});
page.setDefaultTimeout(90_000);
const headers = { origin: site.url, 'sec-fetch-site': 'same-origin' };
try {
  await page.request.post('/api/users/login', { data: ADMIN });
  const [only] = process.argv.slice(2);
  if (only !== 'kits') await drawStarters();
  if (only !== 'starters') await drawKits(page);
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function drawStarters(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const list: StarterPictures = {};
  for (const starter of STARTERS) list[starter.name] = await drawn(starter);
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
}

async function drawn(starter: Starter): Promise<StarterPictures[string]> {
  const { collection, data } = recordOf(starter);
  const made = await page.request.post(`/api/${collection}?draft=true`, {
    data: { ...data, design: aboutNewtown(starter.design) },
    headers,
  });
  const { doc } = (await made.json()) as { doc?: { id: number } };
  if (!doc) throw new Error(`“${starter.name}” was not stored: ${await made.text()}`);
  const link = await page.request.get(`/api/${collection}/${doc.id}/preview-link`, { headers });
  const { path } = (await link.json()) as { path: string };
  await page.goto(path, { waitUntil: 'load' });
  // It stays in sight, and would cover what is drawn.
  if (starter.template !== 'header')
    await page.evaluate(() => {
      for (const header of document.querySelectorAll('body > header')) header.remove();
    });
  await scrollThrough(page);
  await page.evaluate(() => scrollTo(0, 0));
  await atRest(page);
  const part = partOf(starter, page);
  const { width, height, data: webp } = await shrunk(await part.screenshot({ animations: 'disabled' }));
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, 8);
  const file = `${starter.name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${hash}.webp`;
  writeFileSync(join(FOLDER, file), webp);
  console.log(`${file}: ${Math.round(webp.length / 1000)} KB`);
  // There is one template of each kind.
  await page.request.delete(`/api/${collection}/${doc.id}`, { headers });
  return { file, width, height, design: hashOfDesign(starter.design) };
}

/** With a suburb of the demonstration agency where staff enter theirs. */
function aboutNewtown(design: Starter['design']): unknown {
  return JSON.parse(JSON.stringify(design).replaceAll('"suburb":""', '"suburb":"Newtown"'));
}

/** What of the preview is the starter itself. */
function partOf({ kind, template }: Starter, page: Page) {
  if (kind === 'popup') return page.getByRole('dialog').first();
  if (template === 'header') return page.locator('header').first();
  if (template === 'footer') return page.locator('footer').first();
  return page.locator('main');
}

async function shrunk(png: Buffer) {
  const { width, maxHeight } = SIZE;
  const whole = await sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(whole.info.height, maxHeight);
  const data = await sharp(whole.data)
    .extract({ left: 0, top: 0, width, height })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  return { width, height, data };
}

/** The record that shows a starter. */
function recordOf({ kind, name, template }: Starter): { collection: string; data: object } {
  const source = template && sourceOfKind(template);
  if (source) return { collection: 'item-templates', data: { name, source } };
  if (kind === 'template') return { collection: 'templates', data: { kind: template } };
  if (kind === 'popup') return { collection: 'popups', data: { name } };
  return { collection: 'pages', data: { title: name, path: '/starter-picture' } };
}
