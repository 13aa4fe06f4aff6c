import type { DialogSettings } from './dialog-settings.ts';

/** The open dialogs, the last on top. */
const open: HTMLDialogElement[] = [];

/** Closes a dialog on Esc and on a click beside it, as far as its settings allow. `signal` ends it. */
export function closeOnRequest({
  element,
  settings,
  close,
  signal,
}: {
  element: HTMLDialogElement;
  settings: DialogSettings;
  close: () => unknown;
  signal: AbortSignal;
}): void {
  open.push(element);
  signal.addEventListener('abort', () => open.splice(open.indexOf(element), 1));
  closeOnEsc({ element, settings, close, signal });
  if (!settings.preventCloseOnBackgroundClick) closeOnClickBeside({ element, settings, close, signal });
}

type Request = Parameters<typeof closeOnRequest>[0];

function closeOnEsc({ element, settings, close, signal }: Request): void {
  const escapes = !settings.preventCloseOnEsc;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (settings.overlay) {
        // Runs before the browser asks to close it. A dialog that is open above this one handles its own Esc.
        if (!escapes && element.contains(event.target as Node)) event.preventDefault();
      } else if (escapes && open.at(-1) === element && !document.querySelector('dialog:modal')) close();
    },
    { signal },
  );
  element.addEventListener(
    'cancel',
    (event) => {
      // Cancelling a field's own dialog (choosing files) bubbles up to here and must not close this one.
      if (event.target !== element) return;
      event.preventDefault();
      if (escapes) close();
    },
    { signal },
  );
  // On a second request (Esc, Back on Android) the browser closes a dialog without asking. One that must stay opens again.
  element.addEventListener(
    'close',
    () => {
      if (escapes) close();
      else if (settings.overlay) element.showModal();
      else element.open = true;
    },
    { signal },
  );
}

/**
 * The click must begin and end beside the dialog: selecting text that ends there and scrolling the page by touch do not
 * close it. The listener is on the window, after those of the page: a click on a link that did something else (opened
 * another dialog, toggled this one) does not count.
 */
function closeOnClickBeside({ element, settings, close, signal }: Request): void {
  const isBeside = (target: EventTarget | null) =>
    settings.overlay
      ? target === element
      : target instanceof Element && !element.contains(target) && !target.closest('dialog, .pswp');
  let beganBeside = false;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      beganBeside = isBeside(target);
    },
    { signal },
  );
  addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      if (beganBeside && isBeside(target) && !defaultPrevented) close();
      beganBeside = false;
    },
    { signal },
  );
}
