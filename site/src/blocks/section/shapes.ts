/**
 * The edges that a section can have: drawn 1000 by 100 and stretched to its width, filled from the top edge down. A
 * shape of several layers has them one over the other, each fainter than the one before, and no negative.
 */
type Shape = { label: string; paths: readonly string[] };

const WIDE = 1000;
const HIGH = 100;

const one = (label: string, path: string): Shape => ({ label, paths: [path] });

/** The same piece side by side until the width is full; `piece` starts at `x` and leads to `x + step`. */
const repeated = (count: number, piece: (x: number, step: number) => string): string => {
  const step = WIDE / count;
  const pieces = Array.from({ length: count }, (_, at) => piece(round(at * step), round(step)));
  return pieces.join('');
};

const round = (value: number): number => Math.round(value * 10) / 10;

const gable = (x: number, step: number) =>
  `L${x} 62L${round(x + step / 2)} 22L${round(x + step)} 62V80H${round(x + step)}`;

export const SHAPES = {
  arch: one('Arch', 'M0 0H1000V100C780 10 220 10 0 100Z'),
  arrow: one('Arrow', 'M455 0H545L500 60Z'),
  awning: one(
    'Awning',
    `M0 0H1000V55${repeated(16, (x, step) => `A${step / 2} 30 0 0 1 ${round(WIDE - x - step)} 55`)}Z`,
  ),
  book: one('Open book', 'M0 0H1000V35C850 95 620 90 500 15C380 90 150 95 0 35Z'),
  brush: one(
    'Brush stroke',
    'M0 0H1000V42L962 58 930 49 884 71 835 60 790 78 748 62 702 74 655 57 610 69 556 52 508 72 460 61 405 80 352 64 300 77 248 59 196 73 142 55 96 70 48 56 0 66Z',
  ),
  cliffs: one(
    'Cliffs',
    'M0 0H1000V30L880 36L850 80L690 74L660 40L480 46L455 95L300 88L275 50L120 56L95 82L0 76Z',
  ),
  clouds: one(
    'Clouds',
    'M0 0H1000V50C990 85 930 90 905 62C890 100 800 100 785 60C760 88 690 86 672 56C640 98 545 98 522 58C500 84 430 84 412 54C385 96 290 96 268 58C245 86 180 84 160 54C130 92 40 90 0 52Z',
  ),
  curve: one('Curve', 'M0 0H1000C750 133 250 133 0 0Z'),
  'curve-aside': one('Curve, asymmetrical', 'M0 0H1000C960 90 640 160 0 0Z'),
  drops: one(
    'Drops',
    'M0 0H1000V20C975 20 975 70 950 70S925 20 900 20 875 95 850 95 825 20 800 20 770 50 745 50 715 20 690 20 665 88 635 88 605 20 580 20 552 60 525 60 497 20 470 20 440 98 412 98 385 20 360 20 332 48 305 48 277 20 250 20 222 80 195 80 167 20 140 20 112 64 85 64 50 20 0 20Z',
  ),
  hills: {
    label: 'Hills',
    paths: [
      'M0 0H1000V28C840 78 700 10 520 40S180 78 0 30Z',
      'M0 0H1000V52C860 92 660 22 480 62S140 92 0 50Z',
      'M0 0H1000V76C800 108 640 58 460 86S120 104 0 72Z',
    ],
  },
  pyramids: one('Pyramids', 'M0 0H1000V20L860 72L700 25L520 98L330 30L160 78L0 35Z'),
  ripple: one(
    'Ripples',
    `M0 0V50${repeated(10, (x, step) => `Q${round(x + step / 4)} 90 ${round(x + step / 2)} 50T${round(x + step)} 50`)}V0Z`,
  ),
  roofs: one('Roofs', `M0 0V62${repeated(8, gable)}V0Z`),
  skyline: one(
    'Skyline',
    'M0 0H1000V40H950V72H905V50H860V88H820V60H770V34H730V78H690V56H640V96H605V64H560V42H510V82H470V58H420V90H385V46H340V70H290V38H250V84H210V54H160V76H110V44H60V66H0Z',
  ),
  split: one('Split', 'M0 0H1000V60H545L500 15L455 60H0Z'),
  steps: one(
    'Steps',
    `M0 0V10${repeated(10, (x, step) => `H${round(x + step)}V${10 + Math.round((x / WIDE) * 90)}`)}V0Z`,
  ),
  tilt: one('Slope', 'M0 0H1000L0 100Z'),
  'tilt-layers': {
    label: 'Slope, layered',
    paths: ['M0 0H1000L0 50Z', 'M0 0H1000L0 75Z', 'M0 0H1000L0 100Z'],
  },
  triangle: one('Triangle', 'M0 0H1000L500 100Z'),
  'triangle-aside': one('Triangle, asymmetrical', 'M0 0H1000L740 100Z'),
  wave: one('Wave', 'M0 0H1000V55C830 108 670 2 500 55S170 108 0 55Z'),
  waves: {
    label: 'Waves',
    paths: [
      'M0 0H1000V30C880 62 760 4 620 34S360 66 240 30 80 14 0 34Z',
      'M0 0H1000V54C860 84 740 26 600 56S340 88 220 52 70 40 0 58Z',
      'M0 0H1000V74C840 104 720 54 580 80S320 102 200 72 60 66 0 80Z',
    ],
  },
  zigzag: one(
    'Zigzag',
    `M0 0${repeated(20, (x, step) => `L${round(x + step / 2)} 80L${round(x + step)} 20`)}V0Z`,
  ),
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];

/** Whether a shape can be cut out of the section instead of standing in it. */
export const hasNegative = (name: ShapeName): boolean => SHAPES[name].paths.length === 1;

/** Where a shape is served. */
export const shapeAddress = ({ name, negative }: { name: ShapeName; negative: boolean }): string =>
  `/shapes/${name}${negative && hasNegative(name) ? '-negative' : ''}.svg`;

/** The picture of a shape by its file's name, `wave.svg` or `wave-negative.svg`; null where there is none. */
export function shapeSvg(file: string): string | null {
  const [, base = '', negative] = /^([a-z-]+?)(-negative)?\.svg$/.exec(file) ?? [];
  if (!Object.hasOwn(SHAPES, base)) return null;
  const name = base as ShapeName;
  if (negative && !hasNegative(name)) return null;
  const { paths }: Shape = SHAPES[name];
  const drawn = negative
    ? // What the shape leaves free, upside down: the same line, seen from the other side.
      `<path fill-rule="evenodd" transform="matrix(1 0 0 -1 0 ${HIGH})" d="M0 0H${WIDE}V${HIGH}H0Z${paths[0]}"/>`
    : paths.map((d, at) => `<path opacity="${round(1 - (0.66 * at) / paths.length)}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none">${drawn}</svg>\n`;
}
