/**
 * Takes the frame away from the block under the mouse, until that moves again: Puck does not move it along when new data
 * changes what is above.
 */
export function hideHoverFrames(page: Document): void {
  for (const block of page.querySelectorAll('[data-puck-component]'))
    block.dispatchEvent(new MouseEvent('mouseout'));
}
