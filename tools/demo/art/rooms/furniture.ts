import { type Colour, darker, lighter } from '../colour.ts';
import { box } from '../face.ts';
import { cushion } from './decor.ts';
import type { Piece } from './lamps.ts';
import { underShadow } from './under-shadow.ts';

/** A sofa seen from the front. */
export const sofa = ({
  stage,
  palette,
  x,
  z,
  w = 2.4,
  colour = palette.fabric,
}: Piece & { w?: number; colour?: Colour }) => {
  underShadow({ stage, x, z, w, d: 0.95 });
  for (const dx of [0.12, w - 0.2])
    box({ stage, x: x + dx, z: z + 0.08, w: 0.07, h: 0.16, d: 0.07, fill: darker(palette.timber, 0.2) });
  box({ stage, x, y: 0.4, z: z + 0.68, w, h: 0.46, d: 0.24, fill: darker(colour, 0.04), round: 10 });
  box({ stage, x: x + 0.04, y: 0.14, z, w: w - 0.08, h: 0.2, d: 0.85, fill: darker(colour, 0.1), round: 6 });
  const seats = Math.round(w / 0.8);
  const wide = (w - 0.44) / seats;
  for (let i = 0; i < seats; i += 1) {
    box({
      stage,
      x: x + 0.24 + i * wide,
      y: 0.42,
      z: z + 0.52,
      w: wide - 0.06,
      h: 0.42,
      d: 0.16,
      fill: lighter(colour, 0.06),
      round: 12,
    });
    box({
      stage,
      x: x + 0.24 + i * wide,
      y: 0.34,
      z: z - 0.02,
      w: wide - 0.05,
      h: 0.13,
      d: 0.6,
      fill: lighter(colour, 0.04),
      round: 10,
    });
  }
  for (const dx of [0, w - 0.2])
    box({ stage, x: x + dx, y: 0.14, z: z - 0.02, w: 0.2, h: 0.5, d: 0.86, fill: colour, round: 10 });
  cushion({ stage, x: x + 0.3, y: 0.46, z: z + 0.38, colour: palette.second });
  cushion({ stage, x: x + w - 0.78, y: 0.46, z: z + 0.38, colour: palette.accent });
  cushion({ stage, x: x + w - 1.05, y: 0.46, z: z + 0.42, colour: '#f4ece0' });
};

/** An armchair with timber legs. */
export const armchair = ({ stage, palette, x, z, colour = palette.second }: Piece & { colour?: Colour }) => {
  underShadow({ stage, x, z, w: 0.85, d: 0.8 });
  for (const dx of [0.06, 0.72])
    box({ stage, x: x + dx, z: z + 0.06, w: 0.06, h: 0.24, d: 0.06, fill: palette.timber });
  box({ stage, x, y: 0.4, z: z + 0.6, w: 0.82, h: 0.52, d: 0.16, fill: colour, round: 12 });
  box({ stage, x: x + 0.02, y: 0.24, z, w: 0.78, h: 0.2, d: 0.66, fill: lighter(colour, 0.05), round: 10 });
  for (const dx of [-0.04, 0.74])
    box({ stage, x: x + dx, y: 0.3, z, w: 0.12, h: 0.3, d: 0.66, fill: darker(colour, 0.06), round: 8 });
};

/** A table on four legs; `y` is its height. */
export const table = ({
  stage,
  palette,
  x,
  z,
  w,
  d,
  y = 0.74,
  colour = palette.timber,
  leg = colour,
}: Piece & { w: number; d: number; y?: number; colour?: Colour; leg?: Colour }) => {
  underShadow({ stage, x, z, w, d });
  for (const [dx, dz] of [
    [0.06, d - 0.14],
    [w - 0.14, d - 0.14],
    [0.06, 0.06],
    [w - 0.14, 0.06],
  ] as const)
    box({ stage, x: x + dx, z: z + dz, w: 0.08, h: y, d: 0.08, fill: leg });
  return box({ stage, x, y, z, w, h: 0.06, d, fill: colour, top: lighter(colour, 0.14) });
};

/** A dining chair: `back` near the viewer or away. */
export const chair = ({
  stage,
  palette,
  x,
  z,
  away = true,
  colour = palette.timber,
  seat = palette.fabric,
}: Piece & { away?: boolean; colour?: Colour; seat?: Colour }) => {
  underShadow({ stage, x, z, w: 0.42, d: 0.4 });
  const rest = () => {
    for (const dx of [0, 0.38])
      box({ stage, x: x + dx, y: 0.44, z: away ? z + 0.38 : z, w: 0.05, h: 0.44, d: 0.05, fill: colour });
    box({ stage, x, y: 0.68, z: away ? z + 0.38 : z, w: 0.43, h: 0.2, d: 0.05, fill: colour, round: 4 });
  };
  for (const [dx, dz] of [
    [0, 0.36],
    [0.38, 0.36],
    [0, 0],
    [0.38, 0],
  ] as const)
    box({ stage, x: x + dx, z: z + dz, w: 0.05, h: 0.44, d: 0.05, fill: colour });
  if (away) rest();
  box({ stage, x: x - 0.02, y: 0.42, z: z - 0.01, w: 0.47, h: 0.07, d: 0.43, fill: seat, round: 4 });
  if (!away) rest();
};

/** A low cupboard along a wall with doors. */
export const sideboard = ({
  stage,
  palette,
  x,
  z,
  w,
  h = 0.7,
  d = 0.42,
  colour = palette.timber,
  legs = 0.14,
}: Piece & { w: number; h?: number; d?: number; colour?: Colour; legs?: number }) => {
  underShadow({ stage, x, z, w, d });
  for (const dx of [0.06, w - 0.12])
    box({ stage, x: x + dx, z: z + 0.05, w: 0.06, h: legs, d: 0.06, fill: darker(colour, 0.3) });
  const { front } = box({ stage, x, y: legs, z, w, h: h - legs, d, fill: colour });
  const doors = Math.max(2, Math.round(w / 0.55));
  for (let i = 0; i < doors; i += 1) {
    front.lines({
      lines: [
        [
          [(i * w) / doors, 0],
          [(i * w) / doors, h - legs],
        ],
      ],
      stroke: darker(colour, 0.35),
      width: 1.6,
      opacity: 0.7,
    });
    front.rect({ u: (i + 0.82) * (w / doors), v: (h - legs) * 0.5, w: 0.03, h: 0.1, fill: palette.metal });
  }
};
