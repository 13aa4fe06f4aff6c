import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Tab stops after which somebody would give up. */
const MOST_TABS = 120;

/** What a person does with a page by mouse, keys or fingers. Each click, drag, key and typed text counts as one action. */
export function hands(page: Page) {
  let actions = 0;
  const counted =
    <Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) =>
    async (...given: Given): Promise<void> => {
      actions += 1;
      await act(...given);
    };
  const press = counted((key: string) => page.keyboard.press(key));
  return {
    actions: () => actions,
    click: counted((target: Locator) => target.click()),
    // On the page the block takes the clicks, whatever of it is under the pointer.
    clickOnPage: counted((target: Locator) => target.click({ force: true })),
    doubleClick: counted((target: Locator) => target.dblclick({ force: true })),
    tap: counted((target: Locator) => target.tap()),
    tapOnPage: counted((target: Locator) => target.tap({ force: true })),
    choose: counted((target: Locator, label: string) => target.selectOption({ label })),
    type: counted((text: string) => page.keyboard.type(text)),
    press,
    drag: counted((from: Locator, to: Locator) => drag({ page, from, to })),
    /** Waits until the control of this name has the focus. */
    reached: (name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name),
    /** Goes with Tab, or back with Shift+Tab, to the control of this name, as a screen reader says it. */
    async reach(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      const passed: string[] = [];
      while (passed.length < MOST_TABS) {
        const now = await focusedName(page);
        if (name.test(now)) return;
        passed.push(now);
        await press(key);
      }
      throw new Error(`Tab does not reach ${name}. It passes: ${[...new Set(passed)].join(' | ')}`);
    },
  };
}

/** Picks something up and lets it go on the lower edge of something else. */
async function drag({ page, from, to }: { page: Page; from: Locator; to: Locator }): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('What is dragged to has no place on the screen.');
  const [x, y] = [box.x + box.width / 3, box.y + box.height - 2];
  await page.mouse.move(x, y + 100, { steps: 5 });
  await page.mouse.move(x, y, { steps: 20 });
  // The editor finds the place shortly after the pointer rests.
  await page
    .frameLocator('#preview-frame')
    .locator('[data-dnd-placeholder], [class*="inePlaceholder"]')
    .first()
    .waitFor({ state: 'attached' });
  await page.mouse.up();
}

/** The name of what has the focus, also within a frame of the page. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element instanceof HTMLIFrameElement && element.contentDocument)
      element = element.contentDocument.activeElement;
    if (!element || element.matches('body')) return '';
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const label = labels.map(({ textContent }) => textContent).join(' ');
    return (element.getAttribute('aria-label') || label || element.textContent || '').trim();
  });
