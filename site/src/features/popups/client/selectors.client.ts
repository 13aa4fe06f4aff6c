/** The first element that a CSS selector of staff finds; none where it is no selector. */
export const firstFound = (selector: string): Element | null => tried(() => document.querySelector(selector));

/** Whether such a selector finds this element or one that it stands in. */
export const isFoundBy = ({ element, selector }: { element: Element; selector?: string }): boolean =>
  !!selector && tried(() => element.closest(selector)) !== null;

function tried(find: () => Element | null): Element | null {
  try {
    return find();
  } catch {
    return null;
  }
}
