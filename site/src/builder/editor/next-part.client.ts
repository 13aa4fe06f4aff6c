import type { PuckApi } from '@puckeditor/core';
import { announce } from './canvas/announce.client.ts';
import { chosenInWords } from './walk-chosen.ts';

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [role="button"][tabindex="0"]';

/** The parts of the page builder, in the order that F6 goes through them, by the elements that hold them. */
const PARTS = [
  { name: 'Toolbar', holds: '.fr-b-header' },
  { name: 'Panels', holds: '.fr-builder nav:has([class*="Nav-list"]), [class*="_Sidebar--left"]' },
  { name: 'Page', holds: '#preview-frame' },
  { name: 'Settings', holds: '[class*="_Sidebar--right"]' },
] as const;

/** Moves the focus to the next part of the page builder, or the one before it; parts that are closed are passed over. */
export function goToNextPart({ puck, by }: { puck: PuckApi; by: 1 | -1 }): void {
  const parts = PARTS.flatMap(({ name, holds }) => {
    const elements = [...document.querySelectorAll<HTMLElement>(holds)];
    const first = name === 'Page' ? elements[0] : elements.flatMap(controlsIn)[0];
    return first ? [{ name, elements, first }] : [];
  });
  const focused = document.activeElement;
  const at = parts.findIndex(({ elements }) => elements.some((element) => element.contains(focused)));
  const next = parts[at < 0 && by < 0 ? parts.length - 1 : (at + by + parts.length) % parts.length];
  if (!next) return;
  if (next.name === 'Page') focusPage(next.first);
  else next.first.focus();
  announce(next.name === 'Page' ? `Page. ${chosenInWords(puck)}` : `${next.name}.`);
}

const controlsIn = (part: HTMLElement): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility());

/** The frame of the page as such: its keys choose and move blocks. */
function focusPage(frame: HTMLElement): void {
  const page = (frame as HTMLIFrameElement).contentWindow;
  (page?.document.activeElement as HTMLElement | null)?.blur();
  page?.focus();
}
