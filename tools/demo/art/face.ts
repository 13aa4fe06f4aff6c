import { type Colour, darker, lighter } from './colour.ts';
import type { Paint, Point } from './ink.ts';
import type { Space, Stage } from './stage.ts';

type Tinted = Omit<Paint, 'fill' | 'stroke'> & {
  fill?: Colour;
  stroke?: Colour;
  /** Second colour, reached at the lower edge. */
  to?: Colour;
  /** Colours are final, not lit by the scene. */
  raw?: boolean;
};

/** A flat side of something: a drawing sheet in space, u along it and v up, in metres, lit by the scene. */
export type Face = {
  stage: Stage;
  w: number;
  h: number;
  tone: number;
  at: (u: number, v: number) => Point;
  space: (u: number, v: number) => Space;
  tint: (colour: Colour) => Colour;
  rect: (shape: { u: number; v: number; w: number; h: number } & Tinted) => void;
  poly: (shape: { points: readonly Point[] } & Tinted) => void;
  lines: (shape: { lines: readonly (readonly [Point, Point])[] } & Tinted) => void;
  /** Darkness falling off from one edge of a box: under eaves, beside a wall. */
  dim: (shape: {
    u: number;
    v: number;
    w: number;
    h: number;
    from: 'top' | 'bottom' | 'left' | 'right';
    strength: number;
  }) => void;
  /** True when the viewer sees its front. */
  visible: boolean;
};

/** A sheet from a corner along two directions. */
export const createFace = ({
  stage,
  origin,
  along,
  up = [0, 1, 0],
  w,
  h,
  tone,
}: {
  stage: Stage;
  origin: Space;
  along: Space;
  up?: Space;
  w: number;
  h: number;
  tone: number;
}): Face => {
  const space = (u: number, v: number): Space => [
    origin[0] + along[0] * u + up[0] * v,
    origin[1] + along[1] * u + up[1] * v,
    origin[2] + along[2] * u + up[2] * v,
  ];
  const at = (u: number, v: number) => stage.at(space(u, v));
  const tint = (colour: Colour) => stage.tint(colour, tone);
  const lit = ({ fill, stroke, to, raw, ...rest }: Tinted): Paint => {
    const see = (colour: Colour) => (raw ? colour : tint(colour));
    const solid = fill && see(fill);
    return {
      ...rest,
      fill:
        solid && to
          ? stage.ink.linear({
              stops: [
                [0, solid],
                [1, see(to)],
              ],
            })
          : solid,
      stroke: stroke && see(stroke),
    };
  };
  const poly: Face['poly'] = ({ points, ...how }) =>
    stage.surface({ points: points.map(([u, v]) => space(u, v)), ...lit(how) });
  const corners = ({ u, v, w: wide, h: high }: { u: number; v: number; w: number; h: number }): Point[] => [
    [u, v],
    [u + wide, v],
    [u + wide, v + high],
    [u, v + high],
  ];
  const [a, b, c] = [at(0, 0), at(w, 0), at(w, h)];
  return {
    stage,
    w,
    h,
    tone,
    at,
    space,
    tint,
    poly,
    rect: ({ u, v, w: wide, h: high, ...how }) =>
      poly({ points: corners({ u, v, w: wide, h: high }), ...how }),
    lines: ({ lines, ...how }) =>
      stage.ink.segments({ lines: lines.map(([p, q]) => [at(...p), at(...q)] as const), ...lit(how) }),
    dim: ({ from, strength, ...box }) => {
      const angle = { top: 0, bottom: 180, left: 90, right: 270 }[from];
      const fill = stage.ink.linear({
        stops: [
          [0, '#1b1830', strength],
          [1, '#1b1830', 0],
        ],
        angle,
      });
      stage.surface({ points: corners(box).map(([u, v]) => space(u, v)), fill });
    },
    visible: (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < 0,
  };
};

/** A box with its visible sides painted; returns them to be drawn upon. `x`, `y`, `z` is the near lower left corner. */
export const box = ({
  stage,
  x,
  y = 0,
  z,
  w,
  h,
  d,
  fill,
  top = lighter(fill, 0.08),
  side = fill,
  round = 0,
}: {
  stage: Stage;
  x: number;
  y?: number;
  z: number;
  w: number;
  h: number;
  d: number;
  fill: Colour;
  top?: Colour;
  side?: Colour;
  round?: number;
}) => {
  const front = createFace({ stage, origin: [x, y, z], along: [1, 0, 0], w, h, tone: 0.86 });
  const right = createFace({ stage, origin: [x + w, y, z], along: [0, 0, 1], w: d, h, tone: 0.3 });
  const left = createFace({ stage, origin: [x, y, z + d], along: [0, 0, -1], w: d, h, tone: 0.55 });
  const lid = createFace({ stage, origin: [x, y + h, z], along: [1, 0, 0], up: [0, 0, 1], w, h: d, tone: 1 });
  const under = createFace({
    stage,
    origin: [x, y, z + d],
    along: [1, 0, 0],
    up: [0, 0, -1],
    w,
    h: d,
    tone: 0.05,
  });
  const soft = (colour: Colour) => (round > 0 ? { stroke: colour, width: round } : {});
  const paint = ({ face, colour }: { face: Face; colour: Colour }) => {
    if (face.visible)
      face.rect({
        u: 0,
        v: 0,
        w: face.w,
        h: face.h,
        fill: colour,
        to: darker(colour, 0.07),
        ...soft(colour),
      });
  };
  paint({ face: under, colour: side });
  paint({ face: lid, colour: top });
  paint({ face: left, colour: side });
  paint({ face: right, colour: side });
  paint({ face: front, colour: fill });
  return { front, right, left, lid };
};
