export type FadeDirection = 'out-in' | 'in-out' | 'in-out-in' | 'out-in-out';

/** A stretch of the way, in percent, over which something goes one way. */
export type Piece = {
  start: number;
  end: number;
  reversed: boolean;
  fill: 'both' | 'backwards' | 'forwards';
};

/** Two decimals, which is as fine as a place on the page is told. */
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

const percent = (value: number): number => twoDecimals(Math.min(100, Math.max(0, value)));

/** How far an element has come through the screen: 0 where its top enters at the foot, 100 where its foot leaves at the top. */
export function passedPercent({
  top,
  height,
  viewport,
}: {
  /** Of the element, from the top of the screen. */
  top: number;
  height: number;
  viewport: number;
}): number {
  const way = viewport + height;
  return way > 0 ? percent(((viewport - top) / way) * 100) : 0;
}

/** How far the whole page is scrolled; 0 for one that does not scroll. */
export function scrolledPercent({
  scrolled,
  page,
  viewport,
}: {
  scrolled: number;
  page: number;
  viewport: number;
}): number {
  return page > viewport ? percent((scrolled / (page - viewport)) * 100) : 0;
}

/** Where the mouse is on the screen. */
export const mousePercent = (at: number, size: number): number =>
  size > 0 ? percent((at / size) * 100) : 50;

/** How far something has moved when this much of the way is passed: nothing in the middle. */
export const stepAt = (passed: number, speed: number): number => twoDecimals((50 - passed) * speed);

/** A range of the way as it can be used: within 0 to 100, its end not before its start. */
export function rangeOf({
  start,
  end,
  otherwise,
}: {
  start: number | null;
  end: number | null;
  otherwise: readonly [number, number];
}): { start: number; end: number } {
  const from = percent(start ?? otherwise[0]);
  return { start: from, end: Math.max(from, percent(end ?? otherwise[1])) };
}

/** What appears and goes again: the pieces of the way on which it changes, each from none to all unless `reversed`. */
export function fadePieces(
  direction: FadeDirection,
  { start, end }: { start: number; end: number },
): Piece[] {
  switch (direction) {
    case 'out-in':
      return [{ start, end, reversed: false, fill: 'both' }];
    case 'in-out':
      return [{ start, end, reversed: true, fill: 'both' }];
    case 'out-in-out':
      return [
        { start: 0, end: start, reversed: false, fill: 'backwards' },
        { start: end, end: 100, reversed: true, fill: 'forwards' },
      ];
    case 'in-out-in':
      return [
        { start: 0, end: start, reversed: true, fill: 'backwards' },
        { start: end, end: 100, reversed: false, fill: 'forwards' },
      ];
  }
}

/** By how much a moving background is larger than its section, in percent. */
export const enlargedBy = (speed: number): number => 10 * Math.abs(speed);

/** How far an enlarged background moves per percent of the way, in percent of itself, so that it never shows an edge. */
export const backgroundStep = (speed: number): number =>
  (Math.sign(speed) * enlargedBy(speed)) / (100 + enlargedBy(speed));
