import { type Colour, darker, lighter } from './colour.ts';
import type { Point } from './ink.ts';
import type { Space, Stage } from './stage.ts';

/** What a roof is covered with. */
export type Roofing = 'tile' | 'iron' | 'slate';

export type Roof = {
  stage: Stage;
  x: number;
  z: number;
  w: number;
  d: number;
  /** Height of the eaves and of the ridge above them. */
  eave: number;
  rise: number;
  over?: number;
  colour: Colour;
  roofing?: Roofing;
  gutter?: Colour;
};

export const between = ({ a, b, t }: { a: Space; b: Space; t: number }): Space => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const slope = ({
  stage,
  points: [a, b, c, d],
  colour,
  tone,
  roofing,
  stripes,
}: {
  stage: Stage;
  points: readonly [Space, Space, Space, Space];
  colour: Colour;
  tone: number;
  roofing: Roofing;
  stripes?: Colour;
}) => {
  const { ink, at, tint } = stage;
  const screen = [a, b, c, d].map(at) as [Point, Point, Point, Point];
  const turned = screen.reduce((sum, [x, y], i) => {
    const [nx, ny] = screen[(i + 1) % 4] as Point;
    return sum + x * ny - nx * y;
  }, 0);
  if (turned > -4) return;
  ink.polygon({
    points: screen,
    fill: ink.linear({
      stops: [
        [0, tint(lighter(colour, 0.14), tone)],
        [1, tint(darker(colour, 0.1), tone)],
      ],
      angle: 12,
    }),
  });
  const length = Math.hypot(b[0] - a[0], b[2] - a[2]);
  const height = Math.hypot(d[0] - a[0], d[1] - a[1], d[2] - a[2]);
  const courses = Math.floor(height / 0.3);
  const across = Array.from({ length: courses }, (_, i) => {
    const t = (i + 1) / (courses + 1);
    return [at(between({ a, b: d, t })), at(between({ a: b, b: c, t }))] as const;
  });
  const count = Math.floor(length / (stripes ? 0.5 : 0.22));
  const along = Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1);
    return [at(between({ a, b, t })), at(between({ a: d, b: c, t }))] as const;
  });
  if (stripes) {
    for (let i = 0; i < count; i += 2) {
      const [p, q] = [along[i], along[i + 1] ?? ([screen[1], screen[2]] as const)];
      if (p) ink.polygon({ points: [p[0], q[0], q[1], p[1]], fill: tint(stripes, tone) });
    }
    return;
  }
  if (roofing === 'iron') {
    ink.segments({ lines: along, stroke: tint(darker(colour, 0.35), tone), width: 1.3, opacity: 0.38 });
    ink.segments({
      lines: along.map(
        ([p, q]) =>
          [
            [p[0] + 2, p[1]],
            [q[0] + 2, q[1]],
          ] as const,
      ),
      stroke: tint(lighter(colour, 0.5), 1),
      width: 1,
      opacity: 0.28,
    });
    return;
  }
  ink.segments({
    lines: across,
    stroke: tint(darker(colour, 0.4), tone),
    width: roofing === 'tile' ? 2 : 1.3,
    opacity: 0.5,
  });
  ink.segments({
    lines: across.map(
      ([p, q]) =>
        [
          [p[0], p[1] + 2],
          [q[0], q[1] + 2],
        ] as const,
    ),
    stroke: tint(lighter(colour, 0.4), 1),
    width: 1.2,
    opacity: 0.35,
  });
  if (roofing === 'tile')
    ink.segments({ lines: along, stroke: tint(darker(colour, 0.3), tone), width: 1, opacity: 0.22 });
};

export const hipLines = ({
  stage,
  lines,
  colour,
}: {
  stage: Stage;
  lines: readonly (readonly [Space, Space])[];
  colour: Colour;
}) =>
  stage.ink.segments({
    lines: lines.map(([p, q]) => [stage.at(p), stage.at(q)] as const),
    stroke: stage.tint(lighter(colour, 0.22), 0.95),
    width: 4,
  });

export const fascia = ({
  stage,
  from,
  to,
  colour,
  tone = 0.95,
}: {
  stage: Stage;
  from: Space;
  to: Space;
  colour: Colour;
  tone?: number;
}) => {
  const face: Space[] = [
    [from[0], from[1] - 0.2, from[2]],
    [to[0], to[1] - 0.2, to[2]],
    [to[0], to[1] + 0.02, to[2]],
    [from[0], from[1] + 0.02, from[2]],
  ];
  stage.surface({ points: face, fill: stage.tint(colour, tone) });
  stage.ink.segments({
    lines: [[stage.at([from[0], from[1] - 0.07, from[2]]), stage.at([to[0], to[1] - 0.07, to[2]])]],
    stroke: stage.tint(darker(colour, 0.35), tone),
    width: 1.4,
    opacity: 0.6,
  });
};

export const barge = ({
  stage,
  line: [a, b, c],
  colour,
  tone,
}: {
  stage: Stage;
  line: readonly [Space, Space, Space];
  colour: Colour;
  tone: number;
}) => {
  const down = (p: Space): Space => [p[0], p[1] - 0.26, p[2]];
  for (const [p, q] of [
    [a, b],
    [b, c],
  ] as const)
    stage.surface({ points: [p, q, down(q), down(p)], fill: stage.tint(colour, tone) });
};

export const gableScreen = ({
  stage,
  x,
  z,
  w,
  eave,
  rise,
  screen,
  gutter,
}: Pick<Roof, 'stage' | 'x' | 'z' | 'w' | 'eave' | 'rise'> & { screen: string; gutter: Colour }) => {
  const edge = (u: number): number => eave + rise * (1 - Math.abs(u - w / 2) / (w / 2));
  const stroke = stage.tint(gutter, 0.9);
  const px = stage.scale([x, eave, z]);
  if (screen === 'battens' || screen === 'tudor') {
    const count = screen === 'battens' ? Math.round(w / 0.35) : Math.round(w / 0.8);
    const lines = Array.from({ length: count - 1 }, (_, i) => {
      const u = ((i + 1) / count) * w;
      return [stage.at([x + u, eave, z]), stage.at([x + u, edge(u) - 0.1, z])] as const;
    });
    stage.ink.segments({ lines, stroke, width: px * (screen === 'battens' ? 0.05 : 0.11) });
    stage.ink.segments({
      lines: [[stage.at([x, eave + 0.05, z]), stage.at([x + w, eave + 0.05, z])]],
      stroke,
      width: px * 0.14,
    });
  }
  if (screen === 'plain') {
    const [cx, cy] = stage.at([x + w / 2, eave + rise * 0.38, z]);
    stage.ink.ellipse({ at: [cx, cy], rx: px * 0.24, fill: stroke });
    stage.ink.ellipse({ at: [cx, cy], rx: px * 0.17, fill: stage.tint('#4d4a55', 0.5) });
  }
  if (screen === 'glass') {
    const lit = stage.light.lamps;
    const points: Space[] = [
      [x + 0.35, eave + 0.08, z],
      [x + w - 0.35, eave + 0.08, z],
      [x + w / 2, eave + rise - 0.45, z],
    ];
    stage.surface({
      points,
      fill: stage.ink.linear({
        stops: lit
          ? [
              [0, '#ffe3a8'],
              [1, '#f0a860'],
            ]
          : [
              [0, stage.light.sky[0]],
              [1, stage.light.sky[2]],
            ],
      }),
    });
    for (const u of [0.3, 0.5, 0.7])
      stage.ink.segments({
        lines: [[stage.at([x + w * u, eave, z]), stage.at([x + w * u, edge(w * u) - 0.3, z])]],
        stroke,
        width: px * 0.08,
      });
  }
};
