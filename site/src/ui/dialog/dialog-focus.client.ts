import type { DialogSettings } from './dialog-settings.ts';

export const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [tabindex]:not([tabindex="-1"])';

/** The elements that the Tab key reaches inside an element, in order. */
export const reachable = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility());

/**
 * Keeps Tab inside the dialog: browsers do so only if the page behind is inert. A dialog that cannot be closed by
 * keyboard does not keep it, so that nobody is stuck.
 */
export function keepFocusIn({
  element,
  settings,
  signal,
}: {
  element: HTMLElement;
  settings: DialogSettings;
  signal: AbortSignal;
}): void {
  if (settings.preventCloseOnEsc && !settings.closeButton) return;
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
