/**
 * Draws an element of the editor’s at its own size in a page that is shown smaller to fit, and says how much of the
 * page it covers then, in px of the page.
 */
export function asLargeAsEver(element: HTMLElement): { width: number; height: number } {
  const view = element.ownerDocument.defaultView;
  const frame = view?.frameElement?.getBoundingClientRect();
  const scale = view && frame && frame.width > 0 ? view.innerWidth / frame.width : 1;
  element.style.scale = String(scale);
  return { width: element.offsetWidth * scale, height: element.offsetHeight * scale };
}
