/**
 * What the drag library sets on whatever can be dragged: a button, although it holds others, described by keys for dragging
 * that the editor does not have.
 */
export const OF_A_BUTTON = ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby'];

/** Makes what can be dragged a group, which may hold buttons. */
export function asGroup(element: Element, attributes: Record<string, string>): void {
  for (const name of OF_A_BUTTON) element.removeAttribute(name);
  setAttributes(element, { role: 'group', ...attributes });
}

/** Sets what differs alone: those who watch an element hear of each setting. */
export function setAttributes(element: Element, wanted: Record<string, string>): void {
  for (const [name, value] of Object.entries(wanted))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
