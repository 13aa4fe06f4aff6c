import { type Colour, darker, lighter } from '../colour.ts';
import type { Point } from '../ink.ts';
import type { Space, Stage } from '../stage.ts';
import { lampGlow } from './outlook.ts';
import type { Palette } from './shell.ts';

export type Piece = { stage: Stage; palette: Palette; x: number; z: number };

/** A floor lamp with a cloth shade. */
export const floorLamp = ({ stage, palette, x, z, high = 1.55 }: Piece & { high?: number }) => {
  const [foot, top, px] = [stage.at([x, 0, z]), stage.at([x, high, z]), stage.scale([x, 0, z])];
  stage.ink.ellipse({ at: foot, rx: px * 0.15, ry: px * 0.035, fill: darker(palette.metal, 0.25) });
  stage.ink.segments({ lines: [[foot, top]], stroke: stage.tint(palette.metal, 0.8), width: px * 0.03 });
  shade({ stage, at: top, px: px * 0.24 });
};

/** A table lamp. */
export const tableLamp = ({ stage, palette, at }: { stage: Stage; palette: Palette; at: Space }) => {
  const [[x, y], px] = [stage.at(at), stage.scale(at)];
  stage.ink.blob({
    points: [
      [x - px * 0.06, y],
      [x - px * 0.09, y - px * 0.1],
      [x, y - px * 0.22],
      [x + px * 0.09, y - px * 0.1],
      [x + px * 0.06, y],
    ],
    fill: stage.tint(palette.accent, 0.8),
  });
  shade({ stage, at: [x, y - px * 0.22], px: px * 0.16 });
};

export const shade = ({ stage, at: [x, y], px }: { stage: Stage; at: Point; px: number }) => {
  lampGlow({ stage, at: [x, y - px * 0.5], reach: px * 4.6 });
  const lit = stage.light.lamps;
  stage.ink.polygon({
    points: [
      [x - px, y],
      [x + px, y],
      [x + px * 0.72, y - px * 1.1],
      [x - px * 0.72, y - px * 1.1],
    ],
    fill: stage.ink.linear({
      stops: [
        [0, lit ? '#ffe9bd' : '#fbf3e3'],
        [1, lit ? '#ffcf8a' : '#e9dcc4'],
      ],
    }),
  });
};

/** A hanging lamp: dome, globe or cone. */
export const pendant = ({
  stage,
  palette,
  x,
  z,
  y = 1.9,
  top = 2.9,
  form = 'dome',
  colour = palette.metal,
}: Piece & { y?: number; top?: number; form?: 'dome' | 'globe' | 'cone'; colour?: Colour }) => {
  const [hang, end, px] = [stage.at([x, top, z]), stage.at([x, y, z]), stage.scale([x, y, z])];
  stage.ink.segments({ lines: [[hang, end]], stroke: '#5a5358', width: 2 });
  lampGlow({ stage, at: [end[0], end[1] + px * 0.12], reach: px * 0.95 });
  const [cx, cy] = end;
  if (form === 'globe') {
    stage.ink.ellipse({
      at: [cx, cy],
      rx: px * 0.16,
      fill: stage.ink.radial({
        stops: [
          [0, '#fff9e6'],
          [1, stage.light.lamps ? '#ffd998' : '#efe7d6'],
        ],
      }),
    });
    return;
  }
  const r = px * (form === 'dome' ? 0.24 : 0.2);
  const fill = stage.ink.linear({
    stops: [
      [0, stage.tint(lighter(colour, 0.2), 1)],
      [1, stage.tint(darker(colour, 0.15), 0.5)],
    ],
    angle: 90,
  });
  if (form === 'dome')
    stage.ink.path({ d: `M${cx - r} ${cy + r * 0.6} A${r} ${r} 0 0 1 ${cx + r} ${cy + r * 0.6}Z`, fill });
  else
    stage.ink.polygon({
      points: [
        [cx - r, cy + r],
        [cx + r, cy + r],
        [cx + r * 0.25, cy - r * 0.5],
        [cx - r * 0.25, cy - r * 0.5],
      ],
      fill,
    });
  stage.ink.ellipse({ at: [cx, cy + r * (form === 'dome' ? 0.6 : 1)], rx: r, ry: r * 0.14, fill: '#ffedc4' });
};
