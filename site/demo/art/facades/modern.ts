import { darker, lighter } from '../colour.ts';
import { box } from '../face.ts';
import { doorAt, garageAt, windowAt } from '../openings.ts';
import { frontGable, hipRoof, sheet, sideGable, slab } from '../roofs.ts';
import { type Verandah, verandahFloor, verandahFrame, verandahShade } from '../verandah.ts';
import { clad, eaveShadow, volume } from '../walls.ts';
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

/** A beach shack on posts: fibro or boards, skillion roof, deck with glass, dune grass. */
export const beachShack: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['pine', -9.5, 8, 12],
      ['pine', 10, 12, 10],
      ['palm', 7.4, 3, 7],
    ],
  });
  const floor = 1.2;
  const under = volume({
    stage,
    x: -5,
    z: 0.6,
    w: 9.6,
    h: floor,
    d: 6,
    material: 'batten',
    colour: '#7d7468',
  });
  under.front.dim({ u: 0, v: 0, w: 9.6, h: floor, from: 'top', strength: 0.6 });
  const { front, side } = volume({
    stage,
    x: -5,
    y: floor,
    z: 0,
    w: 9.6,
    h: 3,
    d: 7,
    material: variant % 2 ? 'batten' : 'board',
    colour: look.wall,
  });
  windowAt({ face: side, u: 2, v: 1, w: 1.5, h: 1.2, frame: look.trim });
  windowAt({ face: front, u: 0.7, v: 0.1, w: 3.9, h: 2.3, frame: look.trim, style: 'slider', sill: false });
  doorAt({ face: front, u: 5.3, colour: look.door, style: 'glass', frame: look.trim });
  windowAt({ face: front, u: 7, v: 0.9, w: 1.9, h: 1.3, frame: look.trim, style: 'louvre' });
  eaveShadow({ face: front, deep: 1 });
  stage.surface({
    points: [
      [4.6, floor + 3, 0],
      [4.6, floor + 3, 7],
      [4.6, floor + 4.2, 7],
    ],
    fill: stage.tint(look.wall, 0.28),
  });
  sheet({
    stage,
    points: [
      [-5.6, floor + 3, -1.2],
      [5.2, floor + 3, -1.2],
      [5.2, floor + 4.4, 7.3],
      [-5.6, floor + 4.4, 7.3],
    ],
    colour: look.roof,
  });
  slab({ stage, x: -5.6, y: floor + 2.86, z: -1.2, w: 10.8, d: 0.4, thick: 0.18, colour: look.trim });
  for (const x of [-5.6, -2.6, 0.4, 3.4])
    box({ stage, x, z: -2.6, w: 0.16, h: floor, d: 0.16, fill: '#8d7a66' });
  box({ stage, x: -5.8, y: floor - 0.2, z: -2.8, w: 10.6, h: 0.22, d: 2.8, fill: '#a98c6c', top: '#c0a37f' });
  const deck: Verandah = {
    stage,
    x: -5.8,
    w: 8.2,
    z: 0,
    deep: 2.8,
    floor,
    low: floor + 1.05,
    high: floor,
    posts: 5,
    colour: look.roof,
    timber: look.trim,
  };
  const rail = volume({
    stage,
    x: deck.x,
    y: floor,
    z: -2.8,
    w: deck.w,
    h: 0.02,
    d: 0.02,
    material: 'render',
    colour: look.trim,
  }).front;
  rail.rect({ u: 0, v: 0.05, w: deck.w, h: 0.95, fill: '#e2f2f3', opacity: 0.32 });
  for (let u = 0; u <= deck.w; u += 1.64) rail.rect({ u, v: 0, w: 0.07, h: 1.05, fill: look.trim });
  rail.rect({ u: 0, v: 1, w: deck.w, h: 0.07, fill: '#c0a37f' });
  for (let i = 0; i < 6; i += 1)
    box({ stage, x: 2.7, z: -2.9 - (6 - i) * 0.28, w: 1.6, h: 0.2 * (i + 1), d: 0.3, fill: '#b69a78' });
  box({ stage, x: -7.1, z: -1.4, w: 0.16, h: 2.5, d: 0.2, fill: look.accent, round: 9 });
  box({ stage, x: -6.6, z: -1.3, w: 0.16, h: 2.2, d: 0.2, fill: '#f4f0e6', round: 9 });
  frontGarden({
    stage,
    boundary: -9,
    kind: 'post',
    colour: '#b8a58c',
    path: { x: 2.8, w: 1.4, to: -4.6, colour: '#e6d3ae' },
    kinds: ['grass', 'grass', 'agave', 'daisy'],
    beds: [
      [-6, -3.4, 2, -3.4, 13],
      [-8, -8.2, 2, -8.2, 13],
      [5, -8.2, 9, -8.2, 7],
    ],
  });
};

/** An alpine lodge: steep gable full of glass, stone base, balcony, snow gums, snow when the variant is odd. */
export const alpine: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['snowgum', -8.5, 7, 8],
      ['pine', -11, 10, 12],
      ['pine', 9, 9, 13],
      ['snowgum', 11, 5, 7],
    ],
  });
  const base = volume({ stage, x: -4.8, z: 0, w: 9.6, h: 2.6, d: 9, material: 'stone', colour: '#9c9288' });
  doorAt({ face: base.front, u: 6.6, w: 1.1, colour: look.door, frame: look.trim, style: 'barn' });
  windowAt({ face: base.front, u: 1, v: 0.8, w: 2.6, h: 1.3, frame: look.trim, style: 'casement' });
  base.front.dim({ u: 0, v: 1.3, w: 9.6, h: 1.3, from: 'top', strength: 0.5 });
  const { front, side } = volume({
    stage,
    x: -4.8,
    y: 2.6,
    z: 0,
    w: 9.6,
    h: 2.4,
    d: 9,
    material: 'log',
    colour: look.wall,
  });
  windowAt({ face: side, u: 2.5, v: 0.6, w: 1.4, h: 1.3, frame: look.trim });
  windowAt({ face: front, u: 2.4, v: 0.1, w: 4.8, h: 2.1, frame: look.trim, style: 'slider', sill: false });
  frontGable({
    stage,
    x: -4.8,
    z: 0,
    w: 9.6,
    d: 9.4,
    eave: 5,
    rise: 4.4,
    over: 0.8,
    colour: variant % 2 ? '#f2f5f8' : look.roof,
    wall: look.wall,
    screen: 'glass',
    gutter: look.trim,
  });
  slab({ stage, x: -5.2, y: 2.5, z: -1.9, w: 10.4, d: 1.9, thick: 0.22, colour: '#8a6a4e' });
  const rail = volume({
    stage,
    x: -5.2,
    y: 2.7,
    z: -1.9,
    w: 10.4,
    h: 0.02,
    d: 0.02,
    material: 'render',
    colour: look.wall,
  }).front;
  for (let u = 0; u <= 10.4; u += 0.2) rail.rect({ u, v: 0, w: 0.05, h: 0.95, fill: darker(look.wall, 0.1) });
  rail.rect({ u: 0, v: 0.93, w: 10.4, h: 0.1, fill: look.trim });
  for (const x of [-5, 0, 4.9]) box({ stage, x, z: -1.8, w: 0.22, h: 2.5, d: 0.22, fill: look.wall });
  frontGarden({
    stage,
    boundary: -8,
    path: { x: 1.9, w: 1.3, to: -0.1, colour: variant % 2 ? '#d5d3d2' : '#a59c92' },
    kinds: ['grass', 'grass', 'fern', 'hedge'],
    beds: [
      [-4.8, -2.4, 1.4, -2.4, 10],
      [-8, -6.6, 0.8, -6.6, 12],
      [4, -6.6, 8, -6.6, 7],
    ],
  });
  trees({ stage, list: [['snowgum', -7.6, -3.5, 4.4]] });
};

/** A modern barn of dark boards with a steep gable: country living built lately. */
export const barn: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -12, 9, 12],
      ['gum', 12, 10, 13],
      ['olive', 5, 11, 5],
    ],
  });
  const link = volume({ stage, x: -1, z: 1.6, w: 10, h: 3, d: 6, material: 'iron', colour: look.wall });
  windowAt({
    face: link.front,
    u: 4,
    v: 0.1,
    w: 5.2,
    h: 2.4,
    frame: look.trim,
    style: 'slider',
    sill: false,
  });
  eaveShadow({ face: link.side });
  sideGable({
    stage,
    x: -1,
    z: 1.6,
    w: 10,
    d: 6,
    eave: 3,
    rise: 2.7,
    colour: look.roof,
    gutter: look.trim,
    wall: look.wall,
  });
  eaveShadow({ face: link.front, deep: 0.8 });
  const { front } = volume({
    stage,
    x: -7,
    z: -1.4,
    w: 7,
    h: 3.1,
    d: 8,
    material: variant % 2 ? 'batten' : 'iron',
    colour: look.wall,
  });
  windowAt({ face: front, u: 1.2, v: 0.1, w: 4.6, h: 2.6, frame: look.trim, style: 'slider', sill: false });
  frontGable({
    stage,
    x: -7,
    z: -1.4,
    w: 7,
    d: 9,
    eave: 3.1,
    rise: 3.6,
    over: 0.25,
    colour: look.roof,
    wall: look.wall,
    screen: 'glass',
    gutter: look.trim,
  });
  box({ stage, x: -7.4, z: -4, w: 15, h: 0.25, d: 2.6, fill: '#a98c6c', top: '#c4a883' });
  clad({
    face: volume({ stage, x: 0.1, z: -0.2, w: 1.8, h: 3, d: 0.4, material: 'batten', colour: '#b38458' })
      .front,
    material: 'batten',
    colour: '#b38458',
  });
  doorAt({
    face: volume({ stage, x: 2, z: 1.5, w: 1.4, h: 2.5, d: 0.1, material: 'render', colour: look.wall })
      .front,
    u: 0.2,
    w: 1,
    colour: look.door,
    style: 'modern',
    frame: look.trim,
  });
  frontGarden({
    stage,
    boundary: -11,
    kind: 'post',
    colour: '#8d7a66',
    drive: { x: 1, w: 3, to: -4, colour: '#cdb594' },
    kinds: ['grass', 'grass', 'lavender', 'kangaroo', 'agave'],
    beds: [
      [-7.4, -4.5, 0.4, -4.5, 13],
      [4.6, -4.5, 7.6, -4.5, 6],
      [-9, -9, -3, -9, 10],
    ],
  });
};
