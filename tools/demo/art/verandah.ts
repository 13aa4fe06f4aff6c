import { type Colour, darker, lighter } from './colour.ts';
import { box, createFace, type Face } from './face.ts';
import type { Point } from './ink.ts';
import { sheet } from './roofs.ts';
import type { Space, Stage } from './stage.ts';

/** A verandah along a front wall: floor, shade on the wall, posts, roof, and the timber or iron between the posts. */
export type Verandah = {
  stage: Stage;
  x: number;
  w: number;
  /** Plane of the wall and depth towards the street. */
  z: number;
  deep: number;
  floor?: number;
  low: number;
  high: number;
  posts: number;
  colour: Colour;
  timber: Colour;
  deck?: Colour;
  frieze?: 'lace' | 'fretwork' | 'none';
  rail?: 'none' | 'cross' | 'picket' | 'lace' | 'glass';
  stripes?: Colour;
  /** Bays without a rail, counted from the left. */
  open?: readonly number[];
};

/** The floor and the shade; call it before windows are drawn on the wall. */
export const verandahFloor = ({ stage, x, w, z, deep, floor = 0.3, deck = '#9b7f66' }: Verandah) => {
  const { lid } = box({ stage, x, z: z - deep, w, h: floor, d: deep, fill: darker(deck, 0.2), top: deck });
  lid.lines({
    lines: Array.from(
      { length: 5 },
      (_, i) =>
        [
          [0, (i * deep) / 5],
          [w, (i * deep) / 5],
        ] as [Point, Point],
    ),
    stroke: darker(deck, 0.3),
    width: 1.2,
    opacity: 0.5,
  });
  lid.dim({ u: 0, v: deep * 0.3, w, h: deep * 0.7, from: 'top', strength: 0.45 });
};

/** The shade a verandah roof lays over the wall behind it. */
export const verandahShade = ({
  face,
  from,
  to,
  top,
}: {
  face: Face;
  from: number;
  to: number;
  top: number;
}) => {
  const strength = face.stage.light.shadow;
  face.rect({
    u: from,
    v: top * 0.38,
    w: to - from,
    h: top * 0.62,
    fill: '#1b1830',
    raw: true,
    opacity: strength * 0.75,
  });
  face.dim({ u: from, v: top * 0.12, w: to - from, h: top * 0.26, from: 'top', strength: strength * 0.75 });
};

/** Posts, rails, frieze and roof; call it after the wall is finished. */
export const verandahFrame = (verandah: Verandah) => {
  const {
    stage,
    x,
    w,
    z,
    deep,
    floor = 0.3,
    low,
    high,
    posts,
    colour,
    timber,
    frieze = 'none',
    rail = 'none',
    stripes,
    open = [],
  } = verandah;
  const front = z - deep;
  const line = createFace({
    stage,
    origin: [x, floor, front],
    along: [1, 0, 0],
    w,
    h: low - floor,
    tone: 0.95,
  });
  const bay = w / (posts - 1);
  for (let i = 0; i < posts - 1; i += 1)
    if (!open.includes(i)) rails[rail]({ face: line, u: i * bay, w: bay, colour: timber });
  for (let i = 0; i < posts; i += 1)
    post({ face: line, u: Math.min(Math.max(i * bay, 0.07), w - 0.07), colour: timber });
  for (let i = 0; i < posts - 1; i += 1) friezes[frieze]({ face: line, u: i * bay, w: bay, colour: timber });
  line.rect({ u: 0, v: line.h - 0.16, w, h: 0.16, fill: timber });
  const corners = (y: number, out: number): [Space, Space] => [
    [x - 0.15, y, out],
    [x + w + 0.15, y, out],
  ];
  const [a, b] = corners(low, front - 0.15);
  const [d, c] = corners(high, z);
  stage.surface({ points: [b, c, [c[0], low, z]], fill: stage.tint(colour, 0.3) });
  sheet({ stage, points: [a, b, c, d], colour, stripes });
  stage.surface({
    points: [a, b, [b[0], low - 0.13, b[2]], [a[0], low - 0.13, a[2]]],
    fill: stage.tint(lighter(timber, 0.05), 0.95),
  });
};

const post = ({ face, u, colour }: { face: Face; u: number; colour: Colour }) => {
  face.rect({ u: u - 0.07, v: 0, w: 0.14, h: face.h, fill: colour });
  face.rect({ u: u + 0.02, v: 0, w: 0.05, h: face.h, fill: darker(colour, 0.3), opacity: 0.6 });
  face.rect({ u: u - 0.1, v: face.h * 0.72, w: 0.2, h: 0.06, fill: lighter(colour, 0.1) });
};

type Infill = (bay: { face: Face; u: number; w: number; colour: Colour }) => void;

const topRail = ({ face, u, w, colour, y }: Parameters<Infill>[0] & { y: number }) => {
  face.rect({ u, v: y, w, h: 0.08, fill: colour });
  face.rect({ u, v: 0.12, w, h: 0.06, fill: colour });
};

const rails: Record<NonNullable<Verandah['rail']>, Infill> = {
  none: () => {},
  picket: ({ face, u, w, colour }) => {
    const count = Math.max(3, Math.round(w / 0.16));
    const lines = Array.from(
      { length: count },
      (_, i) =>
        [
          [u + (i / count) * w, 0.14],
          [u + (i / count) * w, 0.9],
        ] as [Point, Point],
    );
    face.lines({ lines, stroke: colour, width: face.stage.scale(face.space(0, 0)) * 0.045 });
    topRail({ face, u, w, colour, y: 0.88 });
  },
  cross: ({ face, u, w, colour }) => {
    const lines: [Point, Point][] = [
      [
        [u, 0.15],
        [u + w, 0.9],
      ],
      [
        [u, 0.9],
        [u + w, 0.15],
      ],
      [
        [u + w / 2, 0.15],
        [u + w / 2, 0.9],
      ],
    ];
    face.lines({ lines, stroke: colour, width: face.stage.scale(face.space(0, 0)) * 0.06 });
    topRail({ face, u, w, colour, y: 0.88 });
  },
  glass: ({ face, u, w, colour }) => {
    face.rect({ u: u + 0.05, v: 0.08, w: w - 0.1, h: 0.92, fill: '#dfeff2', opacity: 0.28 });
    face.poly({
      points: [
        [u + w * 0.2, 0.08],
        [u + w * 0.4, 0.08],
        [u + w * 0.6, 1],
        [u + w * 0.4, 1],
      ],
      fill: '#ffffff',
      raw: true,
      opacity: 0.16,
    });
    face.rect({ u, v: 1, w, h: 0.05, fill: colour });
  },
  lace: ({ face, u, w, colour }) => {
    scrolls({ face, u, w, colour, v: 0.14, h: 0.74 });
    topRail({ face, u, w, colour, y: 0.88 });
  },
};

/** Cast iron: repeating hearts, rings and stems of our own drawing. */
const scrolls = ({ face, u, w, colour, v, h }: Parameters<Infill>[0] & { v: number; h: number }) => {
  const unit = h * 0.62;
  const count = Math.max(1, Math.round(w / unit));
  const step = w / count;
  const px = face.stage.scale(face.space(u, v));
  const ring = ({ cu, cv, r }: { cu: number; cv: number; r: number }) => {
    const [x, y] = face.at(cu, cv);
    face.stage.ink.ellipse({
      at: [x, y],
      rx: r * px,
      stroke: face.tint(colour),
      width: Math.max(1, px * 0.022),
    });
  };
  for (let i = 0; i < count; i += 1) {
    const middle = u + (i + 0.5) * step;
    ring({ cu: middle, cv: v + h * 0.62, r: step * 0.24 });
    ring({ cu: middle - step * 0.26, cv: v + h * 0.3, r: step * 0.2 });
    ring({ cu: middle + step * 0.26, cv: v + h * 0.3, r: step * 0.2 });
    ring({ cu: middle, cv: v + h * 0.88, r: step * 0.1 });
    ring({ cu: u + i * step, cv: v + h * 0.8, r: step * 0.16 });
    face.lines({
      lines: [
        [
          [middle, v],
          [middle, v + h],
        ],
        [
          [u + i * step, v],
          [u + i * step, v + h],
        ],
      ],
      stroke: colour,
      width: Math.max(1, px * 0.024),
    });
  }
};

const friezes: Record<NonNullable<Verandah['frieze']>, Infill> = {
  none: () => {},
  lace: ({ face, u, w, colour }) => {
    scrolls({ face, u, w, colour, v: face.h - 0.52, h: 0.36 });
    for (const [foot, k] of [
      [u + 0.07, 1],
      [u + w - 0.07, -1],
    ] as const) {
      face.poly({
        points: [
          [foot, face.h - 0.5],
          [foot + k * 0.42, face.h - 0.5],
          [foot + k * 0.16, face.h - 0.66],
          [foot, face.h - 1],
        ],
        fill: colour,
        opacity: 0.8,
      });
    }
  },
  fretwork: ({ face, u, w, colour }) => {
    const count = Math.max(4, Math.round(w / 0.12));
    const lines = Array.from(
      { length: count },
      (_, i) =>
        [
          [u + (i / count) * w, face.h - 0.36],
          [u + (i / count) * w, face.h - 0.14],
        ] as [Point, Point],
    );
    face.lines({ lines, stroke: colour, width: 2 });
    face.rect({ u, v: face.h - 0.4, w, h: 0.05, fill: colour });
    for (const [foot, k] of [
      [u + 0.07, 1],
      [u + w - 0.07, -1],
    ] as const) {
      face.poly({
        points: [
          [foot, face.h - 0.4],
          [foot + k * 0.5, face.h - 0.4],
          [foot, face.h - 0.85],
        ],
        fill: colour,
      });
    }
  },
};
