import { type Colour, darker, lighter, mix } from '../colour.ts';
import type { Face } from '../face.ts';
import { bumpy, clump } from '../foliage.ts';
import type { Point } from '../ink.ts';
import type { Stage } from '../stage.ts';
import type { Outlook, Palette } from './shell.ts';

/** A window or glazed door in a room's wall with the world behind it, and curtains when a colour is given. */
export const outlook = ({
  face,
  u,
  v,
  w,
  h,
  palette,
  frame = '#fbf8f1',
  panes = 2,
  curtains,
  blind,
}: {
  face: Face;
  u: number;
  v: number;
  w: number;
  h: number;
  palette: Palette;
  frame?: Colour;
  panes?: number;
  curtains?: Colour;
  blind?: Colour;
}) => {
  const corners: Point[] = [face.at(u, v), face.at(u + w, v), face.at(u + w, v + h), face.at(u, v + h)];
  face.rect({ u: u - 0.1, v: v - 0.1, w: w + 0.2, h: h + 0.2, fill: frame });
  const at: Grid = (a, b) => face.at(u + a * w, v + b * h);
  const { ink, light } = face.stage;
  ink.clip({
    points: corners,
    draw: () => {
      ink.polygon({
        points: corners,
        fill: ink.linear({
          stops: [
            [0, light.sky[0]],
            [0.5, light.sky[1]],
            [0.85, light.sky[2]],
          ],
        }),
      });
      scenes[palette.view]({ face, at, size: Math.abs((corners[1]?.[0] ?? 0) - (corners[0]?.[0] ?? 0)) });
      ink.polygon({
        points: [at(0.1, 0), at(0.3, 0), at(0.6, 1), at(0.4, 1)],
        fill: '#ffffff',
        opacity: 0.1,
      });
    },
  });
  const bars = Array.from({ length: panes - 1 }, (_, i): readonly [Point, Point] => [
    [u + ((i + 1) / panes) * w, v],
    [u + ((i + 1) / panes) * w, v + h],
  ]);
  face.lines({ lines: bars, stroke: frame, width: 8 });
  if (palette.heritage)
    face.lines({
      lines: [
        [
          [u, v + h * 0.62],
          [u + w, v + h * 0.62],
        ],
      ],
      stroke: frame,
      width: 6,
    });
  if (v > 0.2) face.rect({ u: u - 0.16, v: v - 0.15, w: w + 0.32, h: 0.09, fill: lighter(frame, 0.3) });
  if (blind) face.rect({ u, v: v + h * 0.8, w, h: h * 0.2, fill: blind });
  if (curtains) {
    face.rect({ u: u - 0.55, v: v + h + 0.16, w: w + 1.1, h: 0.05, fill: palette.metal });
    for (const start of [u - 0.5, u + w - 0.1])
      drape({ face, u: start, w: 0.6, h: v + h + 0.16, colour: curtains });
  }
};

/** The patch of daylight a window throws on the floor. */
export const sunPatch = ({
  stage,
  points,
}: {
  stage: Stage;
  points: readonly (readonly [number, number])[];
}) => {
  if (stage.light.hour === 'dusk' || stage.light.hour === 'overcast') return;
  stage.surface({
    points: points.map(([x, z]) => [x, 0.012, z] as const),
    fill: stage.light.glow,
    opacity: 0.4,
    blur: 5,
    blend: 'soft-light',
  });
  stage.surface({
    points: points.map(([x, z]) => [x, 0.012, z] as const),
    fill: stage.light.glow,
    opacity: 0.26,
    blur: 3,
  });
};

/** A glow of lamplight around a place on the picture. */
export const lampGlow = ({ stage, at, reach }: { stage: Stage; at: Point; reach: number }) => {
  const strength = stage.light.lamps ? 0.6 : 0.16;
  stage.ink.ellipse({
    at,
    rx: reach,
    fill: stage.ink.radial({
      stops: [
        [0, '#ffe2a6', strength],
        [0.4, '#ffd28a', strength * 0.4],
        [1, '#ffd28a', 0],
      ],
    }),
  });
};

export type Grid = (across: number, up: number) => Point;
export type Scene = (window: { face: Face; at: Grid; size: number }) => void;

export const drape = ({
  face,
  u,
  w,
  h,
  colour,
}: {
  face: Face;
  u: number;
  w: number;
  h: number;
  colour: Colour;
}) => {
  face.rect({ u, v: 0.03, w, h, fill: lighter(colour, 0.1), to: darker(colour, 0.06) });
  for (let i = 0; i < 5; i += 1)
    face.rect({
      u: u + (i + 0.55) * (w / 5),
      v: 0.03,
      w: w / 14,
      h,
      fill: darker(colour, 0.18),
      opacity: 0.5,
    });
};

export const greens = ({
  face,
  at,
  size,
  far = 0.2,
}: {
  face: Face;
  at: Grid;
  size: number;
  far?: number;
}) => {
  const { stage } = face;
  const dim = stage.light.lamps ? '#2f3a52' : stage.light.haze;
  const leaf = (colour: Colour) => mix(stage.tint(colour, 0.8), dim, stage.light.lamps ? 0.6 : far);
  for (let i = 0; i < 6; i += 1) {
    stage.ink.blob({
      points: bumpy({
        stage,
        at: at(i / 5, 0.34 + stage.rng.between(0, 0.1)),
        rx: size * 0.18,
        ry: size * 0.14,
      }),
      fill: leaf(i % 2 ? '#6f9a63' : '#5d8a55'),
    });
  }
  stage.ink.polygon({
    points: [at(-0.1, -0.1), at(1.1, -0.1), at(1.1, 0.3), at(-0.1, 0.3)],
    fill: leaf('#86ad62'),
  });
  for (const [a, r] of [
    [0.12, 0.17],
    [0.86, 0.2],
  ] as const)
    if (!stage.light.lamps)
      clump({
        stage,
        at: at(a, 0.36),
        rx: size * r,
        ry: size * r * 0.85,
        colour: '#6f9455',
        leaf: size * 0.018,
      });
};

export const scenes: Record<Outlook, Scene> = {
  garden: ({ face, at, size }) => greens({ face, at, size }),
  hills: ({ face, at, size }) => {
    const { stage } = face;
    const far = mix(stage.tint('#7f93a8', 0.7), stage.light.haze, 0.5);
    stage.ink.blob({
      points: [at(-0.2, 0.2), at(0.15, 0.66), at(0.4, 0.5), at(0.72, 0.74), at(1.2, 0.48), at(1.2, 0.1)],
      fill: far,
    });
    stage.ink.blob({
      points: [at(-0.2, 0.1), at(0.2, 0.42), at(0.6, 0.36), at(0.9, 0.48), at(1.2, 0.3), at(1.2, 0)],
      fill: mix(stage.tint('#6f8f74', 0.8), stage.light.haze, 0.3),
    });
    greens({ face, at: (a, b) => at(a, b * 0.7 - 0.04), size });
  },
  city: ({ face, at, size }) => {
    const { stage } = face;
    for (let i = 0; i < 15; i += 1) {
      const a = i / 14 - 0.03;
      const high = stage.rng.between(0.3, 0.8);
      const colour = mix(
        stage.light.lamps ? '#3b4569' : '#8397a8',
        stage.light.haze,
        stage.rng.between(0.15, 0.5),
      );
      stage.ink.polygon({
        points: [at(a, -0.1), at(a + 0.065, -0.1), at(a + 0.065, high), at(a, high)],
        fill: colour,
      });
      for (let b = 0.24; b < high - 0.04; b += 0.06) {
        stage.ink.segments({
          lines: [[at(a + 0.012, b), at(a + 0.054, b)]],
          stroke: stage.light.lamps ? '#ffd893' : '#ffffff',
          width: 2,
          opacity: stage.light.lamps ? 0.8 : 0.3,
          dash: '3 5',
        });
      }
    }
    greens({ face, at: (a, b) => at(a, b * 0.5 - 0.05), size, far: 0.3 });
  },
};
