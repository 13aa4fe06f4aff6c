import type { Page } from 'playwright-core';

/**
 * Waits until the page stands as a person would see it: fonts there, pictures in sight drawn, islands that have begun
 * to wake awake, and nothing fading or moving that comes to an end by itself.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    // A broken picture is for whoever looks at the page's problems.
    await Promise.all([...document.images].filter(inSight).map((image) => image.decode().catch(() => {})));
  });
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
    return !moving && !document.querySelector('fr-island[data-woken="loading"]');
  });
}
