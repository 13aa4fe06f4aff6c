import type { Page, Response } from 'playwright-core';

/**
 * Opens an address and waits until the page is at rest, with the islands that start in an idle moment started. Cheaper
 * than waiting for the network to be idle, which takes at least half a second. What must not be fetched at all is still
 * asserted after `networkidle`.
 */
export async function openAtRest(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async () => {
    // After the page's own idle callback: by then observers know what is in sight.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(() => !document.querySelector('fr-island[when="idle"]:not([data-woken])'));
  await atRest(page);
  return response;
}

/**
 * Waits until the page shows as a person would see it: fonts loaded, pictures in sight drawn, islands that have begun to
 * start running, and nothing fading or moving that ends by itself.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(becomeStill);
}

/** The same within the page, complete in itself. */
export async function becomeStill(): Promise<void> {
  await document.fonts.ready;
  const inSight = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return right > left && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  // What another part hides is not loaded before it shows; a broken picture is for the page's problems.
  const drawn = (image: HTMLImageElement) =>
    Promise.race([image.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2000))]);
  await Promise.all([...document.images].filter((image) => !image.complete && inSight(image)).map(drawn));
  const endsByItself = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' &&
    timeline === document.timeline &&
    Number.isFinite(effect?.getComputedTiming().endTime);
  const began = performance.now();
  while (
    document.getAnimations().some(endsByItself) ||
    document.querySelector('fr-island[data-woken="loading"]')
  ) {
    if (performance.now() - began > 15_000) throw new Error('The page does not come to rest.');
    await new Promise(requestAnimationFrame);
  }
}
