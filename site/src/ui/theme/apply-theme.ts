import type { ThemeMarkup } from './theme-style.ts';

/**
 * Shows fonts even if they load late. Visitors on a slow connection keep the fallback font, but staff who choose a font
 * must see it. Call it once the stylesheet has loaded.
 */
export function showLateFonts(page: Document): void {
  for (const face of page.fonts) face.display = 'swap';
}

/** Loads every font into a page of the website, which otherwise has those of its theme only. */
export function showEveryFont(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const whole = link.href.replace(/(\/assets\/site-[\w-]+)\.[^/]+\.css$/, '$1.css');
    if (whole === link.href) continue;
    link.addEventListener('load', () => showLateFonts(page), { once: true });
    link.href = whole;
  }
  showLateFonts(page);
}

/** Replaces the theme of an open document: for previews and the page builder. */
export function applyTheme({ root, markup }: { root: HTMLElement; markup: ThemeMarkup }): void {
  for (const name of Array.from(root.style).filter((each) => each.startsWith('--')))
    root.style.removeProperty(name);
  for (const [name, value] of Object.entries(markup.style)) root.style.setProperty(name, value);
  root.dataset.buttons = markup.buttons;
}
