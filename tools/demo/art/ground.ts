import { type Colour, darker, lighter, mix } from './colour.ts';
import { box, createFace } from './face.ts';
import type { Point } from './ink.ts';
import type { Space, Stage } from './stage.ts';

/** The plane of the ground from the horizon to the viewer's feet. */
export const lawn = ({ stage, colour = '#86a85a' }: { stage: Stage; colour?: Colour }) => {
  const { ink, width, height, camera, rng } = stage;
  const far = mix(stage.tint(colour, 0.95), stage.light.haze, 0.4);
  const near = stage.tint(darker(colour, 0.14), 0.8);
  const top = camera.horizon + 6;
  ink.rect({
    x: 0,
    y: top,
    w: width,
    h: height - top,
    fill: ink.linear({
      stops: [
        [0, far],
        [0.3, stage.tint(colour, 0.95)],
        [1, near],
      ],
    }),
  });
  const blades = Array.from({ length: 150 }, (): readonly [Point, Point] => {
    const t = rng.next() ** 1.5;
    const [x, y] = [rng.between(0, width), top + 40 + t * (height - top - 40)];
    return [
      [x, y],
      [x + rng.between(-4, 4), y - 4 - t * 12],
    ];
  });
  ink.segments({ lines: blades, stroke: stage.tint(lighter(colour, 0.3), 1), width: 1.6, opacity: 0.45 });
};

/** A flat patch on the ground: paths, drives, beds, paddocks. */
export const patch = ({
  stage,
  points,
  colour,
  joints = 0,
  y = 0.01,
}: {
  stage: Stage;
  points: readonly (readonly [x: number, z: number])[];
  colour: Colour;
  joints?: number;
  y?: number;
}) => {
  const place = (p: readonly [number, number]): Space => [p[0], y, p[1]];
  stage.surface({
    points: points.map(place),
    fill: stage.ink.linear({
      stops: [
        [0, stage.tint(lighter(colour, 0.06), 0.95)],
        [1, stage.tint(darker(colour, 0.08), 0.85)],
      ],
    }),
  });
  const [a, b, c, d] = points;
  if (!joints || !a || !b || !c || !d) return;
  const lines = Array.from({ length: joints }, (_, i) => {
    const t = (i + 1) / (joints + 1);
    const left: Space = [a[0] + (d[0] - a[0]) * t, y, a[1] + (d[1] - a[1]) * t];
    const right: Space = [b[0] + (c[0] - b[0]) * t, y, b[1] + (c[1] - b[1]) * t];
    return [stage.at(left), stage.at(right)] as const;
  });
  stage.ink.segments({ lines, stroke: stage.tint(darker(colour, 0.3), 0.6), width: 1.6, opacity: 0.4 });
};

/** Footpath, verge, kerb and road in front of a property; `z` is where the front boundary runs. */
export const street = ({ stage, z, verge = true }: { stage: Stage; z: number; verge?: boolean }) => {
  const band = ({ from, to, colour }: { from: number; to: number; colour: Colour }) =>
    stage.surface({
      points: [
        [-60, 0.005, from],
        [60, 0.005, from],
        [60, 0.005, to],
        [-60, 0.005, to],
      ],
      fill: stage.ink.linear({
        stops: [
          [0, stage.tint(lighter(colour, 0.05), 0.95)],
          [1, stage.tint(darker(colour, 0.1), 0.9)],
        ],
      }),
    });
  const path = '#cfc6b8';
  band({ from: z, to: z - 1.5, colour: path });
  const joints = Array.from(
    { length: 40 },
    (_, i) => [stage.at([-30 + i * 1.5, 0.01, z]), stage.at([-30 + i * 1.5, 0.01, z - 1.5])] as const,
  );
  stage.ink.segments({
    lines: joints,
    stroke: stage.tint(darker(path, 0.3), 0.7),
    width: 1.5,
    opacity: 0.45,
  });
  const edge = verge ? z - 2.7 : z - 1.5;
  if (verge) band({ from: z - 1.5, to: edge, colour: '#7f9e58' });
  band({ from: edge, to: edge - 0.22, colour: '#b9b3aa' });
  band({ from: edge - 0.22, to: -60, colour: '#6f6d74' });
};

/** Fences of front boundaries. */
export type FenceKind = 'picket' | 'iron' | 'brick' | 'render' | 'paling' | 'post' | 'hedge' | 'stone';

/** A fence along the street with openings (pairs of x from and to). */
export const fence = ({
  stage,
  kind,
  z,
  from,
  to,
  gaps = [],
  colour,
}: {
  stage: Stage;
  kind: FenceKind;
  z: number;
  from: number;
  to: number;
  gaps?: readonly (readonly [number, number])[];
  colour: Colour;
}) => {
  const edges = [from, ...gaps.flat(), to];
  for (let i = 0; i + 1 < edges.length; i += 2) {
    const [a, b] = [edges[i] as number, edges[i + 1] as number];
    if (b - a < 0.2) continue;
    const shade: Space[] = [
      [a, 0.02, z],
      [b, 0.02, z],
      [b + 0.5, 0.02, z + 0.8],
      [a + 0.5, 0.02, z + 0.8],
    ];
    stage.surface({ points: shade, fill: '#1d1a34', opacity: stage.light.shadow * 0.6, blur: 3 });
    fences[kind]({ stage, z, a, w: b - a, colour });
  }
};

type FencePart = (part: { stage: Stage; z: number; a: number; w: number; colour: Colour }) => void;

const pickets =
  ({ gap, wide, high, point }: { gap: number; wide: number; high: number; point: number }): FencePart =>
  ({ stage, z, a, w, colour }) => {
    const face = createFace({ stage, origin: [a, 0, z], along: [1, 0, 0], w, h: high, tone: 0.95 });
    face.rect({ u: 0, v: high * 0.22, w, h: 0.07, fill: darker(colour, 0.12) });
    face.rect({ u: 0, v: high * 0.72, w, h: 0.07, fill: darker(colour, 0.12) });
    const count = Math.round(w / gap);
    for (let i = 0; i <= count; i += 1) {
      const u = (i / count) * (w - wide);
      face.poly({
        points: [
          [u, 0.06],
          [u + wide, 0.06],
          [u + wide, high],
          [u + wide / 2, high + point],
          [u, high],
        ],
        fill: i % 3 ? colour : darker(colour, 0.04),
      });
    }
  };

const wall =
  ({ high, cap }: { high: number; cap: number }): FencePart =>
  ({ stage, z, a, w, colour }) => {
    const { front } = box({ stage, x: a, z, w, h: high, d: 0.25, fill: colour });
    front.lines({
      lines: Array.from(
        { length: 5 },
        (_, i) =>
          [
            [0, ((i + 1) * high) / 6],
            [w, ((i + 1) * high) / 6],
          ] as [Point, Point],
      ),
      stroke: lighter(colour, 0.3),
      width: 1,
      opacity: 0.3,
    });
    box({
      stage,
      x: a - 0.04,
      y: high,
      z: z - 0.05,
      w: w + 0.08,
      h: cap,
      d: 0.35,
      fill: lighter(colour, 0.25),
    });
  };

const fences: Record<FenceKind, FencePart> = {
  picket: pickets({ gap: 0.2, wide: 0.11, high: 0.95, point: 0.09 }),
  paling: pickets({ gap: 0.15, wide: 0.14, high: 1.2, point: 0 }),
  iron: ({ stage, z, a, w, colour }) => {
    box({ stage, x: a, z, w, h: 0.3, d: 0.22, fill: '#cbbba6' });
    pickets({ gap: 0.16, wide: 0.035, high: 1.15, point: 0.12 })({ stage, z, a, w, colour });
  },
  brick: wall({ high: 0.75, cap: 0.09 }),
  render: wall({ high: 0.9, cap: 0.06 }),
  stone: wall({ high: 0.65, cap: 0.12 }),
  post: ({ stage, z, a, w, colour }) => {
    const face = createFace({ stage, origin: [a, 0, z], along: [1, 0, 0], w, h: 1.2, tone: 0.95 });
    for (const v of [0.4, 0.7, 1])
      face.lines({
        lines: [
          [
            [0, v],
            [w, v],
          ],
        ],
        stroke: '#6d6a68',
        width: 1.4,
        opacity: 0.8,
      });
    for (let u = 0; u <= w; u += 2.4) {
      face.rect({ u, v: 0, w: 0.14, h: 1.2, fill: colour });
      face.rect({ u: u + 0.09, v: 0, w: 0.05, h: 1.2, fill: darker(colour, 0.35) });
    }
  },
  hedge: ({ stage, z, a, w, colour }) => {
    const { front, lid } = box({
      stage,
      x: a,
      z,
      w,
      h: 0.95,
      d: 0.7,
      fill: colour,
      top: lighter(colour, 0.16),
      round: 8,
    });
    for (const face of [front, lid]) {
      for (let i = 0; i < w * 22; i += 1) {
        const [x, y] = face.at(stage.rng.between(0, face.w), stage.rng.between(0, face.h));
        stage.ink.ellipse({
          at: [x, y],
          rx: stage.rng.between(3, 7),
          ry: stage.rng.between(2, 4),
          fill: stage.tint(stage.rng.pick([lighter(colour, 0.16), darker(colour, 0.14), colour]), 0.8),
          opacity: 0.8,
        });
      }
    }
  },
};
