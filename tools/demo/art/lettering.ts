import type { Ink, Point } from './ink.ts';

/** Writes a line of capitals, centred on a point, with strokes only: plans look the same whatever fonts a machine has. */
export const letter = ({
  ink,
  text,
  at: [x, y],
  size,
  colour,
  weight = size * 0.11,
}: {
  ink: Ink;
  text: string;
  at: Point;
  size: number;
  colour: string;
  weight?: number;
}) => {
  const unit = size / 6;
  let left = x - lineWidth({ text, size }) / 2;
  for (const sign of text) {
    const glyph = glyphs[sign] ?? '';
    for (const stroke of glyph.split(' ').filter(Boolean)) {
      const points = (stroke.match(/\d\d/g) ?? []).map(
        (pair): Point => [left + Number(pair[0]) * unit, y + size / 2 - Number(pair[1]) * unit],
      );
      ink.polyline({ points, stroke: colour, width: weight });
    }
    left += step(sign) * unit;
  }
};

/** Width of a line in pixels. */
export const lineWidth = ({ text, size }: { text: string; size: number }): number =>
  ([...text].reduce((sum, sign) => sum + step(sign), 0) - 1.6) * (size / 6);

const step = (sign: string) => (sign === ' ' ? 3 : sign === '.' || sign === 'I' || sign === '1' ? 3.2 : 5.4);

/** Strokes on a grid 4 wide and 6 high; each pair of digits is one point, a space lifts the pen. */
const glyphs: Record<string, string> = {
  A: '002640 1232',
  B: '0006 06264544 4433 0333 33424130 3000',
  C: '4536160501103041',
  D: '0006 062644422000',
  E: '46060040 0333',
  F: '460600 0333',
  G: '453616050110304143 4323',
  H: '0006 4046 0343',
  I: '1016',
  J: '4641301001',
  K: '0006 4603 1440',
  L: '060040',
  M: '0006 0623 2346 4640',
  N: '0006 0640 4046',
  O: '160501103041453616',
  P: '0006 06364544333303',
  Q: '160501103041453616 2240',
  R: '0006 06364544333303 2340',
  S: '453616050413334241301001',
  T: '0646 2026',
  U: '060110304146',
  V: '062046',
  W: '0610 1024 2430 3046',
  X: '0046 0640',
  Y: '0623 4623 2320',
  Z: '06460040',
  '0': '160501103041453616',
  '1': '051610',
  '2': '05163645440040',
  '3': '05163645443313 3342413010 1001',
  '4': '3036 360242',
  '5': '4606043342413010 1001',
  '6': '453616050110304142331302',
  '7': '064610',
  '8': '130405163645443313 130201103041423313',
  '9': '443313040516364541301001',
  '.': '1010 1011',
  '-': '1333',
  x: '0044 0440',
  m: '0004 0314242320 23344340',
  '/': '0046',
  '&': '4014 1415 1526 2635 3534 3402 0201 0110 1030 3042',
};
