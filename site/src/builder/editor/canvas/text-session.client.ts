import type { Editor } from '@tiptap/core';
import type { ShownText } from './shown-text.client.ts';

/** A text of the page while somebody types in it. */
export type TextSession = {
  /** The element that stands in its place. */
  host: HTMLElement;
  /** Of formatted text alone. */
  editor?: Editor;
  /** What it holds now, as it is stored. */
  value: () => string;
  /** Takes what was typed before it had started: at the cursor, or in place of all that is selected. */
  put: (text: string) => void;
  /** Puts the page's own element back. */
  stop: () => void;
};

/** What a session is started with. */
export type TextSessionInput = {
  text: ShownText;
  /** Where the cursor goes, in px of the page; left out: all of the text is selected. */
  at?: { x: number; y: number };
  /** False for one that is over as soon as it has taken what was typed: the focus stays where it is. */
  takesFocus: boolean;
  /** Something was typed. */
  onInput: () => void;
  /** A key ended it. */
  onEnd: () => void;
  /** A key asked for a link. */
  onLink: () => void;
};

/** A copy of an element takes its place on the page, so that what React draws meanwhile does not move the cursor. */
export function standInFor({ element, copy }: { element: HTMLElement; copy: HTMLElement }): () => void {
  copy.dataset.typing = '';
  element.after(copy);
  element.style.display = 'none';
  return () => {
    copy.remove();
    // A double-click starts typing twice: the first session may end while the second is in the element's place.
    if (!element.nextElementSibling?.matches('[data-typing]')) element.style.removeProperty('display');
  };
}
