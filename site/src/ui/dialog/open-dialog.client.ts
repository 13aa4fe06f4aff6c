import { contentAdded } from '../added-content.ts';
import { lockScroll } from '../lock-scroll.ts';
import { closeOnRequest } from './close-on-request.client.ts';
import { FOCUSABLE, keepFocusIn, reachable } from './window-focus.client.ts';
import type { WindowLook } from './window-look.ts';

/** An open window. */
export type OpenWindow = {
  element: HTMLDialogElement;
  /** Plays the exit and takes it away; the answer comes when it has gone. Asking twice is asking once. */
  close: () => Promise<void>;
};

/**
 * Opens a window with this content over the page: a native dialog, so that the page behind is inert where it is to be
 * and the focus goes back to where it was. What is in it wakes. `onClose` is told once, when closing begins, `onClosed`
 * when it has gone.
 */
export function openWindow({
  look,
  content,
  focusDelay,
  onClose,
  onClosed,
}: {
  look: WindowLook;
  content: Node;
  /** How long the focus waits until the window stands, in ms. */
  focusDelay: number;
  onClose?: () => void;
  onClosed?: () => void;
}): OpenWindow {
  const before = document.activeElement;
  const element = draw({ look, content });
  const leaving = new AbortController();
  const { signal } = leaving;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= leave();
    return closing;
  };
  const leave = async () => {
    leaving.abort();
    onClose?.();
    await moved({ element, as: 'exit', name: look.exit, seconds: look.entranceDuration });
    const hadFocus = element.contains(document.activeElement);
    element.close();
    element.remove();
    if (hadFocus && before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true });
    releaseScroll?.();
    onClosed?.();
  };

  document.body.append(element);
  const releaseScroll = look.preventScroll ? lockScroll() : undefined;
  // Shown by its attribute, one beside which the page is used takes no focus from it.
  if (look.overlay) {
    element.showModal();
    // The window itself has the focus until its content is to have it: no keyboard comes up with a field at once.
    element.focus({ preventScroll: true });
  } else element.open = true;
  void moved({ element, as: 'enter', name: look.entrance, seconds: look.entranceDuration });
  contentAdded(element);

  closeOnRequest({ element, look, close, signal });
  if (look.closeButton)
    after({ seconds: look.closeButton.delay, signal, run: () => addCloseButton({ element, look, close }) });
  if (look.closeAutomatically) after({ seconds: look.closeAutomatically, signal, run: () => void close() });
  if (look.a11yNavigation) {
    if (!look.overlay) keepFocusIn({ element, look, signal });
    after({ seconds: focusDelay / 1000, signal, run: () => focusFirst(element) });
  }
  return { element, close };
}

function draw({ look, content }: { look: WindowLook; content: Node }): HTMLDialogElement {
  const element = document.createElement('dialog');
  const outside = look.closeButton?.position === 'outside' ? ['fr-window-outside'] : [];
  const inside = look.closeButton?.position === 'inside' ? ['fr-window-inside'] : [];
  element.className = ['fr-window', `fr-window-${look.place}`, ...outside, ...inside, ...look.classes].join(
    ' ',
  );
  element.ariaLabel = look.label;
  element.style.setProperty('--fr-window-width', `${look.width}px`);
  element.tabIndex = -1;
  const body = document.createElement('div');
  body.className = 'fr-window-body fr-flow fr-more-below';
  body.append(content);
  // What cannot be tabbed to has to be scrolled by keys.
  if (!body.querySelector(FOCUSABLE)) body.tabIndex = 0;
  element.append(body);
  return element;
}

function focusFirst(element: HTMLElement): void {
  const { activeElement } = document;
  // The visitor was quicker.
  if (activeElement !== element && element.contains(activeElement)) return;
  (reachable(element)[0] ?? element).focus();
}

function addCloseButton({
  element,
  look,
  close,
}: {
  element: HTMLElement;
  look: WindowLook;
  close: () => Promise<void>;
}): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `fr-window-close fr-window-close-${look.closeButton?.position}`;
  button.ariaLabel = 'Close';
  button.addEventListener('click', () => void close());
  element.prepend(button);
}

/** Plays an animation by its name; done at once where there is none or the visitor wants no motion. */
async function moved({
  element,
  as,
  name,
  seconds,
}: {
  element: HTMLElement;
  as: 'enter' | 'exit';
  name: string;
  seconds: number;
}): Promise<void> {
  delete element.dataset.enter;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.style.setProperty('--fr-window-time', `${seconds}s`);
  element.dataset[as] = name;
  // Its own and its ground's: what moves within it may go on for ever.
  const own = element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === element);
  await Promise.allSettled(own.map(({ finished }) => finished));
}

function after({ seconds, signal, run }: { seconds: number; signal: AbortSignal; run: () => void }): void {
  if (seconds <= 0) {
    run();
    return;
  }
  const timer = setTimeout(run, seconds * 1000);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
