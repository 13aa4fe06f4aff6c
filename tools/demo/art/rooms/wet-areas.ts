import { type Colour, darker, lighter } from '../colour.ts';
import type { Face } from '../face.ts';
import type { Point } from '../ink.ts';
import type { Stage } from '../stage.ts';
import { underShadow } from './under-shadow.ts';

/** A tap standing on a bench. */
export const tap = ({
  stage,
  x,
  y,
  z,
  colour,
  high = 0.32,
}: {
  stage: Stage;
  x: number;
  y: number;
  z: number;
  colour: Colour;
  high?: number;
}) => {
  const [[cx, cy], px] = [stage.at([x, y, z]), stage.scale([x, y, z])];
  const r = px * 0.09;
  stage.ink.path({
    d: `M${cx} ${cy} V${cy - px * high + r} A${r} ${r} 0 0 1 ${cx + r * 2} ${cy - px * high + r} v${r * 0.7}`,
    stroke: stage.tint(colour, 0.85),
    width: Math.max(3, px * 0.028),
  });
};

/** A freestanding bath. */
export const bath = ({
  stage,
  x,
  z,
  w = 1.7,
  colour = '#fbfaf7',
}: {
  stage: Stage;
  x: number;
  z: number;
  w?: number;
  colour?: Colour;
}) => {
  underShadow({ stage, x: x + 0.1, z, w: w - 0.2, d: 0.75 });
  const [a, b, c, d] = [
    stage.at([x, 0.6, z + 0.36]),
    stage.at([x + w, 0.6, z + 0.36]),
    stage.at([x + w - 0.22, 0, z + 0.2]),
    stage.at([x + 0.22, 0, z + 0.2]),
  ];
  const lip = (b[0] - a[0]) / 2;
  const deep = Math.abs(stage.at([x, 0.6, z])[1] - stage.at([x, 0.6, z + 0.75])[1]) / 2;
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  stage.ink.path({
    d: `M${a[0]} ${a[1]} C${a[0] + 4} ${d[1] - 20} ${d[0] - 20} ${d[1]} ${d[0] + 10} ${d[1] + deep * 0.5} Q${mid[0]} ${d[1] + deep} ${c[0] - 10} ${c[1] + deep * 0.5} C${c[0] + 20} ${c[1]} ${b[0] - 4} ${c[1] - 20} ${b[0]} ${b[1]}Z`,
    fill: stage.ink.linear({
      stops: [
        [0, stage.tint(colour, 1)],
        [0.6, stage.tint(darker(colour, 0.05), 0.85)],
        [1, stage.tint(darker(colour, 0.14), 0.45)],
      ],
      angle: 70,
    }),
  });
  stage.ink.ellipse({ at: mid, rx: lip, ry: deep, fill: stage.tint('#ffffff', 1) });
  stage.ink.ellipse({
    at: [mid[0], mid[1] + 2],
    rx: lip * 0.93,
    ry: deep * 0.78,
    fill: stage.ink.linear({
      stops: [
        [0, stage.tint(darker(colour, 0.24), 0.7)],
        [1, stage.tint(colour, 0.9)],
      ],
    }),
  });
};

/** A round mirror on a wall, seen nearly from the front. */
export const roundMirror = ({
  face,
  u,
  v,
  r,
  metal,
}: {
  face: Face;
  u: number;
  v: number;
  r: number;
  metal: Colour;
}) => {
  const px = face.stage.scale(face.space(u, v)) * r;
  const [x, y] = face.at(u, v);
  const { ink, light } = face.stage;
  ink.ellipse({ at: [x + 5, y + 8], rx: px, fill: '#1b1626', opacity: 0.22, blur: 6 });
  ink.ellipse({ at: [x, y], rx: px, fill: face.tint(metal) });
  ink.ellipse({
    at: [x, y],
    rx: px * 0.95,
    fill: ink.linear({
      stops: [
        [0, lighter(light.sky[1], 0.45)],
        [0.5, '#f3f1ec'],
        [1, '#cfcac4'],
      ],
      angle: 30,
    }),
  });
  ink.polygon({
    points: [
      [x - px * 0.5, y + px * 0.5],
      [x - px * 0.2, y + px * 0.7],
      [x + px * 0.6, y - px * 0.5],
      [x + px * 0.35, y - px * 0.72],
    ],
    fill: '#ffffff',
    opacity: 0.35,
  });
};
