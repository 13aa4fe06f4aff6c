import type { LookMarkup } from './look-style.ts';

/**
 * Lets typefaces that come late be seen after all: visitors get the stand-ins on a page that is slow, which for
 * somebody who is choosing a typeface would be the wrong answer. Once the stylesheet is there.
 */
export function showLateFonts(page: Document): void {
  for (const face of page.fonts) face.display = 'swap';
}

/** Puts a look on the root of a document that is open, in place of the one it has: for previews and the page builder. */
export function showLook({ root, markup }: { root: HTMLElement; markup: LookMarkup }): void {
  for (const name of Array.from(root.style).filter((each) => each.startsWith('--')))
    root.style.removeProperty(name);
  for (const [name, value] of Object.entries(markup.style)) root.style.setProperty(name, value);
  root.dataset.buttons = markup.buttons;
}
