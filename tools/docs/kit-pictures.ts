import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { atRest } from '../../e2e/support/at-rest.ts';
import { scrollThrough } from '../../e2e/support/layout-shift.ts';
import { drawAll } from '../../e2e/support/screenshots.ts';
import { root } from '../../scripts/node-path.mjs';
import { hashOfDesign } from '../../site/src/features/pages/starters/hash-of-design.ts';
import type { KitPictures } from '../../site/src/features/pages/website-kits/kit-pictures.ts';
import { WEBSITE_KITS } from '../../site/src/features/pages/website-kits/website-kits.ts';

const sharp = createRequire(join(root, 'site/package.json'))('sharp') as (typeof import('sharp'))['default'];
const FOLDER = join(root, 'site/public/assets/kits');
const LIST = join(root, 'site/src/features/pages/website-kits/kit-pictures.json');

/** Screens, and the pictures of them, in px. */
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 900 }, width: 680, maxHeight: 900 },
  phone: { viewport: { width: 390, height: 844 }, width: 200, maxHeight: 900 },
} as const;

/** The home page of every website kit, as its preview shows it to visitors. Signs the admin out. */
export async function drawKits(page: Page): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await page.goto('/admin/website-kits');
  const previews = await page
    .locator('.website-kits > li a:first-of-type')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // The bar for staff is no part of the website.
  await page.context().clearCookies();
  const pictures: KitPictures = {};
  for (const kit of WEBSITE_KITS) {
    const preview = previews.find((href) => href.startsWith(`/preview/website-kits/${kit.key}?`));
    if (!preview) throw new Error(`The kit ${kit.name} has no preview.`);
    const drawn = async (screen: keyof typeof SCREENS) => {
      await page.setViewportSize(SCREENS[screen].viewport);
      await page.goto(preview, { waitUntil: 'load' });
      await scrollThrough(page);
      await page.evaluate(drawAll);
      await page.evaluate(() => scrollTo(0, 0));
      await atRest(page);
      const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
      return stored({ png, name: `${kit.key}-${screen}`, ...SCREENS[screen] });
    };
    pictures[kit.key] = {
      desktop: await drawn('desktop'),
      phone: await drawn('phone'),
      kit: hashOfDesign(kit),
    };
  }
  writeFileSync(LIST, `${JSON.stringify(pictures, null, 2)}\n`);
}

async function stored({
  png,
  name,
  width,
  maxHeight,
}: {
  png: Buffer;
  name: string;
  width: number;
  maxHeight: number;
}): Promise<{ file: string; width: number; height: number }> {
  const whole = await sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(whole.info.height, maxHeight);
  const webp = await sharp(whole.data)
    .extract({ left: 0, top: 0, width, height })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, 8);
  const file = `${name}-${hash}.webp`;
  writeFileSync(join(FOLDER, file), webp);
  console.log(`${file}: ${Math.round(webp.length / 1000)} KB`);
  return { file, width, height };
}
