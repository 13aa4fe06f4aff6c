/** The first element that matches a CSS selector entered by staff; none if the selector is invalid. */
export const firstFound = (selector: string): Element | null => tried(() => document.querySelector(selector));

/** Whether such a selector matches this element or one of its ancestors. */
export const isFoundBy = ({ element, selector }: { element: Element; selector?: string }): boolean =>
  !!selector && tried(() => element.closest(selector)) !== null;

function tried(find: () => Element | null): Element | null {
  try {
    return find();
  } catch {
    return null;
  }
}
