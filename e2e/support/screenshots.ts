import { join } from 'node:path';
import type { Page } from 'playwright-core';

const WIDTHS = [390, 768, 1440];

/** Nothing is asserted on the pictures, and drawing them takes longer than most tests: only when asked for. */
const WANTED = process.env.FRONTAGE_SCREENSHOTS === '1';

/** In a page: draws what is below the screen, too, which it does by itself as it comes near. */
export function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

const fileOf = (name: string, width: number) =>
  join(import.meta.dirname, '../../dist/screenshots', `${name}-${width}.png`);

/**
 * Loads every picture of the page, so that a broken one is found. With `FRONTAGE_SCREENSHOTS=1` also saves the whole page
 * at phone, tablet and desktop width in dist/screenshots, for people to look at.
 */
export async function screenshotAll(page: Page, name: string): Promise<void> {
  await loadLazyPictures(page);
  if (!WANTED) return;
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await loadLazyPictures(page);
    await page.evaluate(drawAll);
    await page.screenshot({ path: fileOf(name, width), fullPage: true, animations: 'disabled' });
  }
  if (before) await page.setViewportSize(before);
}

/** With `FRONTAGE_SCREENSHOTS=1`: what is open over the page, as much as the window shows, at phone and desktop width. */
export async function screenshotPanel(page: Page, name: string): Promise<void> {
  if (!WANTED) return;
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: fileOf(name, width), animations: 'disabled' });
  }
  if (before) await page.setViewportSize(before);
}

/** Pictures below the fold load only when they come near: asks for them, and waits for those that come. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    for (const picture of lazy) picture.loading = 'eager';
    // Loaded, not decoded: what is out of sight need not be drawn.
    const loaded = (picture: HTMLImageElement) =>
      picture.complete ||
      new Promise((resolve) => {
        for (const end of ['load', 'error']) picture.addEventListener(end, resolve, { once: true });
      });
    await Promise.all(lazy.map(loaded));
  });
}
