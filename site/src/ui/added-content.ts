/** Told at an element whose content has just come into the page (a popup's, the next page of a list). */
export const CONTENT_ADDED = 'frontage:content-added';

/** Wakes the islands and the behaviours in what has just come into the page. */
export function contentAdded(element: Element): void {
  element.dispatchEvent(new CustomEvent(CONTENT_ADDED, { bubbles: true }));
}
