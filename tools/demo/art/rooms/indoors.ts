import { darker, lighter } from '../colour.ts';
import { box } from '../face.ts';
import type { Stage } from '../stage.ts';
import { art, potPlant, rug, shelves } from './decor.ts';
import { baseRun, cupboard, splashback } from './fittings.ts';
import { armchair, chair, sideboard, sofa, table } from './furniture.ts';
import { floorLamp, pendant, tableLamp } from './lamps.ts';
import { outlook, sunPatch } from './outlook.ts';
import type { Room } from './private-rooms.ts';
import { type Palette, shell } from './shell.ts';
import { bowl, vase } from './tableware.ts';
import { underShadow } from './under-shadow.ts';
import { roundMirror, tap } from './wet-areas.ts';

/** Sofa under pictures or a window, rug, lamp, fireplace in older houses. */
export const living: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 7.2,
    h: palette.heritage ? 3.2 : 2.8,
    feature: variant % 2 ? palette.accent : undefined,
  });
  if (variant % 2) {
    art({ face: room.back, u: 2.2, v: 1.35, w: 1.1, h: 1.2, palette });
    art({ face: room.back, u: 3.5, v: 1.35, w: 1.1, h: 1.2, palette });
  } else
    outlook({
      face: room.back,
      u: 1.7,
      v: palette.heritage ? 0.8 : 0.5,
      w: 3.2,
      h: palette.heritage ? 1.8 : 1.9,
      palette,
      panes: 3,
      curtains: lighter(palette.second, 0.6),
    });
  outlook({
    face: room.left,
    u: 4.85,
    v: 0.1,
    w: 2,
    h: 2.3,
    palette,
    panes: 2,
    curtains: variant % 2 ? '#f3ede2' : undefined,
  });
  if (palette.heritage) fireplace({ stage, palette, x: 1.9, z: 4.3 });
  else {
    shelves({ face: room.back, u: 5.7, v: 0.5, w: 1.2, h: 2, rows: 4, palette });
    sideboard({ stage, palette, x: 2.05, z: 4.1, w: 1.4, h: 0.55 });
  }
  sunPatch({
    stage,
    points: [
      [-3.5, 3],
      [-3.5, 1.2],
      [-1.3, 0.5],
      [-1.3, 2.2],
    ],
  });
  rug({ stage, palette, x: -2.2, z: 0.5, w: 3.9, d: 2.5 });
  floorLamp({ stage, palette, x: -2.25, z: 3.7 });
  sofa({ stage, palette, x: -1.7, z: 2.9, w: 2.8 });
  potPlant({ stage, palette, x: 1.55, z: 3.6, size: 1.5, kind: variant % 2 ? 'palm' : 'leafy' });
  table({ stage, palette, x: -0.85, z: 1.4, w: 1.2, d: 0.65, y: 0.34 });
  vase({ stage, x: -0.5, y: 0.4, z: 1.7, colour: palette.accent, bloom: palette.second });
  box({ stage, x: -0.1, y: 0.4, z: 1.6, w: 0.3, h: 0.04, d: 0.22, fill: '#f4ede0' });
  armchair({ stage, palette, x: 1.75, z: 1.2, colour: variant % 2 ? palette.timber : palette.second });
  if (palette.heritage) pendant({ stage, palette, x: 0, z: 2.4, y: 2.35, top: 3.2, form: 'globe' });
};

const fireplace = ({ stage, palette, x, z }: { stage: Stage; palette: Palette; x: number; z: number }) => {
  const { front } = box({ stage, x, z, w: 1.6, h: 3.1, d: 0.4, fill: lighter(palette.wall, 0.04) });
  front.rect({ u: 0.1, v: 0, w: 1.4, h: 1.15, fill: '#efe9de' });
  front.rect({ u: 0.02, v: 1.12, w: 1.56, h: 0.1, fill: '#fbf8f1' });
  front.rect({ u: 0.35, v: 0.05, w: 0.9, h: 0.8, fill: '#2b272b' });
  const [fx, fy] = front.at(0.8, 0.1);
  const px = stage.scale([x, 0, z]);
  for (const [dx, high, colour] of [
    [-0.16, 0.3, '#e8762f'],
    [0.1, 0.38, '#f09a3a'],
    [0, 0.24, '#ffd66b'],
  ] as const) {
    stage.ink.path({
      d: `M${fx + dx * px - px * 0.1} ${fy} Q${fx + dx * px - px * 0.08} ${fy - px * high * 0.5} ${fx + dx * px} ${fy - px * high} Q${fx + dx * px + px * 0.1} ${fy - px * high * 0.4} ${fx + dx * px + px * 0.1} ${fy}Z`,
      fill: colour,
    });
  }
  roundMirror({ face: front, u: 0.8, v: 2, r: 0.48, metal: palette.metal });
  vase({ stage, x: x + 0.3, y: 1.22, z: z - 0.02, colour: palette.accent, bloom: palette.second });
};

/** Back run with window or hood, wall cupboards, island with stools and pendants. */
export const kitchen: Room = ({ stage, palette, variant }) => {
  const room = shell({ stage, palette, w: 7, h: 2.8 });
  const kind = (['subway', 'slab', 'square', 'finger'] as const)[variant % 4] ?? 'subway';
  splashback({
    face: room.back,
    u: 0.3,
    v: 0.9,
    w: 5.4,
    h: variant % 2 ? 1.7 : 0.75,
    colour: variant % 2 ? lighter(palette.accent, 0.25) : '#efeae2',
    kind,
  });
  outlook({ face: room.left, u: 4.85, v: 0.1, w: 2.2, h: 2.3, palette, panes: 2 });
  if (variant % 2) outlook({ face: room.back, u: 0.9, v: 1.12, w: 2, h: 1.1, palette, panes: 2 });
  else
    for (let i = 0; i < 3; i += 1)
      cupboard({
        face: room.back,
        u: 0.3 + i * 0.72,
        v: 1.65,
        w: 0.72,
        h: 0.95,
        palette,
        colour: palette.joinery,
      });
  const run = baseRun({ stage, palette, x: -3.2, z: 3.98, w: 5.4, drawers: true });
  run.rect({ u: 3.3, v: 0.14, w: 0.85, h: 0.66, fill: '#3a3940' });
  run.rect({
    u: 3.42,
    v: 0.24,
    w: 0.61,
    h: 0.36,
    fill: stage.light.lamps ? '#e2a35c' : '#5c6068',
    raw: true,
  });
  run.rect({ u: 3.4, v: 0.68, w: 0.65, h: 0.03, fill: palette.metal });
  box({
    stage,
    x: -0.15,
    y: 1.75,
    z: 4.15,
    w: 1,
    h: 0.85,
    d: 0.45,
    fill: variant % 2 ? palette.metal : lighter(palette.joinery, 0.1),
  });
  box({ stage, x: -0.25, y: 1.66, z: 4.05, w: 1.2, h: 0.1, d: 0.55, fill: palette.timber });
  shelves({ face: room.back, u: 4.5, v: 1.5, w: 1.15, h: 0.9, rows: 2, palette });
  const fridge = box({ stage, x: 2.2, z: 3.9, w: 1.2, h: 2.6, d: 0.7, fill: palette.joinery });
  cupboard({ face: fridge.front, u: 0, v: 0.1, w: 0.6, h: 1.8, palette, colour: palette.joinery });
  cupboard({ face: fridge.front, u: 0.6, v: 0.1, w: 0.6, h: 1.8, palette, colour: palette.joinery });
  cupboard({ face: fridge.front, u: 0, v: 1.95, w: 1.2, h: 0.6, palette, colour: palette.joinery });
  tap({ stage, x: -2, y: 0.95, z: 4.3, colour: palette.metal });
  vase({ stage, x: -2.8, y: 0.95, z: 4.2, colour: '#f3ece0', bloom: palette.second });
  box({ stage, x: 1.4, y: 0.95, z: 4.2, w: 0.34, h: 0.24, d: 0.2, fill: palette.metal, round: 4 });
  sunPatch({
    stage,
    points: [
      [-3.4, 2.9],
      [-3.4, 1],
      [-1.6, 0.2],
      [-1.6, 1.9],
    ],
  });
  underShadow({ stage, x: -1.6, z: 1.55, w: 3.3, d: 1 });
  const island = box({
    stage,
    x: -1.5,
    z: 1.6,
    w: 3.1,
    h: 0.9,
    d: 0.95,
    fill: variant % 3 === 0 ? palette.accent : palette.joinery,
  });
  for (let i = 0; i < 16; i += 1)
    island.front.lines({
      lines: [
        [
          [i * 0.2, 0.05],
          [i * 0.2, 0.86],
        ],
      ],
      stroke: darker(palette.joinery, 0.35),
      width: 1.2,
      opacity: 0.35,
    });
  box({
    stage,
    x: -1.62,
    y: 0.9,
    z: 1.5,
    w: 3.34,
    h: 0.07,
    d: 1.15,
    fill: palette.stone,
    top: lighter(palette.stone, 0.16),
  });
  if (variant % 2)
    for (const x of [-1.62, 1.62]) box({ stage, x, z: 1.5, w: 0.1, h: 0.92, d: 1.15, fill: palette.stone });
  bowl({ stage, x: 0.75, y: 0.98, z: 2, colour: palette.accent, fruit: variant % 2 ? '#a9bf4c' : '#eda641' });
  vase({ stage, x: -0.9, y: 0.98, z: 2.1, colour: palette.second, bloom: '#e9e2c6' });
  for (const x of [-1.1, -0.15, 0.8]) stool({ stage, palette, x, z: 0.95 });
  for (const x of [-0.8, 0.05, 0.9])
    pendant({
      stage,
      palette,
      x,
      z: 2.1,
      y: 1.98,
      top: 2.8,
      form: (['dome', 'globe', 'cone'] as const)[variant % 3],
    });
};

const stool = ({ stage, palette, x, z }: { stage: Stage; palette: Palette; x: number; z: number }) => {
  underShadow({ stage, x, z, w: 0.36, d: 0.36 });
  for (const [dx, dz] of [
    [0.02, 0.3],
    [0.32, 0.3],
    [0.02, 0],
    [0.32, 0],
  ] as const)
    box({ stage, x: x + dx, z: z + dz, w: 0.04, h: 0.64, d: 0.04, fill: palette.timber });
  box({ stage, x: x + 0.02, y: 0.22, z, w: 0.34, h: 0.03, d: 0.04, fill: palette.metal });
  box({ stage, x: x - 0.02, y: 0.62, z: z - 0.02, w: 0.42, h: 0.07, d: 0.4, fill: palette.fabric, round: 6 });
};

/** Table and chairs beneath a pendant, sideboard, window. */
export const dining: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 6.6,
    h: palette.heritage ? 3.2 : 2.8,
    feature: variant % 2 ? palette.accent : undefined,
  });
  if (variant % 2) {
    sideboard({ stage, palette, x: -1.3, z: 4.1, w: 2.4, h: 0.85 });
    art({ face: room.back, u: 2.1, v: 1.25, w: 2.2, h: 1.2, palette });
    tableLamp({ stage, palette, at: [-1, 0.85, 4.3] });
    vase({ stage, x: 0.8, y: 0.85, z: 4.3, colour: palette.second, bloom: palette.fabric });
  } else outlook({ face: room.back, u: 1.4, v: 0.08, w: 3.8, h: 2.3, palette, panes: 4 });
  outlook({
    face: room.left,
    u: 4.85,
    v: 0.7,
    w: 1.8,
    h: 1.6,
    palette,
    panes: 2,
    curtains: lighter(palette.fabric, 0.4),
  });
  sunPatch({
    stage,
    points: [
      [-3.2, 3.2],
      [-3.2, 1.3],
      [-1.6, 0.6],
      [-1.6, 2.4],
    ],
  });
  rug({ stage, palette, x: -2.1, z: 0.7, w: 4.2, d: 2.9, pattern: variant % 2 === 1 });
  for (const x of [-1.1, -0.25, 0.6]) chair({ stage, palette, x, z: 2.75 });
  table({ stage, palette, x: -1.5, z: 1.5, w: 2.9, d: 1.05 });
  vase({ stage, x: -0.1, y: 0.8, z: 2, colour: palette.accent, bloom: palette.second });
  bowl({ stage, x: 0.7, y: 0.8, z: 2, colour: palette.second });
  for (const x of [-1.1, -0.25, 0.6]) chair({ stage, palette, x, z: 1, away: false });
  potPlant({ stage, palette, x: 2.7, z: 3.8, size: 1.6, kind: 'leafy' });
  for (const x of variant % 2 ? [-0.05] : [-0.7, 0.6])
    pendant({
      stage,
      palette,
      x,
      z: 2,
      y: 1.85,
      top: room.h,
      form: palette.heritage ? 'globe' : 'dome',
      colour: palette.accent,
    });
};
