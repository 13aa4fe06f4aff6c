import { darker, lighter } from '../colour.ts';
import { box } from '../face.ts';
import { doorAt, garageAt, windowAt } from '../openings.ts';
import { frontGable, hipRoof, sheet, slab } from '../roofs.ts';
import { type Verandah, verandahFloor, verandahFrame, verandahShade } from '../verandah.ts';
import { eaveShadow, volume } from '../walls.ts';
import { type Builder, frontGarden, trees } from './setting.ts';

/** Mid-century modern: long butterfly line, wide glass, breeze blocks and a carport. */
export const midCentury: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -11, 9, 12],
      ['gum', 4, 12, 11],
      ['pine', 12, 10, 10],
    ],
  });
  const { front, side } = volume({
    stage,
    x: -7,
    z: 0,
    w: 11,
    h: 3,
    d: 8,
    material: variant % 2 ? 'brick' : 'board',
    colour: look.wall,
  });
  eaveShadow({ face: side });
  windowAt({ face: front, u: 5.2, v: 0.15, w: 5.2, h: 2.35, frame: look.trim, style: 'slider', sill: false });
  doorAt({ face: front, u: 3.7, colour: look.door, style: 'modern', frame: look.trim });
  const stone = volume({ stage, x: -7.1, z: -0.4, w: 3, h: 3.4, d: 1, material: 'stone', colour: '#b79c80' });
  windowAt({ face: stone.front, u: 0.8, v: 1.7, w: 1.4, h: 0.6, frame: look.trim, style: 'plain' });
  for (let i = 0; i < 4; i += 1) front.rect({ u: 3.15, v: 0.3 + i * 0.6, w: 0.4, h: 0.4, fill: look.accent });
  eaveShadow({ face: front, deep: 1 });
  for (const x of [4.4, 8.9])
    box({ stage, x, z: -0.2, w: 0.14, h: 2.6, d: 0.14, fill: darker(look.trim, 0.5) });
  const back = volume({
    stage,
    x: 4,
    z: 5,
    w: 5.2,
    h: 2.6,
    d: 0.3,
    material: 'batten',
    colour: darker(look.wall, 0.35),
  });
  back.front.dim({ u: 0, v: 0, w: 5.2, h: 2.6, from: 'top', strength: 0.55 });
  sheet({
    stage,
    points: [
      [-7.9, 3.15, -1.3],
      [1, 2.9, -1.3],
      [1, 3.2, 8.5],
      [-7.9, 3.7, 8.5],
    ],
    colour: look.roof,
  });
  slab({ stage, x: -7.9, y: 2.95, z: -1.4, w: 12.3, d: 1.4, thick: 0.28, colour: lighter(look.trim, 0.05) });
  slab({ stage, x: 4, y: 2.62, z: -0.7, w: 5.6, d: 6, thick: 0.24, colour: lighter(look.trim, 0.05) });
  frontGarden({
    stage,
    boundary: -8,
    kind: variant % 2 ? 'stone' : undefined,
    colour: '#b79c80',
    drive: { x: 4.6, w: 4, to: 4 },
    path: { x: -3.2, w: 1.2, to: -0.1 },
    kinds: ['agave', 'grass', 'kangaroo', 'bottlebrush'],
    beds: [
      [-6.8, -1.2, -3.7, -1.2, 7],
      [-1.6, -1.4, 3.8, -1.4, 9],
      [-8, -6.6, -4, -6.6, 7],
      [-1.6, -6.8, 3.8, -6.8, 8],
    ],
  });
  trees({ stage, list: [['snowgum', -8.4, -3.6, 4.6]] });
};

/** A rendered two-storey house: stacked volumes, cantilevered upper floor, garage, timber screen. */
export const rendered: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -11, 11, 12],
      ['plane', 10, 12, 9],
    ],
  });
  const rear = volume({
    stage,
    x: -5.6,
    y: 0,
    z: 1.2,
    w: 11.6,
    h: 6.6,
    d: 8,
    material: 'render',
    colour: lighter(look.wall, 0.08),
  });
  eaveShadow({ face: rear.side });
  for (const u of [2, 4.8])
    windowAt({ face: rear.side, u, v: 3.9, w: 0.8, h: 1.9, frame: look.trim, sill: false });
  slab({ stage, x: -6, y: 6.55, z: 0.8, w: 12.4, d: 9, under: 0.4, thick: 0.3, colour: look.trim });
  const garage = volume({
    stage,
    x: 0.2,
    z: -1.6,
    w: 6.2,
    h: 3,
    d: 4,
    material: 'render',
    colour: look.wall,
  });
  garageAt({ face: garage.front, u: 0.6, w: 5, h: 2.35, colour: variant % 2 ? '#8c6a4c' : '#5b5a60' });
  slab({ stage, x: -0.1, y: 3, z: -2, w: 6.8, d: 5, under: 0.4, thick: 0.25, colour: look.trim });
  windowAt({ face: rear.front, u: 6.8, v: 4, w: 4, h: 1.9, frame: look.trim, style: 'slider', sill: false });
  doorAt({
    face: rear.front,
    u: 3.9,
    w: 1.2,
    h: 2.4,
    colour: look.door,
    style: 'modern',
    frame: look.trim,
    sidelights: true,
  });
  windowAt({
    face: rear.front,
    u: 0.6,
    v: 0.3,
    w: 2.3,
    h: 2.3,
    frame: look.trim,
    style: 'slider',
    sill: false,
  });
  rear.front.dim({ u: 0, v: 1.6, w: 5.8, h: 1.6, from: 'top', strength: 0.55 });
  const upper = volume({
    stage,
    x: -6.2,
    y: 3.2,
    z: -0.7,
    w: 5.4,
    h: 3.2,
    d: 4,
    material: variant % 2 ? 'batten' : 'render',
    colour: look.accent,
  });
  windowAt({
    face: upper.front,
    u: 0.9,
    v: 0.5,
    w: 3.6,
    h: 2.1,
    frame: look.trim,
    style: 'slider',
    sill: false,
  });
  slab({ stage, x: -6.5, y: 6.35, z: -1.1, w: 6, d: 4.6, under: 0.4, thick: 0.28, colour: look.trim });
  eaveShadow({ face: upper.front, deep: 0.4 });
  slab({ stage, x: -6.2, y: 3, z: -0.8, w: 5.4, d: 2, thick: 0.22, colour: look.trim });
  box({ stage, x: -1.2, z: -0.5, w: 0.3, h: 3.1, d: 0.3, fill: look.accent });
  frontGarden({
    stage,
    boundary: -7.6,
    kind: variant % 3 === 0 ? 'render' : undefined,
    colour: lighter(look.wall, 0.1),
    drive: { x: 0.7, w: 5, to: -1.6, colour: '#a9a49f' },
    path: { x: -2.4, w: 1.5, to: -0.3, colour: '#d6d0c6' },
    kinds: ['hedge', 'grass', 'agave', 'lavender', 'kangaroo'],
    beds: [
      [-6, -1.6, -2.8, -1.6, 7],
      [-7, -6.4, -3, -6.4, 8],
    ],
  });
  trees({ stage, list: [[variant % 2 ? 'olive' : 'maple', -6.6, -3.8, 4.4]] });
};

/** An acreage house: low, hipped, with a double garage, wide lawn and gums all round. */
export const acreage: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -15, 8, 14],
      ['gum', -9, 15, 13],
      ['gum', 14, 11, 15],
      ['wattle', 9, 13, 6],
    ],
  });
  const { front, side } = volume({
    stage,
    x: -9,
    z: 0,
    w: 13,
    h: 3,
    d: 8,
    material: 'brick',
    colour: look.wall,
  });
  eaveShadow({ face: side });
  const porch: Verandah = {
    stage,
    x: -9.2,
    w: 8.6,
    z: 0,
    deep: 2,
    low: 2.5,
    high: 3,
    posts: 5,
    colour: look.roof,
    timber: look.trim,
    rail: 'none',
    deck: '#b09a84',
    floor: 0.15,
  };
  hipRoof({
    stage,
    x: -9,
    z: 0,
    w: 13,
    d: 8,
    eave: 3.05,
    rise: 2.2,
    colour: look.roof,
    roofing: variant % 2 ? 'tile' : 'iron',
    gutter: look.trim,
  });
  verandahFloor(porch);
  doorAt({ face: front, u: 6, v: 0.15, colour: look.door, frame: look.trim, sidelights: true });
  for (const u of [0.7, 3.2])
    windowAt({ face: front, u, v: 0.5, w: 1.9, h: 1.8, frame: look.trim, style: 'slider' });
  verandahShade({ face: front, from: 0, to: 8.4, top: 2.9 });
  verandahFrame(porch);
  const wing = volume({ stage, x: 0, z: -2.6, w: 7, h: 3, d: 4, material: 'brick', colour: look.wall });
  garageAt({ face: wing.front, u: 1, w: 5, colour: look.trim });
  frontGable({
    stage,
    x: 0,
    z: -2.6,
    w: 7,
    d: 6,
    eave: 3,
    rise: 1.9,
    colour: look.roof,
    roofing: variant % 2 ? 'tile' : 'iron',
    wall: look.accent,
    screen: 'battens',
    gutter: look.trim,
  });
  eaveShadow({ face: wing.front, deep: 0.4 });
  frontGarden({
    stage,
    boundary: -13,
    kind: 'post',
    colour: '#8d7a66',
    drive: { x: 1, w: 5, to: -2.7, colour: '#cdb594' },
    kinds: ['grass', 'lavender', 'bottlebrush', 'kangaroo', 'agapanthus'],
    beds: [
      [-9, -2.7, -1, -2.7, 12],
      [-7, -8, -4, -8, 6],
    ],
  });
  trees({
    stage,
    list: [
      ['olive', -10.4, -5, 3.4],
      ['lemon', 9.4, -4, 3],
    ],
  });
};
