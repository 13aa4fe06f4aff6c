import type { Page } from 'playwright-core';
import { becomeStill } from './at-rest.ts';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records, from now on and on every page that is opened, what moves by itself. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const html = (node instanceof Element ? node.outerHTML : (node?.textContent ?? '?')).slice(0, 80);
          return `${html} (${[previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join(' ')).join(' → ')})`;
        });
        shifts.push(`${value.toFixed(5)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by itself in the open page, as sentences that say what and from where. */
export async function shiftsIn(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        // Shifts are reported a frame after they happened.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: string[] }).shifts)),
        ),
      ),
  );
}

/**
 * Scrolls to the foot, a screen at a time, so that everything that waits to be seen has loaded. Within the page: a page
 * has dozens of screens.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const becomeStill = ${becomeStill};
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      await becomeStill();
    }
  })()`);
}
