import { darker, lighter } from '../colour.ts';
import { box } from '../face.ts';
import { patch, street } from '../ground.ts';
import type { Point } from '../ink.ts';
import { doorAt, garageAt, windowAt } from '../openings.ts';
import { plant } from '../plants.ts';
import { chimney, frontGable, sheet, slab } from '../roofs.ts';
import type { Stage } from '../stage.ts';
import { volume } from '../walls.ts';
import { type Builder, frontGarden, type Look, trees } from './setting.ts';

/** An old brick warehouse: saw-tooth gables, arched windows, a loading door. */
export const warehouse: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['plane', -18, 8, 10],
      ['gum', 17, 9, 13],
    ],
  });
  for (const [i, x] of [-13.5, -4.5, 4.5].entries()) {
    const { front } = volume({
      stage,
      x,
      z: 0,
      w: 9,
      h: 5.4,
      d: 20,
      material: variant % 2 ? 'iron' : 'brick',
      colour: look.wall,
    });
    frontGable({
      stage,
      x,
      z: 0,
      w: 9,
      d: 20,
      eave: 5.4,
      rise: 2.6,
      over: 0.15,
      colour: look.roof,
      wall: look.wall,
      gutter: lighter(look.trim, 0.05),
    });
    if (i === 1) garageAt({ face: front, u: 2, w: 5, h: 4, colour: look.door });
    else
      for (const u of [0.9, 3.6, 6.3])
        windowAt({
          face: front,
          u,
          v: 1.4,
          w: 1.8,
          h: 2.8,
          frame: look.trim,
          style: 'casement',
          arch: !(variant % 2),
        });
    if (i === 2) doorAt({ face: front, u: 7.9, w: 0.95, colour: look.door, frame: look.trim });
    front.rect({ u: 0, v: 0, w: 0.35, h: 5.4, fill: darker(look.wall, 0.16) });
    front.rect({ u: 0, v: 5.1, w: 9, h: 0.22, fill: lighter(look.wall, 0.25) });
  }
  street({ stage, z: -7, verge: false });
  patch({
    stage,
    points: [
      [-30, -0.05],
      [30, -0.05],
      [30, -7],
      [-30, -7],
    ],
    colour: '#b4aca2',
    joints: 4,
  });
  for (const x of [-12.6, -8, 8.8, 12.4]) {
    box({ stage, x, z: -1.6, w: 1.4, h: 0.6, d: 0.6, fill: '#6b5a4c' });
    for (const dx of [0.3, 0.7, 1.1]) plant({ stage, kind: 'grass', at: [x + dx, 0.5, -1.3], size: 0.7 });
  }
  trees({ stage, list: [['olive', -15, -3, 4.4]] });
};

/** A small office building of glass bands and fins. */
export const offices: Builder = ({ stage, look, variant }) => {
  const floors = 3 + (variant % 3);
  const high = floors * 3.6 + 0.6;
  trees({
    stage,
    list: [
      ['plane', -17, 8, 11],
      ['plane', 17, 9, 12],
    ],
  });
  const { front, side } = volume({
    stage,
    x: -10,
    z: 0,
    w: 19,
    h: high,
    d: 14,
    material: 'render',
    colour: look.wall,
  });
  for (let i = 0; i < floors; i += 1) {
    windowAt({
      face: side,
      u: 0.8,
      v: 0.9 + i * 3.6,
      w: 12,
      h: 2.1,
      frame: look.trim,
      style: 'slider',
      sill: false,
      curtain: false,
    });
    for (let j = 0; j < 4; j += 1)
      windowAt({
        face: front,
        u: 0.7 + j * 4.5,
        v: 0.7 + i * 3.6,
        w: 4.1,
        h: 2.5,
        frame: look.trim,
        style: 'slider',
        sill: false,
        curtain: false,
      });
    front.rect({ u: 0, v: i * 3.6 + 3.4, w: 19, h: 0.4, fill: look.accent });
  }
  for (let x = -9.8; x < 9; x += 1.5)
    box({ stage, x, y: 3.9, z: -0.5, w: 0.1, h: high - 4.2, d: 0.5, fill: lighter(look.accent, 0.1) });
  slab({ stage, x: -10.5, y: high, z: -0.9, w: 20, d: 15.5, under: 0.9, thick: 0.45, colour: look.trim });
  slab({ stage, x: -3.5, y: 3.2, z: -3, w: 6, d: 3, thick: 0.3, colour: look.accent });
  doorAt({ face: front, u: 8.2, w: 2.4, h: 2.6, colour: look.door, style: 'glass', frame: look.trim });
  frontGarden({
    stage,
    boundary: -7,
    path: { x: -2.6, w: 4.2, to: -0.1, colour: '#d2cbc0' },
    kinds: ['hedge', 'grass', 'agave', 'kangaroo'],
    beds: [
      [-10, -1.3, -3.6, -1.3, 11],
      [2.6, -1.3, 9, -1.3, 11],
      [-9, -5.6, -3.6, -5.6, 9],
      [2.6, -5.6, 9, -5.6, 9],
    ],
  });
  trees({
    stage,
    list: [
      ['olive', -7.6, -4, 4.6],
      ['jacaranda', 8, -4, 6],
    ],
  });
};

/** Victorian shops with awnings over the footpath; the middle one is a café or shop to let. */
export const shopfront: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['plane', -14, 12, 12],
      ['plane', 14, 12, 12],
    ],
  });
  const tones = ['#c2a48c', '#a9b5ae', '#d0bfa6', '#b98a78'];
  for (const [i, x] of [-14.4, -8.6, -2.8, 3, 8.8].entries()) {
    const beside = {
      ...look,
      wall: tones[(i + variant) % 4] ?? look.wall,
      accent: i % 2 ? '#5f6f76' : '#8d5a4a',
    };
    shop({ stage, x, w: 5.7, variant: variant + i + 2, look: i === 2 ? look : beside });
  }
  street({ stage, z: -3.2, verge: false });
  patch({
    stage,
    points: [
      [-30, -0.02],
      [30, -0.02],
      [30, -3.2],
      [-30, -3.2],
    ],
    colour: '#c9c0b2',
    joints: 2,
  });
  for (const x of [-2.3, 1.5]) {
    box({ stage, x: x + 0.25, y: 0.7, z: -2.6, w: 0.8, h: 0.05, d: 0.7, fill: '#e9dcc6' });
    box({ stage, x: x + 0.6, z: -2.3, w: 0.08, h: 0.7, d: 0.08, fill: '#4b474c' });
    for (const dx of [-0.15, 1.1]) {
      box({ stage, x: x + dx, y: 0.42, z: -2.5, w: 0.38, h: 0.05, d: 0.4, fill: look.accent });
      box({ stage, x: x + dx, z: -2.3, w: 0.05, h: 0.42, d: 0.05, fill: '#4b474c' });
    }
  }
  for (const x of [-2.9, 2.7, 6]) {
    box({ stage, x, z: -1, w: 0.5, h: 0.5, d: 0.4, fill: '#57525a' });
    plant({ stage, kind: x > 5 ? 'fern' : 'hedge', at: [x + 0.25, 0.45, -0.8], size: 0.8 });
  }
  trees({ stage, list: [[variant % 2 ? 'jacaranda' : 'plane', -7.6, -2.7, 6.6]] });
};

const shop = ({
  stage,
  x,
  w,
  look,
  variant,
}: {
  stage: Stage;
  x: number;
  w: number;
  look: Look;
  variant: number;
}) => {
  chimney({ stage, x: x + 1, z: 4, y: 7.6, h: 1.2, colour: '#a8644c' });
  const { front } = volume({
    stage,
    x,
    z: 0,
    w,
    h: 7.6,
    d: 10,
    material: variant % 2 ? 'brick' : 'render',
    colour: look.wall,
  });
  for (const u of [0.7, 2.4, 4.1])
    windowAt({
      face: front,
      u,
      v: 4.5,
      w: 0.95,
      h: 1.9,
      frame: look.trim,
      style: 'sash',
      arch: variant % 3 !== 0,
    });
  const crown: Point[] =
    variant % 2
      ? [
          [0.8, 7.6],
          [w - 0.8, 7.6],
          [w - 1.6, 8.5],
          [1.6, 8.5],
        ]
      : [
          [1, 7.6],
          [w - 1, 7.6],
          [w / 2, 8.7],
        ];
  front.poly({ points: crown, fill: lighter(look.wall, 0.05) });
  front.rect({ u: -0.08, v: 7.35, w: w + 0.16, h: 0.3, fill: look.trim });
  front.rect({ u: 0, v: 6.9, w, h: 0.12, fill: look.trim });
  front.rect({ u: 0, v: 0, w, h: 3.1, fill: darker(look.accent, 0.12) });
  front.rect({ u: 0.15, v: 0, w: w - 0.3, h: 0.55, fill: look.accent });
  windowAt({
    face: front,
    u: 0.35,
    v: 0.6,
    w: 2.9,
    h: 2.1,
    frame: look.trim,
    style: 'shop',
    sill: false,
    curtain: false,
  });
  doorAt({ face: front, u: 3.7, w: 1.1, h: 2.3, colour: look.door, style: 'glass', frame: look.trim });
  front.dim({ u: 0, v: 1.7, w, h: 1.5, from: 'top', strength: 0.42 });
  sheet({
    stage,
    points: [
      [x, 2.85, -2.5],
      [x + w, 2.85, -2.5],
      [x + w, 3.5, 0],
      [x, 3.5, 0],
    ],
    colour: look.accent,
    stripes: variant % 2 ? look.trim : undefined,
  });
  stage.surface({
    points: [
      [x, 2.85, -2.5],
      [x + w, 2.85, -2.5],
      [x + w, 2.45, -2.5],
      [x, 2.45, -2.5],
    ],
    fill: stage.tint(look.accent, 0.9),
  });
  for (const px of [x + 0.15, x + w - 0.25])
    box({ stage, x: px, z: -2.45, w: 0.1, h: 2.5, d: 0.1, fill: look.trim });
};

/** A showroom: tall glass front under a deep canopy, forecourt with parking bays. */
export const showroom: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -18, 10, 13],
      ['gum', 17, 11, 13],
    ],
  });
  const { front, side } = volume({
    stage,
    x: -11,
    z: 0,
    w: 21,
    h: 6.4,
    d: 16,
    material: 'iron',
    colour: look.wall,
  });
  windowAt({
    face: side,
    u: 1,
    v: 0.3,
    w: 6,
    h: 3.6,
    frame: look.trim,
    style: 'shop',
    sill: false,
    curtain: false,
  });
  for (let i = 0; i < 4; i += 1)
    windowAt({
      face: front,
      u: 0.8 + i * 4.2,
      v: 0.1,
      w: 3.8,
      h: 4,
      frame: look.trim,
      style: 'shop',
      sill: false,
      curtain: false,
    });
  doorAt({ face: front, u: 17.8, w: 2, h: 2.6, colour: look.door, style: 'glass', frame: look.trim });
  front.rect({ u: 0, v: 4.6, w: 21, h: 1.8, fill: look.accent, to: darker(look.accent, 0.14) });
  if (variant % 2)
    volume({ stage, x: 5.6, y: 0, z: -0.6, w: 1.2, h: 8, d: 1.2, material: 'batten', colour: '#b38458' });
  slab({ stage, x: -11.5, y: 4.3, z: -2.4, w: 22, d: 2.4, thick: 0.35, colour: look.trim });
  for (const x of [-11, -4, 3, 10]) box({ stage, x, z: -2.2, w: 0.2, h: 4.3, d: 0.2, fill: look.trim });
  street({ stage, z: -11 });
  patch({
    stage,
    points: [
      [-40, -0.05],
      [40, -0.05],
      [40, -11],
      [-40, -11],
    ],
    colour: '#8f8b8c',
  });
  patch({
    stage,
    points: [
      [-11.5, -0.05],
      [11.5, -0.05],
      [11.5, -2.6],
      [-11.5, -2.6],
    ],
    colour: '#cfc6b8',
    joints: 2,
    y: 0.02,
  });
  for (let x = -13; x < 14; x += 2.7)
    patch({
      stage,
      points: [
        [x, -4],
        [x + 0.14, -4],
        [x + 0.14, -8.6],
        [x, -8.6],
      ],
      colour: '#f4efe4',
      y: 0.03,
    });
  trees({
    stage,
    list: [
      ['olive', -13.6, -3, 4],
      ['olive', 13.8, -3.4, 4],
    ],
  });
};
