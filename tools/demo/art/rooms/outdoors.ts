import { backdrop } from '../backdrop.ts';
import { darker, lighter, mix } from '../colour.ts';
import { box, createFace } from '../face.ts';
import { fence, lawn, patch } from '../ground.ts';
import type { Point } from '../ink.ts';
import { doorAt, windowAt } from '../openings.ts';
import { plant, bed as planting } from '../plants.ts';
import { slab } from '../roofs.ts';
import type { Stage } from '../stage.ts';
import { tree } from '../trees.ts';
import { volume } from '../walls.ts';
import { potPlant } from './decor.ts';
import { chair, sofa, table } from './furniture.ts';
import { pendant } from './lamps.ts';
import type { Room } from './private-rooms.ts';
import type { Palette } from './shell.ts';
import { bowl } from './tableware.ts';

const behind = { garden: 'suburb', city: 'city', hills: 'hills' } as const;

/** A covered deck with a table, looking over the garden. */
export const alfresco: Room = ({ stage, palette, variant }) => {
  yard({ stage, palette });
  const deep = 4.5 - (stage.camera.z + 0.8);
  const near = stage.camera.z + 0.8;
  const deck = createFace({
    stage,
    origin: [-4, 0.02, near],
    along: [1, 0, 0],
    up: [0, 0, 1],
    w: 8,
    h: deep,
    tone: 0.9,
  });
  deck.rect({
    u: 0,
    v: 0,
    w: 8,
    h: deep,
    fill: lighter(palette.timber, 0.12),
    to: lighter(palette.timber, 0.3),
  });
  deck.lines({
    lines: Array.from({ length: 44 }, (_, i): [Point, Point] => [
      [0, i * 0.18],
      [8, i * 0.18],
    ]).filter(([p]) => p[1] < deep),
    stroke: darker(palette.timber, 0.4),
    width: 1.5,
    opacity: 0.5,
  });
  const ceiling = createFace({
    stage,
    origin: [-4, 2.75, 4.5],
    along: [1, 0, 0],
    up: [0, 0, -1],
    w: 8,
    h: deep,
    tone: 0.95,
  });
  ceiling.rect({
    u: 0,
    v: 0,
    w: 8,
    h: deep,
    fill: lighter(palette.timber, 0.5),
    to: lighter(palette.timber, 0.3),
  });
  ceiling.lines({
    lines: Array.from({ length: 30 }, (_, i): [Point, Point] => [
      [i * 0.27, 0],
      [i * 0.27, deep],
    ]),
    stroke: darker(palette.timber, 0.35),
    width: 1.6,
    opacity: 0.45,
  });
  box({
    stage,
    x: -4,
    y: 2.5,
    z: 4.4,
    w: 8,
    h: 0.28,
    d: 0.2,
    fill: palette.heritage ? '#f5f0e5' : '#4a474c',
  });
  const wall = createFace({ stage, origin: [3.6, 0, 4.5], along: [0, 0, -1], w: deep, h: 2.75, tone: 0.75 });
  wall.rect({
    u: 0,
    v: 0,
    w: deep,
    h: 2.75,
    fill: lighter(palette.wall, 0.05),
    to: darker(palette.wall, 0.06),
  });
  windowAt({
    face: wall,
    u: 1,
    v: 0.05,
    w: 3,
    h: 2.2,
    frame: palette.heritage ? '#f5f0e5' : '#4a474c',
    style: 'slider',
    sill: false,
  });
  for (const x of [-3.8, 3.3])
    box({ stage, x, z: 4.3, w: 0.2, h: 2.5, d: 0.2, fill: palette.heritage ? '#f5f0e5' : '#4a474c' });
  potPlant({ stage, palette, x: -3, z: 3.9, size: 1.4, kind: 'palm', pot: palette.second });
  if (variant % 2) {
    sofa({ stage, palette, x: -2.2, z: 2.6, w: 2.6 });
    table({ stage, palette, x: -1.4, z: 1.2, w: 1.1, d: 0.6, y: 0.34 });
    bowl({ stage, x: -0.8, y: 0.4, z: 1.5, colour: palette.accent });
    sofa({ stage, palette, x: 1, z: 2.3, w: 1.7, colour: palette.second });
  } else {
    for (const x of [-1.5, -0.6, 0.3, 1.2]) chair({ stage, palette, x, z: 2.8, seat: palette.second });
    table({ stage, palette, x: -1.8, z: 1.6, w: 3.6, d: 1, colour: lighter(palette.timber, 0.15) });
    bowl({ stage, x: 0, y: 0.8, z: 2.1, colour: palette.accent });
    for (const x of [-1.5, -0.6, 0.3, 1.2])
      chair({ stage, palette, x, z: 1.1, away: false, seat: palette.second });
  }
  for (const x of [-1.2, 0, 1.2]) pendant({ stage, palette, x, z: 2.2, y: 2.1, top: 2.75, form: 'globe' });
};

/** A pool with coping, glass fence, loungers, and the back of the house. */
export const pool: Room = ({ stage, palette, variant }) => {
  yard({ stage, palette });
  houseBack({ stage, palette, x: 1.6 });
  patch({
    stage,
    points: [
      [-6, 7],
      [4, 7],
      [4.6, -1],
      [-7, -1],
    ],
    colour: variant % 2 ? '#d9cdb8' : '#c9bba6',
    joints: 8,
  });
  const water = mix('#2fa7bd', stage.light.sky[1], 0.18);
  patch({
    stage,
    points: [
      [-4.4, 6],
      [0.9, 6],
      [1.2, -0.2],
      [-5, -0.2],
    ],
    colour: '#f1e9da',
    y: 0.03,
  });
  stage.surface({
    points: [
      [-4.1, 0.04, 5.8],
      [0.7, 0.04, 5.8],
      [0.95, 0.04, 0.1],
      [-4.7, 0.04, 0.1],
    ],
    fill: stage.ink.linear({
      stops: [
        [0, stage.tint(lighter(water, 0.25), 0.95)],
        [1, stage.tint(water, 0.95)],
      ],
    }),
  });
  stage.surface({
    points: [
      [-4.1, 0.04, 5.8],
      [0.7, 0.04, 5.8],
      [0.7, 0.04, 5.3],
      [-4.15, 0.04, 5.3],
    ],
    fill: '#12475e',
    opacity: 0.25,
  });
  for (let i = 0; i < 34; i += 1) {
    const [x, z] = [stage.rng.between(-4.2, 0.4), stage.rng.between(0.4, 5.4)];
    const wide = stage.rng.between(0.2, 0.7);
    const [[ax, ay], [bx, by]] = [stage.at([x, 0.05, z]), stage.at([x + wide, 0.05, z])];
    stage.ink.path({
      d: `M${ax} ${ay} Q${(ax + bx) / 2} ${ay - 6} ${bx} ${by}`,
      stroke: '#ffffff',
      width: 2,
      opacity: 0.4,
    });
  }
  if (stage.light.lamps)
    stage.ink.ellipse({
      at: stage.at([-2, 0.04, 4]),
      rx: 190,
      ry: 40,
      fill: '#bff6f2',
      opacity: 0.35,
      blur: 24,
    });
  const rail = createFace({ stage, origin: [-6.5, 0, 6.7], along: [1, 0, 0], w: 8, h: 1.2, tone: 0.9 });
  rail.rect({ u: 0, v: 0.1, w: 8, h: 1.1, fill: '#e6f3f4', opacity: 0.3 });
  for (let u = 0; u <= 8; u += 1.6) rail.rect({ u, v: 0, w: 0.05, h: 1.2, fill: '#c9ced0' });
  for (const x of [1.7, 2.9]) lounger({ stage, palette, x, z: 1.2 });
  potPlant({ stage, palette, x: 1.5, z: 4.4, size: 1.2, kind: 'palm', pot: palette.accent });
  for (const x of [-6.2, -5.7, -5.3]) plant({ stage, kind: 'agave', at: [x, 0, 3 + x * 0.3], size: 0.7 });
};

/** A lawn with beds, a lemon tree, paving and a seat. */
export const garden: Room = ({ stage, palette, variant }) => {
  yard({ stage, palette });
  houseBack({ stage, palette, x: 2.4 });
  patch({
    stage,
    points: [
      [0.2, 7],
      [1.4, 7],
      [1.8, -2],
      [-0.2, -2],
    ],
    colour: '#cdbb9f',
    joints: 12,
  });
  planting({
    stage,
    from: [-6, 0, 7.2],
    to: [0, 0, 7.2],
    kinds: ['hydrangea', 'fern', 'agapanthus', 'hedge'],
    count: 12,
    size: 0.9,
  });
  tree({ stage, kind: variant % 2 ? 'lemon' : 'maple', at: [-4.4, 0, 5.4], height: 3.4 });
  if (variant % 2) tree({ stage, kind: 'olive', at: [-1.4, 0, 6.4], height: 2.8 });
  planting({
    stage,
    from: [-5.4, 0, 4],
    to: [-4.4, 0, 0.2],
    kinds: ['lavender', 'rose', 'kangaroo', 'daisy'],
    count: 9,
    size: 0.7,
  });
  box({ stage, x: -2.6, y: 0.38, z: 4.6, w: 1.7, h: 0.07, d: 0.45, fill: palette.timber });
  for (const x of [-2.5, -1.1])
    box({ stage, x, z: 4.7, w: 0.1, h: 0.4, d: 0.35, fill: darker(palette.timber, 0.2) });
  box({ stage, x: -2.6, y: 0.55, z: 5.05, w: 1.7, h: 0.35, d: 0.06, fill: palette.timber });
  planting({
    stage,
    from: [2.1, 0, 5],
    to: [2.6, 0, 0.6],
    kinds: ['grass', 'lavender', 'agapanthus', 'daisy'],
    count: 9,
    size: 0.6,
  });
};

const yard = ({ stage, palette }: { stage: Stage; palette: Palette }) => {
  backdrop({ stage, kind: behind[palette.view] });
  lawn({ stage });
  const open = palette.view === 'hills';
  for (const [kind, x, z, height] of open
    ? ([
        ['gum', -12, 20, 11],
        ['gum', 10, 24, 13],
      ] as const)
    : ([
        ['gum', -9, 15, 10],
        ['jacaranda', 6, 16, 8],
      ] as const))
    tree({ stage, kind, at: [x, 0, z], height });
  fence({
    stage,
    kind: open ? 'post' : 'paling',
    z: 9,
    from: -26,
    to: 26,
    colour: open ? '#9a836c' : mix(palette.timber, '#b9a58c', 0.6),
  });
  planting({
    stage,
    from: [-8, 0, 8.4],
    to: [8, 0, 8.4],
    kinds: ['hedge', 'bottlebrush', 'agapanthus', 'grass', 'hydrangea'],
    count: 24,
    size: 0.9,
  });
};

const houseBack = ({ stage, palette, x }: { stage: Stage; palette: Palette; x: number }) => {
  const side = createFace({ stage, origin: [x + 3, 0, 8], along: [0, 0, -1], w: 9, h: 3, tone: 0.95 });
  side.rect({ u: 0, v: 0, w: 9, h: 3, fill: lighter(palette.wall, 0.04), to: darker(palette.wall, 0.08) });
  side.lines({
    lines: Array.from({ length: 14 }, (_, i): [Point, Point] => [
      [0, i * 0.22],
      [9, i * 0.22],
    ]),
    stroke: darker(palette.wall, 0.3),
    width: 1.4,
    opacity: 0.45,
  });
  windowAt({ face: side, u: 1.2, v: 0.1, w: 3.2, h: 2.2, frame: '#f6f1e6', style: 'slider', sill: false });
  doorAt({ face: side, u: 5.6, v: 0, h: 2.2, w: 1, colour: palette.accent, style: 'glass' });
  const { front } = volume({
    stage,
    x: x + 3,
    z: 8,
    w: 8,
    h: 3,
    d: 0.2,
    material: 'board',
    colour: palette.wall,
  });
  front.dim({ u: 0, v: 2, w: 8, h: 1, from: 'top', strength: 0.2 });
  slab({ stage, x: x + 2.3, y: 2.95, z: -2, w: 9, d: 10.6, thick: 0.25, colour: '#f3ede0' });
};

const lounger = ({ stage, palette, x, z }: { stage: Stage; palette: Palette; x: number; z: number }) => {
  stage.surface({
    points: [
      [x, 0.03, z],
      [x + 0.9, 0.03, z],
      [x + 0.9, 0.03, z + 1.9],
      [x, 0.03, z + 1.9],
    ],
    fill: '#1b1830',
    opacity: 0.25,
    blur: 5,
  });
  box({ stage, x, y: 0.22, z, w: 0.7, h: 0.1, d: 1.3, fill: palette.timber });
  box({ stage, x: x + 0.03, y: 0.3, z, w: 0.64, h: 0.1, d: 1.3, fill: '#f7f1e6', round: 6 });
  const rest = createFace({
    stage,
    origin: [x + 0.03, 0.34, z + 1.25],
    along: [1, 0, 0],
    up: [0, 0.75, 0.66],
    w: 0.64,
    h: 0.75,
    tone: 0.95,
  });
  rest.rect({ u: 0, v: 0, w: 0.64, h: 0.75, fill: '#f7f1e6', stroke: '#f7f1e6', width: 6 });
  rest.rect({ u: 0.05, v: 0.45, w: 0.54, h: 0.24, fill: palette.second, stroke: palette.second, width: 5 });
};
