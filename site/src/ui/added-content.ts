/** The event on an element with content that was just added to the page (a popup, the next page of a list). */
export const CONTENT_ADDED = 'frontage:content-added';

/** Starts islands and behaviours in content that was just added to the page. */
export function contentAdded(element: Element): void {
  element.dispatchEvent(new CustomEvent(CONTENT_ADDED, { bubbles: true }));
}
