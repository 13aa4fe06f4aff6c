import { contentAdded } from '../added-content.ts';
import { lockScroll } from '../lock-scroll.ts';
import { closeOnRequest } from './close-on-request.client.ts';
import { FOCUSABLE, keepFocusIn, reachable } from './dialog-focus.client.ts';
import type { DialogMove, DialogSettings } from './dialog-settings.ts';

/** An open dialog. */
export type OpenDialog = {
  element: HTMLDialogElement;
  /**
   * Plays the exit animation, unless it is to go at once, and removes it; resolves when that is done. Calling it again
   * has no effect.
   */
  close: (options?: { atOnce?: boolean }) => Promise<void>;
};

/**
 * Opens a native dialog with this content over the page. Islands and behaviours in it start, and closing it returns the
 * focus to where it was. `onClose` is called once when closing begins, `onClosed` when the dialog is removed.
 */
export function openDialog({
  settings,
  content,
  focusDelay,
  requestClose,
  onClose,
  onClosed,
}: {
  settings: DialogSettings;
  content: Node;
  /** How long after opening the focus moves inside, in ms. */
  focusDelay: number;
  /** Called instead of closing when the visitor wants to close it; by default it closes. */
  requestClose?: () => void;
  onClose?: () => void;
  onClosed?: () => void;
}): OpenDialog {
  const before = document.activeElement;
  const element = draw({ settings, content });
  const leaving = new AbortController();
  const { signal } = leaving;
  let closing: Promise<void> | undefined;
  const close: OpenDialog['close'] = ({ atOnce = false } = {}) => {
    closing ??= leave(atOnce);
    return closing;
  };
  const leave = async (atOnce: boolean) => {
    leaving.abort();
    onClose?.();
    if (!atOnce)
      await animate({ element, as: 'exit', name: settings.exit, seconds: settings.entranceDuration });
    const hadFocus = element.contains(document.activeElement);
    element.close();
    element.remove();
    if (hadFocus && before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true });
    releaseScroll?.();
    onClosed?.();
  };

  document.body.append(element);
  const releaseScroll = settings.preventScroll ? lockScroll() : undefined;
  // Without an overlay the page stays usable: opening by attribute leaves the focus on the page.
  if (settings.overlay) {
    element.showModal();
    // The focus stays on the dialog itself at first, so that no on-screen keyboard opens for a field.
    element.focus({ preventScroll: true });
  } else element.open = true;
  void animate({ element, as: 'enter', name: settings.entrance, seconds: settings.entranceDuration });
  contentAdded(element);

  closeOnRequest({ element, settings, close: requestClose ?? (() => close()), signal });
  if (settings.closeButton)
    after({
      seconds: settings.closeButton.delay,
      signal,
      run: () => addCloseButton({ element, settings, close }),
    });
  if (settings.closeAutomatically)
    after({ seconds: settings.closeAutomatically, signal, run: () => void close() });
  if (settings.a11yNavigation) {
    if (!settings.overlay) keepFocusIn({ element, settings, signal });
    after({ seconds: focusDelay / 1000, signal, run: () => focusFirst(element) });
  }
  return { element, close };
}

function draw({ settings, content }: { settings: DialogSettings; content: Node }): HTMLDialogElement {
  const element = document.createElement('dialog');
  const outside = settings.closeButton?.position === 'outside' ? ['fr-dialog-outside'] : [];
  const inside = settings.closeButton?.position === 'inside' ? ['fr-dialog-inside'] : [];
  element.className = [
    'fr-dialog',
    `fr-dialog-${settings.place}`,
    ...outside,
    ...inside,
    ...settings.classes,
  ].join(' ');
  element.ariaLabel = settings.label;
  element.style.setProperty('--fr-dialog-width', `${settings.width}px`);
  element.tabIndex = -1;
  const body = document.createElement('div');
  body.className = 'fr-dialog-body fr-flow fr-more-below';
  body.append(content);
  // Content without anything focusable must still be scrollable with the keyboard.
  if (!body.querySelector(FOCUSABLE)) body.tabIndex = 0;
  element.append(body);
  return element;
}

function focusFirst(element: HTMLElement): void {
  const { activeElement } = document;
  // The visitor has already moved the focus inside.
  if (activeElement !== element && element.contains(activeElement)) return;
  (reachable(element)[0] ?? element).focus();
}

function addCloseButton({
  element,
  settings,
  close,
}: {
  element: HTMLElement;
  settings: DialogSettings;
  close: () => Promise<void>;
}): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `fr-dialog-close fr-dialog-close-${settings.closeButton?.position}`;
  button.ariaLabel = 'Close';
  button.addEventListener('click', () => void close());
  element.prepend(button);
}

/** Plays an animation by name; does nothing if there is none or the visitor prefers reduced motion. */
async function animate({
  element,
  as,
  name,
  seconds,
}: {
  element: HTMLElement;
  as: 'enter' | 'exit';
  name: string | DialogMove;
  seconds: number;
}): Promise<void> {
  delete element.dataset.enter;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.style.setProperty('--fr-dialog-time', `${seconds}s`);
  if (typeof name !== 'string') {
    element.style.setProperty('--fr-dialog-move', name.keyframes);
    element.style.setProperty('--fr-ef-now', name.from);
  }
  element.dataset[as] = typeof name === 'string' ? name : 'move';
  // Only the animations of the dialog and its backdrop: those inside it may be endless.
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
