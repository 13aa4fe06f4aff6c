import { darker, lighter } from '../colour.ts';
import { box, createFace } from '../face.ts';
import type { Point } from '../ink.ts';
import { doorAt, garageAt, windowAt } from '../openings.ts';
import { chimney, sheet, slab } from '../roofs.ts';
import type { Stage } from '../stage.ts';
import { type Verandah, verandahFrame, verandahShade } from '../verandah.ts';
import { eaveShadow, volume } from '../walls.ts';
import { type Builder, frontGarden, type Look, trees } from './setting.ts';

/** Victorian terraces of two storeys with iron lace; the middle one is the listing, its neighbours differ in colour. */
export const terrace: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['plane', -10, 12, 11],
      ['plane', 11, 12, 11],
    ],
  });
  const others = ['#c08873', '#8ea599', '#d6bd93', '#9fb0c2', '#b89aa0'];
  const neighbour = (i: number): Look => ({
    ...look,
    wall: others[(variant + i) % others.length] ?? look.wall,
    door: darker(look.accent, 0.2),
    trim: i % 2 ? '#f3eee2' : '#e9e2d3',
  });
  for (const [i, x] of [-13.2, -7.9, -2.6, 2.7, 8].entries())
    house({ stage, look: i === 2 ? look : neighbour(i), x });
  frontGarden({
    stage,
    boundary: -4.3,
    kind: 'iron',
    colour: '#3b3a40',
    path: { x: 0.6, w: 1.1, to: -1.8, colour: '#8e5a4a' },
    kinds: ['hedge', 'rose', 'lavender', 'hydrangea'],
    beds: [
      [-2.3, -3.2, 0.2, -3.2, 5],
      [-7.4, -3.2, -4, -3.2, 5],
      [3.2, -3.2, 7, -3.2, 5],
    ],
    gateAt: [5.9, 7],
  });
  trees({ stage, list: [[variant % 2 ? 'plane' : 'jacaranda', variant % 2 ? -6.4 : 7.8, -6.4, 7]] });
};

const house = ({ stage, look, x }: { stage: Stage; look: Look; x: number }) => {
  const w = 5.2;
  chimney({ stage, x: x + 3.6, z: 3, y: 7.2, h: 1.4, colour: '#a8644c' });
  const { front } = volume({ stage, x, z: 0, w, h: 7.4, d: 9, material: 'render', colour: look.wall });
  const parapet = volume({
    stage,
    x: x - 0.02,
    y: 7.3,
    z: -0.15,
    w: w + 0.04,
    h: 0.95,
    d: 0.4,
    material: 'render',
    colour: look.wall,
  });
  parapet.front.poly({
    points: [
      [w * 0.28, 0.95],
      [w * 0.72, 0.95],
      [w * 0.64, 1.5],
      [w * 0.5, 1.72],
      [w * 0.36, 1.5],
    ],
    fill: lighter(look.wall, 0.06),
    to: darker(look.wall, 0.06),
  });
  parapet.front.rect({ u: -0.1, v: 0.82, w: w + 0.2, h: 0.16, fill: lighter(look.trim, 0.1) });
  parapet.front.rect({ u: -0.1, v: 0, w: w + 0.2, h: 0.14, fill: look.trim });
  for (const u of [0.5, 1.3, 3.6, 4.4])
    parapet.front.rect({ u, v: 0.26, w: 0.34, h: 0.42, fill: darker(look.wall, 0.12) });
  for (const u of [0.1, w - 0.5]) {
    parapet.front.rect({ u, v: 0.95, w: 0.4, h: 0.2, fill: look.trim });
    const [cx, cy] = parapet.front.at(u + 0.2, 1.32);
    stage.ink.ellipse({ at: [cx, cy], rx: stage.scale([x, 8, 0]) * 0.19, fill: stage.tint(look.trim, 0.9) });
  }
  for (const edge of [0, w - 0.28])
    front.rect({ u: edge, v: 0, w: 0.28, h: 7.4, fill: lighter(look.wall, 0.12), to: look.wall });
  for (const u of [1, 3.2])
    windowAt({
      face: front,
      u,
      v: 4.1,
      w: 1.05,
      h: 2.3,
      frame: look.trim,
      style: 'sash',
      arch: true,
      sill: false,
    });
  doorAt({
    face: front,
    u: 3.35,
    v: 0.25,
    w: 1,
    h: 2.2,
    colour: look.door,
    frame: look.trim,
    fanlight: true,
  });
  windowAt({ face: front, u: 0.85, v: 0.75, w: 1.7, h: 2, frame: look.trim, style: 'casement', arch: true });
  const upper: Verandah = {
    stage,
    x: x + 0.14,
    w: w - 0.28,
    z: 0,
    deep: 1.7,
    floor: 3.6,
    low: 6.1,
    high: 6.9,
    posts: 3,
    colour: look.roof,
    timber: look.trim,
    frieze: 'lace',
    rail: 'lace',
    stripes: lighter(look.trim, 0.08),
  };
  verandahShade({ face: front, from: 0.2, to: w - 0.2, top: 3.4 });
  front.rect({
    u: 0.2,
    v: 5,
    w: w - 0.4,
    h: 1.6,
    fill: '#1b1830',
    raw: true,
    opacity: stage.light.shadow * 0.55,
  });
  box({ stage, x, z: -1.7, w, h: 0.25, d: 1.7, fill: '#b5a898', top: '#8a6457' });
  for (const u of [x, x + w - 0.22])
    box({ stage, x: u, z: -1.7, w: 0.22, h: 6.6, d: 1.7, fill: lighter(look.wall, 0.06) });
  slab({ stage, x, y: 3.4, z: -1.8, w, d: 1.8, thick: 0.24, colour: look.trim });
  const lower = createFace({
    stage,
    origin: [x + 0.14, 0.25, -1.72],
    along: [1, 0, 0],
    w: w - 0.28,
    h: 3.1,
    tone: 0.95,
  });
  lowerLace({ face: lower, look });
  verandahFrame(upper);
};

const lowerLace = ({ face, look }: { face: ReturnType<typeof createFace>; look: Look }) => {
  const px = face.stage.scale(face.space(0, 0));
  for (let u = 0.2; u < face.w; u += 0.34) {
    const [x, y] = face.at(u, face.h - 0.24);
    face.stage.ink.ellipse({ at: [x, y], rx: px * 0.12, stroke: face.tint(look.trim), width: 1.6 });
    face.lines({
      lines: [
        [
          [u, face.h - 0.45],
          [u, face.h],
        ],
      ],
      stroke: look.trim,
      width: 1.4,
    });
  }
  face.lines({
    lines: [
      [
        [0, face.h - 0.46],
        [face.w, face.h - 0.46],
      ],
    ],
    stroke: look.trim,
    width: 2.4,
  });
  for (const u of [0.06, face.w / 2, face.w - 0.12]) {
    face.rect({ u, v: 0, w: 0.09, h: face.h, fill: look.trim });
    for (const k of [1, -1]) {
      const bracket: Point[] = [
        [u + 0.05, face.h - 0.45],
        [u + 0.05 + k * 0.5, face.h - 0.45],
        [u + 0.05, face.h - 1],
      ];
      face.poly({ points: bracket, fill: look.trim, opacity: 0.75 });
    }
  }
};

/** A row of new townhouses: brick below, boards above, skillion roofs and garages. */
export const townhouses: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -12, 12, 11],
      ['gum', 10, 13, 12],
    ],
  });
  const colours = [look.wall, darker(look.wall, 0.3), look.accent];
  for (const [i, x] of [-12.6, -6.3, 0, 6.3].entries()) {
    const wall = colours[(i + variant) % 3] ?? look.wall;
    const lower = volume({ stage, x, z: 0, w: 6.3, h: 3, d: 9, material: 'brick', colour: '#b58a72' });
    garageAt({ face: lower.front, u: 0.5, w: 2.7, h: 2.3, colour: '#4c4a50' });
    doorAt({
      face: lower.front,
      u: 4.2,
      colour: look.door,
      style: 'modern',
      frame: '#3c3b40',
      sidelights: true,
    });
    lower.front.dim({ u: 0, v: 2, w: 6.3, h: 1, from: 'top', strength: 0.5 });
    const upper = volume({
      stage,
      x,
      y: 3,
      z: -0.9,
      w: 6.3,
      h: 3.1,
      d: 9.5,
      material: variant % 2 ? 'batten' : 'board',
      colour: wall,
    });
    slab({ stage, x, y: 2.9, z: -0.9, w: 6.3, d: 0.9, thick: 0.12, colour: '#4a4850' });
    windowAt({ face: upper.front, u: 0.7, v: 0.7, w: 2.2, h: 1.8, frame: '#3c3b40', style: 'slider' });
    windowAt({ face: upper.front, u: 3.9, v: 0.25, w: 1.6, h: 2.3, frame: '#3c3b40', style: 'tall' });
    windowAt({ face: upper.side, u: 3, v: 0.9, w: 1.2, h: 1.3, frame: '#3c3b40' });
    eaveShadow({ face: upper.front, deep: 0.5 });
    const top = 6.1;
    stage.surface({
      points: [
        [x + 6.3, top, -1],
        [x + 6.3, top, 8.6],
        [x + 6.3, top + 1.6, 8.6],
        [x + 6.3, top + 0.05, -1],
      ],
      fill: stage.tint(wall, 0.28),
    });
    sheet({
      stage,
      points: [
        [x - 0.15, top, -1.4],
        [x + 6.45, top, -1.4],
        [x + 6.45, top + 1.5, 7],
        [x - 0.15, top + 1.5, 7],
      ],
      colour: look.roof,
    });
    slab({ stage, x: x - 0.15, y: top - 0.14, z: -1.4, w: 6.6, d: 0.4, thick: 0.2, colour: '#45434a' });
  }
  frontGarden({
    stage,
    boundary: -6.2,
    drive: { x: 0.4, w: 2.9, to: 0 },
    kinds: ['grass', 'kangaroo', 'agave', 'hedge', 'lavender'],
    beds: [
      [3.7, -1.5, 5.9, -1.5, 6],
      [-2.2, -1.5, -0.2, -1.5, 5],
      [3.9, -5, 6.2, -5, 5],
      [-5.6, -5, -0.6, -5, 8],
      [9.8, -1.5, 12, -1.5, 5],
    ],
  });
  trees({
    stage,
    list: [
      ['olive', -3.6, -4, 3.4],
      ['maple', 7.2, -4.6, 4.2],
    ],
  });
};
