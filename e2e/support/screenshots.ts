import { join } from 'node:path';
import type { Page } from 'playwright-core';

const WIDTHS = [390, 768, 1440];

/** Pictures of the whole page at phone, tablet and desktop width, in dist/screenshots, for people to look at. */
export async function screenshotAll(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const path = join(import.meta.dirname, '../../dist/screenshots', `${name}-${width}.png`);
    await showLazyPictures(page);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
  if (before) await page.setViewportSize(before);
}

/** Pictures of what is open over the page, as much as the window shows of it, at phone and desktop width. */
export async function screenshotPanel(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const path = join(import.meta.dirname, '../../dist/screenshots', `${name}-${width}.png`);
    await page.screenshot({ path, animations: 'disabled' });
  }
  if (before) await page.setViewportSize(before);
}

/** Pictures below the fold load only when they come near: asks for them, and waits for those that come. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    for (const picture of lazy) picture.loading = 'eager';
    await Promise.all(lazy.map((picture) => picture.decode().catch(() => undefined)));
  });
}
