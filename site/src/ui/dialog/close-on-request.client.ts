import type { WindowLook } from './window-look.ts';

/** The windows that are open, the last on top. */
const open: HTMLDialogElement[] = [];

/** A press beside it and Esc close a window, unless it is not to be closed so. `signal` ends it. */
export function closeOnRequest({
  element,
  look,
  close,
  signal,
}: {
  element: HTMLDialogElement;
  look: WindowLook;
  close: () => Promise<void>;
  signal: AbortSignal;
}): void {
  open.push(element);
  signal.addEventListener('abort', () => open.splice(open.indexOf(element), 1));
  closeOnEsc({ element, look, close, signal });
  if (!look.preventCloseOnBackgroundClick) closeBeside({ element, look, close, signal });
}

type Asked = Parameters<typeof closeOnRequest>[0];

function closeOnEsc({ element, look, close, signal }: Asked): void {
  const escapes = !look.preventCloseOnEsc;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (look.overlay) {
        // Heard before the browser asks to close it. What has opened above it keeps its own Esc.
        if (!escapes && element.contains(event.target as Node)) event.preventDefault();
      } else if (escapes && open.at(-1) === element && !document.querySelector('dialog:modal')) void close();
    },
    { signal },
  );
  element.addEventListener(
    'cancel',
    (event) => {
      // A field's own window (choosing files) is cancelled within this one, which stays.
      if (event.target !== element) return;
      event.preventDefault();
      if (escapes) void close();
    },
    { signal },
  );
  // The browser closes a dialog on a second request (Esc, Back on Android) without asking; one that is to stay opens again.
  element.addEventListener(
    'close',
    () => {
      if (escapes) void close();
      else if (look.overlay) element.showModal();
      else element.open = true;
    },
    { signal },
  );
}

/**
 * The press begins and ends beside it: marking text that ends there, and scrolling the page with a finger, leave it. On
 * the window, after the page's links: one that did something (opened another, toggled this) was no press beside it.
 */
function closeBeside({ element, look, close, signal }: Asked): void {
  const isBeside = (target: EventTarget | null) =>
    look.overlay
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
      if (beganBeside && isBeside(target) && !defaultPrevented) void close();
      beganBeside = false;
    },
    { signal },
  );
}
