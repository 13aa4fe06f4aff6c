import { type Colour, darker, lighter } from '../colour.ts';
import { box, type Face } from '../face.ts';
import type { Point } from '../ink.ts';
import type { Stage } from '../stage.ts';
import type { Palette } from './shell.ts';
import { underShadow } from './under-shadow.ts';

/** A run of base cupboards with a bench top; returns the front sheet. */
export const baseRun = ({
  stage,
  palette,
  x,
  z,
  w,
  d = 0.62,
  h = 0.9,
  colour = palette.joinery,
  unit = 0.6,
  drawers = false,
}: {
  stage: Stage;
  palette: Palette;
  x: number;
  z: number;
  w: number;
  d?: number;
  h?: number;
  colour?: Colour;
  unit?: number;
  drawers?: boolean;
}): Face => {
  underShadow({ stage, x, z, w, d });
  const { front } = box({ stage, x, z, w, h: h - 0.05, d, fill: colour });
  front.rect({ u: 0, v: 0, w, h: 0.1, fill: darker(colour, 0.45) });
  const count = Math.round(w / unit);
  for (let i = 0; i < count; i += 1)
    cupboard({
      face: front,
      u: (i * w) / count,
      v: 0.12,
      w: w / count,
      h: h - 0.2,
      palette,
      colour,
      split: drawers && i % 2 === 0,
    });
  box({
    stage,
    x: x - 0.03,
    y: h - 0.05,
    z: z - 0.04,
    w: w + 0.06,
    h: 0.06,
    d: d + 0.04,
    fill: palette.stone,
    top: lighter(palette.stone, 0.12),
  });
  return front;
};

/** One cupboard door: shaker style in older houses, flat in newer ones. */
export const cupboard = ({
  face,
  u,
  v,
  w,
  h,
  palette,
  colour,
  split = false,
}: {
  face: Face;
  u: number;
  v: number;
  w: number;
  h: number;
  palette: Palette;
  colour: Colour;
  split?: boolean;
}) => {
  const parts = split
    ? ([
        [v, h * 0.48],
        [v + h * 0.52, h * 0.22],
        [v + h * 0.77, h * 0.23],
      ] as const)
    : [[v, h] as const];
  for (const [base, high] of parts) {
    face.rect({
      u: u + 0.015,
      v: base + 0.01,
      w: w - 0.03,
      h: high - 0.02,
      fill: lighter(colour, 0.06),
      stroke: darker(colour, 0.3),
      width: 1.3,
    });
    if (palette.heritage && high > 0.3)
      face.rect({
        u: u + 0.09,
        v: base + 0.09,
        w: w - 0.18,
        h: high - 0.18,
        fill: colour,
        stroke: darker(colour, 0.2),
        width: 1.2,
      });
    face.rect({
      u: u + w * (split ? 0.36 : 0.8),
      v: base + high * (split ? 0.55 : 0.72),
      w: split ? w * 0.28 : 0.025,
      h: split ? 0.022 : 0.16,
      fill: palette.metal,
    });
  }
};

/** Tiles on part of a wall: long bricks, squares or a stone sheet. */
export const splashback = ({
  face,
  u,
  v,
  w,
  h,
  colour,
  kind,
}: {
  face: Face;
  u: number;
  v: number;
  w: number;
  h: number;
  colour: Colour;
  kind: 'subway' | 'square' | 'slab' | 'finger';
}) => {
  face.rect({ u, v, w, h, fill: lighter(colour, 0.06), to: darker(colour, 0.05) });
  if (kind === 'slab') {
    for (let i = 0; i < 4; i += 1) {
      const start = u + w * face.stage.rng.between(0, 0.8);
      face.lines({
        lines: [
          [
            [start, v],
            [start + w * 0.1, v + h * 0.5],
          ],
          [
            [start + w * 0.1, v + h * 0.5],
            [start + w * 0.16, v + h],
          ],
        ],
        stroke: darker(colour, 0.25),
        width: 2,
        opacity: 0.3,
      });
    }
    return;
  }
  const [tw, th] = { subway: [0.24, 0.1], square: [0.16, 0.16], finger: [0.06, 0.24] }[kind] as [
    number,
    number,
  ];
  const lines: (readonly [Point, Point])[] = [];
  for (let row = 0, b = v; b < v + h; row += 1, b += th) {
    lines.push([
      [u, b],
      [u + w, b],
    ]);
    for (let a = u + (kind === 'subway' && row % 2 ? tw / 2 : 0); a < u + w; a += tw)
      lines.push([
        [a, b],
        [a, Math.min(b + th, v + h)],
      ]);
  }
  face.lines({ lines, stroke: darker(colour, 0.28), width: 1.1, opacity: 0.5 });
  for (let i = 0; i < w * h * 9; i += 1) {
    const [row, col] = [
      Math.floor(face.stage.rng.between(0, h / th)),
      Math.floor(face.stage.rng.between(0, w / tw - 1)),
    ];
    face.rect({
      u: u + col * tw + (kind === 'subway' && row % 2 ? tw / 2 : 0),
      v: v + row * th,
      w: tw,
      h: Math.min(th, h - row * th),
      fill: lighter(colour, 0.4),
      opacity: 0.35,
    });
  }
};
