import { type Colour, darker, lighter } from './colour.ts';
import { barge, fascia, gableScreen, hipLines, type Roof, type Roofing, slope } from './roof-parts.ts';
import type { Space, Stage } from './stage.ts';

/** Four slopes; `lean` is how far the ridge ends stand in from the sides. */
export const hipRoof = ({
  stage,
  x,
  z,
  w,
  d,
  eave,
  rise,
  over = 0.5,
  colour,
  roofing = 'iron',
  gutter = '#f2ece0',
  lean,
}: Roof & { lean?: number }) => {
  const [x0, x1, z0, z1] = [x - over, x + w + over, z - over, z + d + over];
  const inset = lean ?? Math.min((x1 - x0) / 2, (z1 - z0) / 2);
  const zm = (z0 + z1) / 2;
  const top = eave + rise;
  const a: Space = [x0 + inset, top, zm];
  const b: Space = [x1 - inset, top, zm];
  slope({ stage, points: [[x1, eave, z0], [x1, eave, z1], b, b], colour, tone: 0.42, roofing });
  slope({ stage, points: [[x0, eave, z0], [x1, eave, z0], b, a], colour, tone: 0.95, roofing });
  hipLines({
    stage,
    lines: [
      [[x0, eave, z0], a],
      [[x1, eave, z0], b],
      [a, b],
    ],
    colour,
  });
  fascia({ stage, from: [x0, eave, z0], to: [x1, eave, z0], colour: gutter });
  fascia({ stage, from: [x1, eave, z0], to: [x1, eave, z1], colour: gutter, tone: 0.3 });
};

/** A ridge along the street: one slope towards it; the gable triangle on the right is left to the wall. */
export const sideGable = ({
  stage,
  x,
  z,
  w,
  d,
  eave,
  rise,
  over = 0.45,
  colour,
  roofing = 'iron',
  gutter = '#f2ece0',
  wall,
}: Roof & { wall: Colour }) => {
  const [x0, x1, z0, z1] = [x - over, x + w + over, z - over, z + d + over];
  const zm = (z + z + d) / 2;
  const top = eave + rise;
  stage.surface({
    points: [
      [x + w, eave, z],
      [x + w, eave, z + d],
      [x + w, top - 0.1, zm],
    ],
    fill: stage.tint(wall, 0.28),
  });
  slope({
    stage,
    points: [
      [x0, eave, z0],
      [x1, eave, z0],
      [x1, top, zm],
      [x0, top, zm],
    ],
    colour,
    tone: 0.95,
    roofing,
  });
  barge({
    stage,
    line: [
      [x1, eave, z0],
      [x1, top, zm],
      [x1, eave, z1],
    ],
    colour: gutter,
    tone: 0.45,
  });
  fascia({ stage, from: [x0, eave, z0], to: [x1, eave, z0], colour: gutter });
};

/** A gable facing the street: the triangle, its barge boards, the right slope. `screen` draws the gable's timber. */
export const frontGable = ({
  stage,
  x,
  z,
  w,
  d,
  eave,
  rise,
  over = 0.4,
  colour,
  roofing = 'iron',
  gutter = '#f2ece0',
  wall,
  screen = 'plain',
}: Roof & { wall: Colour; screen?: 'plain' | 'battens' | 'tudor' | 'glass' }) => {
  const [x0, x1, z0, z1] = [x - over, x + w + over, z - over, z + d];
  const xm = x + w / 2;
  const drop = (rise * over) / (w / 2);
  const top = eave + rise;
  slope({
    stage,
    points: [
      [x1, eave - drop, z0],
      [x1, eave - drop, z1],
      [xm, top, z1],
      [xm, top, z0],
    ],
    colour,
    tone: 0.5,
    roofing,
  });
  stage.surface({
    points: [
      [x, eave, z],
      [x + w, eave, z],
      [xm, top, z],
    ],
    fill: stage.ink.linear({
      stops: [
        [0, stage.tint(darker(wall, 0.16), 0.6)],
        [1, stage.tint(wall, 0.9)],
      ],
    }),
  });
  gableScreen({ stage, x, z, w, eave, rise, screen, gutter });
  for (const [foot, k] of [
    [x0, 1],
    [x1, -1],
  ] as const) {
    const shade: Space[] = [
      [foot + k * over, eave - 0.1, z],
      [xm, top - 0.1, z],
      [xm, top - 0.55, z],
      [foot + k * (over + 0.45), eave - 0.1, z],
    ];
    stage.surface({ points: shade, fill: '#1b1830', opacity: stage.light.shadow * 0.7 });
  }
  barge({
    stage,
    line: [
      [x0, eave - drop, z0],
      [xm, top, z0],
      [x1, eave - drop, z0],
    ],
    colour: gutter,
    tone: 0.95,
  });
  fascia({ stage, from: [x1, eave - drop, z0], to: [x1, eave - drop, z1], colour: gutter, tone: 0.3 });
};

/** A single sheet between four corners (verandahs, skillions): lower left, lower right, upper right, upper left. */
export const sheet = ({
  stage,
  points,
  colour,
  roofing = 'iron',
  tone = 0.9,
  stripes,
}: {
  stage: Stage;
  points: readonly [Space, Space, Space, Space];
  colour: Colour;
  roofing?: Roofing;
  tone?: number;
  stripes?: Colour;
}) => slope({ stage, points, colour, tone, roofing, stripes });

/** A flat slab seen from below or edge-on: canopies, flat roofs, balconies. */
export const slab = ({
  stage,
  x,
  y,
  z,
  w,
  d,
  thick,
  colour,
  under = d,
}: {
  stage: Stage;
  x: number;
  y: number;
  z: number;
  w: number;
  d: number;
  thick: number;
  colour: Colour;
  /** How much of its underside stands free in front of a wall. */
  under?: number;
}) => {
  if (stage.camera.y < y)
    stage.surface({
      points: [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + under],
        [x, y, z + under],
      ],
      fill: stage.tint(darker(colour, 0.2), 0.05),
    });
  else
    stage.surface({
      points: [
        [x, y + thick, z],
        [x + w, y + thick, z],
        [x + w, y + thick, z + d],
        [x, y + thick, z + d],
      ],
      fill: stage.tint(lighter(colour, 0.1), 1),
    });
  stage.surface({
    points: [
      [x + w, y, z],
      [x + w, y, z + d],
      [x + w, y + thick, z + d],
      [x + w, y + thick, z],
    ],
    fill: stage.tint(colour, 0.3),
  });
  stage.surface({
    points: [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + thick, z],
      [x, y + thick, z],
    ],
    fill: stage.ink.linear({
      stops: [
        [0, stage.tint(lighter(colour, 0.12), 1)],
        [1, stage.tint(darker(colour, 0.06), 0.9)],
      ],
    }),
  });
};

/** A chimney with a cap and pots. */
export const chimney = ({
  stage,
  x,
  z,
  y,
  h,
  colour,
}: {
  stage: Stage;
  x: number;
  z: number;
  y: number;
  h: number;
  colour: Colour;
}) => {
  for (const [grow, from, tall, c] of [
    [0, 0, h, colour],
    [0.08, h, 0.16, lighter(colour, 0.12)],
  ] as const) {
    const [x0, x1, z0, z1, y0, y1] = [
      x - grow,
      x + 0.75 + grow,
      z - grow,
      z + 0.55 + grow,
      y + from,
      y + from + tall,
    ];
    stage.surface({
      points: [
        [x1, y0, z0],
        [x1, y0, z1],
        [x1, y1, z1],
        [x1, y1, z0],
      ],
      fill: stage.tint(c, 0.25),
    });
    stage.surface({
      points: [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      fill: stage.tint(c, 0.9),
    });
  }
  for (const dx of [0.12, 0.45]) {
    stage.surface({
      points: [
        [x + dx, y + h + 0.16, z],
        [x + dx + 0.2, y + h + 0.16, z],
        [x + dx + 0.17, y + h + 0.52, z],
        [x + dx + 0.03, y + h + 0.52, z],
      ],
      fill: stage.tint('#c4714e', 0.8),
    });
  }
};
