/** Where a block that stays in sight stands, measured while the page scrolls. */
export type StickyPlace = {
  edge: 'top' | 'bottom';
  /** Where its own place in the page is, from the top of the screen. */
  top: number;
  height: number;
  viewport: number;
  /** How far from the edge it stays. */
  offset: number;
  /** How much further the page scrolls before it looks different. */
  effectsAfter: number;
};

/** Whether it is held at the edge, and whether it looks like it. */
export function stickyState({ edge, top, height, viewport, offset, effectsAfter }: StickyPlace): {
  stuck: boolean;
  effects: boolean;
} {
  const past = edge === 'top' ? offset - top : top + height - (viewport - offset);
  return { stuck: past > 0, effects: past > effectsAfter };
}
