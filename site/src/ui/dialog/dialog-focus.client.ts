import type { WindowLook } from './window-look.ts';

export const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [tabindex]:not([tabindex="-1"])';

/** What the Tab key reaches in an element, in its order. */
export const reachable = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility());

/**
 * From its last part the Tab key leads back to the first. Browsers see to that only where the page behind is inert. A
 * window that keys cannot close lets go, so that nobody is caught in it.
 */
export function keepFocusIn({
  element,
  look,
  signal,
}: {
  element: HTMLElement;
  look: WindowLook;
  signal: AbortSignal;
}): void {
  if (look.preventCloseOnEsc && !look.closeButton) return;
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return;
      const all = reachable(element);
      const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      const { activeElement } = document;
      if (activeElement !== from && activeElement !== element) return;
      event.preventDefault();
      to?.focus();
    },
    { signal },
  );
}
