import { type Colour, darker, lighter } from '../colour.ts';
import { box, createFace } from '../face.ts';
import { clump } from '../foliage.ts';
import { fence, patch, street } from '../ground.ts';
import { garageAt, windowAt } from '../openings.ts';
import { plant } from '../plants.ts';
import { chimney, frontGable, sideGable } from '../roofs.ts';
import type { Space, Stage } from '../stage.ts';
import { volume } from '../walls.ts';
import { type Builder, trees } from './setting.ts';

/** A serviced block for sale: cleared ground, survey pegs with tape, gums at the back, a kerb in front. */
export const vacantLand: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -15, 14, 14],
      ['gum', 2, 20, 12],
      ['gum', 13, 15, 15],
      ['wattle', -8, 17, 6],
      ['gum', 8, 19, 11],
    ],
  });
  patch({
    stage,
    points: [
      [-8, 13],
      [8, 13],
      [9, -7],
      [-9, -7],
    ],
    colour: variant % 2 ? '#c9a273' : '#b9ae74',
  });
  for (let i = 0; i < 26; i += 1)
    plant({
      stage,
      kind: 'grass',
      at: [stage.rng.between(-8, 8), 0, stage.rng.between(-5, 12)],
      size: stage.rng.between(0.15, 0.4),
    });
  if (variant % 2) neighbour({ stage, x: 13, colour: look.wall, roof: look.roof });
  neighbour({ stage, x: -22, colour: look.accent, roof: look.roof });
  const pegs: Space[] = [
    [-8, 0, 12],
    [8, 0, 12],
    [8.8, 0, -6.6],
    [-8.8, 0, -6.6],
  ];
  const tops = pegs.map(([x, , z]) => stage.at([x, 0.75, z]));
  for (let i = 0; i < 4; i += 1)
    stage.ink.polyline({
      points: [tops[i] ?? [0, 0], tops[(i + 1) % 4] ?? [0, 0]],
      stroke: stage.tint('#f0a63a', 0.95),
      width: 2.4,
      opacity: 0.85,
    });
  for (const [x, , z] of pegs) {
    box({ stage, x: x - 0.06, z, w: 0.12, h: 0.9, d: 0.12, fill: '#fbf6ea' });
    box({ stage, x: x - 0.06, y: 0.74, z: z - 0.01, w: 0.12, h: 0.16, d: 0.12, fill: '#d94f38' });
  }
  street({ stage, z: -7.6 });
  trees({ stage, list: [['gum', -10.6, -4, 6]] });
};

const neighbour = ({ stage, x, colour, roof }: { stage: Stage; x: number; colour: Colour; roof: Colour }) => {
  const { front } = volume({ stage, x, z: 3, w: 10, h: 3, d: 8, material: 'brick', colour });
  for (const u of [1, 4, 7]) windowAt({ face: front, u, v: 0.8, w: 1.7, h: 1.5, frame: '#f4efe4' });
  sideGable({ stage, x, z: 3, w: 10, d: 8, eave: 3, rise: 2, colour: roof, wall: colour });
};

/** Crops to the horizon: sown rows, a line of gums, a silo or a hay shed far off. */
export const cropping: Builder = ({ stage, variant }) => {
  const crop = variant % 3 === 0 ? '#d9b84c' : variant % 3 === 1 ? '#cfae62' : '#8fae56';
  trees({
    stage,
    list: [
      ['gum', -40, 60, 14],
      ['gum', -26, 64, 12],
      ['gum', 30, 58, 15],
      ['gum', 44, 66, 12],
    ],
  });
  farmBuildings({ stage, x: variant % 2 ? -18 : 14, z: 46 });
  rows({ stage, from: -3, to: 42, colour: crop, gap: 1.5, wide: 0.9, reach: 60 });
  track({ stage, x: variant % 2 ? 4 : -7 });
  fence({
    stage,
    kind: 'post',
    z: -5,
    from: -24,
    to: 24,
    gaps: [variant % 2 ? [3, 8.4] : [-8, -2.6]],
    colour: '#8d7a66',
  });
  trees({ stage, list: [['gum', variant % 2 ? -11 : 10.5, 4, 11]] });
  for (let x = -14; x < 14; x += 0.9)
    plant({
      stage,
      kind: 'grass',
      at: [x, 0, -5.6 + stage.rng.between(-0.4, 0.4)],
      size: stage.rng.between(0.4, 0.8),
    });
};

/** Vines in rows climbing to hills, a stone cellar door beside a track. */
export const vineyard: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['cypress', -20, 30, 9],
      ['cypress', -17, 30, 8],
      ['gum', 26, 44, 13],
      ['olive', 16, 34, 5],
    ],
  });
  const { front } = volume({
    stage,
    x: -13,
    z: 22,
    w: 12,
    h: 3.6,
    d: 8,
    material: 'stone',
    colour: look.wall,
  });
  for (const u of [1, 4, 9.4])
    windowAt({ face: front, u, v: 0.6, w: 1.4, h: 2, frame: look.trim, style: 'casement', arch: true });
  garageAt({ face: front, u: 6.6, w: 2, h: 2.6, colour: look.door });
  chimney({ stage, x: -4, z: 25, y: 5, h: 1.5, colour: look.wall });
  sideGable({ stage, x: -13, z: 22, w: 12, d: 8, eave: 3.6, rise: 2.6, colour: look.roof, wall: look.wall });
  const leaf = variant % 2 ? '#b58a3d' : '#6f9a4a';
  for (let z = 18; z > -8; z -= 3.6) {
    for (const [a, b] of [
      [-26, -4.4],
      [0.4, 28],
    ] as const) {
      for (let x = a; x < b; x += 2.2) box({ stage, x, z, w: 0.09, h: 1.3, d: 0.09, fill: '#8d7a66' });
      const face = createFace({ stage, origin: [a, 0, z], along: [1, 0, 0], w: b - a, h: 1.5, tone: 0.9 });
      face.rect({ u: 0, v: 0.6, w: b - a, h: 0.75, fill: darker(leaf, 0.12), to: darker(leaf, 0.3) });
      for (let x = a; x < b; x += z < 6 ? 0.9 : 1.5) {
        const r = stage.scale([x, 1, z]);
        const [px, py] = stage.at([x, 1.1, z]);
        if (px > -60 && px < stage.width + 60)
          clump({ stage, at: [px, py], rx: r * 0.62, ry: r * 0.36, colour: leaf, leaf: r * 0.11 });
      }
    }
  }
  track({ stage, x: -3.6 });
};

/** A shearing shed on stumps with yards, paddock and dam. */
export const shearingShed: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -16, 14, 14],
      ['gum', 15, 18, 15],
      ['gum', -24, 24, 12],
    ],
  });
  const { front, side } = volume({
    stage,
    x: -9,
    y: 0.9,
    z: 0,
    w: 13,
    h: 3.6,
    d: 9,
    material: 'iron',
    colour: look.wall,
  });
  const base = createFace({ stage, origin: [-9, 0, 0], along: [1, 0, 0], w: 13, h: 0.9, tone: 0.3 });
  base.rect({ u: 0, v: 0, w: 13, h: 0.9, fill: '#3a342f' });
  for (let u = 0; u <= 13; u += 2.6)
    base.rect({ u: Math.min(u, 12.8), v: 0, w: 0.24, h: 0.9, fill: '#b3947a' });
  garageAt({ face: front, u: 1, w: 3, h: 2.7, colour: look.door });
  for (const u of [5.4, 8, 10.6])
    windowAt({ face: front, u, v: 1.5, w: 1.4, h: 0.9, frame: look.trim, style: 'casement', curtain: false });
  windowAt({ face: side, u: 3, v: 1.5, w: 1.4, h: 0.9, frame: look.trim, curtain: false });
  frontGable({ stage, x: 4, z: 2, w: 6, d: 7, eave: 4, rise: 1.8, colour: look.roof, wall: look.wall });
  volume({ stage, x: 4, z: 2, w: 6, h: 4, d: 7, material: 'iron', colour: darker(look.wall, 0.06) });
  sideGable({ stage, x: -9, z: 0, w: 13, d: 9, eave: 4.5, rise: 2.8, colour: look.roof, wall: look.wall });
  for (let i = 0; i < 5; i += 1)
    box({ stage, x: -8.2, z: -0.3 - (5 - i) * 0.4, w: 3, h: 0.18 * (i + 1), d: 0.4, fill: '#a98c6c' });
  patch({
    stage,
    points: [
      [-10, -0.1],
      [11, -0.1],
      [12, -5.4],
      [-11, -5.4],
    ],
    colour: '#c7a67c',
  });
  for (const z of [-1.8, -3.6]) fence({ stage, kind: 'post', z, from: 4.6, to: 13, colour: '#9a836c' });
  fence({ stage, kind: 'post', z: -6.4, from: -24, to: 24, gaps: [[-4, 1]], colour: '#8d7a66' });
  if (variant % 2)
    box({ stage, x: 11, z: 3, w: 2.6, h: 3, d: 2.6, fill: lighter('#b9bcbc', 0.1), round: 12 });
  for (let x = -14; x < 14; x += 1)
    plant({
      stage,
      kind: 'grass',
      at: [x, 0, -7 + stage.rng.between(-0.4, 0.4)],
      size: stage.rng.between(0.4, 0.8),
    });
  trees({ stage, list: [['gum', 11.6, -4.6, 7]] });
};

const rows = ({
  stage,
  from,
  to,
  colour,
  gap,
  wide,
  reach,
}: {
  stage: Stage;
  from: number;
  to: number;
  colour: Colour;
  gap: number;
  wide: number;
  reach: number;
}) => {
  for (let x = -reach; x < reach; x += gap) {
    patch({
      stage,
      points: [
        [x, to],
        [x + wide, to],
        [x + wide, from],
        [x, from],
      ],
      colour: x % (gap * 2) ? colour : lighter(colour, 0.1),
    });
    patch({
      stage,
      points: [
        [x + wide, to],
        [x + gap, to],
        [x + gap, from],
        [x + wide, from],
      ],
      colour: darker(colour, 0.22),
    });
  }
};

const track = ({ stage, x }: { stage: Stage; x: number }) => {
  patch({
    stage,
    points: [
      [x + 0.6, 40],
      [x + 4, 40],
      [x + 4, -16],
      [x, -16],
    ],
    colour: '#cdb088',
    y: 0.02,
  });
  patch({
    stage,
    points: [
      [x + 1.6, 40],
      [x + 2.6, 40],
      [x + 2.5, -16],
      [x + 1.5, -16],
    ],
    colour: '#a9a35c',
    y: 0.03,
  });
};

const farmBuildings = ({ stage, x, z }: { stage: Stage; x: number; z: number }) => {
  const { front } = volume({ stage, x, z, w: 16, h: 5, d: 10, material: 'iron', colour: '#b7bbb9' });
  garageAt({ face: front, u: 5, w: 6, h: 4, colour: '#7b7f80' });
  sideGable({ stage, x, z, w: 16, d: 10, eave: 5, rise: 2.4, colour: '#a9644c', wall: '#b7bbb9' });
  for (const dx of [19, 23.4]) {
    box({ stage, x: x + dx, z, w: 3.6, h: 9, d: 3.6, fill: '#d9dad6', round: 4 });
    frontGable({
      stage,
      x: x + dx,
      z,
      w: 3.6,
      d: 3.6,
      eave: 9,
      rise: 1.4,
      over: 0,
      colour: '#c2c4c1',
      wall: '#cfd0cc',
      gutter: '#cfd0cc',
    });
  }
};
