import type { LookMarkup } from './look-style.ts';

/** Puts a look on the root of a document that is open, in place of the one it has: for previews and the page builder. */
export function showLook({ root, markup }: { root: HTMLElement; markup: LookMarkup }): void {
  for (const name of Array.from(root.style).filter((each) => each.startsWith('--')))
    root.style.removeProperty(name);
  for (const [name, value] of Object.entries(markup.style)) root.style.setProperty(name, value);
  root.dataset.buttons = markup.buttons;
}
