import { darker, lighter } from '../colour.ts';
import { box } from '../face.ts';
import { doorAt, windowAt } from '../openings.ts';
import { chimney, frontGable, hipRoof } from '../roofs.ts';
import { type Verandah, verandahFloor, verandahFrame, verandahShade } from '../verandah.ts';
import { eaveShadow, volume } from '../walls.ts';
import { type Builder, frontGarden, trees } from './setting.ts';

/** A worker's weatherboard cottage: full verandah, hipped iron roof, picket fence. */
export const cottage: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      [variant % 2 ? 'jacaranda' : 'gum', -7.5, 8, 9.5],
      ['plane', 8.5, 9, 8],
      ['olive', 3, 10, 6],
    ],
  });
  const porch: Verandah = {
    stage,
    x: -5,
    w: 10,
    z: 0,
    deep: 1.9,
    low: 2.65,
    high: 3.15,
    posts: 5,
    colour: lighter(look.roof, 0.08),
    timber: look.trim,
    frieze: variant % 2 ? 'lace' : 'fretwork',
    rail: variant % 3 === 0 ? 'picket' : 'none',
    open: [variant % 2 ? 1 : 2],
    stripes: variant % 3 === 1 ? lighter(look.trim, 0.1) : undefined,
  };
  chimney({ stage, x: -3.2, z: 4, y: 4.6, h: 1.5, colour: '#a8553f' });
  const { front, side } = volume({
    stage,
    x: -5,
    z: 0,
    w: 10,
    h: 3.5,
    d: 8,
    material: 'board',
    colour: look.wall,
  });
  windowAt({ face: side, u: 2.2, v: 1, w: 1, h: 1.6, frame: look.trim, style: 'sash' });
  windowAt({ face: side, u: 5, v: 1, w: 1, h: 1.6, frame: look.trim, style: 'sash' });
  eaveShadow({ face: side });
  hipRoof({ stage, x: -5, z: 0, w: 10, d: 8, eave: 3.5, rise: 2.3, colour: look.roof, gutter: look.trim });
  verandahFloor(porch);
  const entry = variant % 2 ? 3.25 : 5.75;
  doorAt({
    face: front,
    u: entry,
    v: 0.3,
    colour: look.door,
    frame: look.trim,
    fanlight: true,
    sidelights: true,
  });
  for (const u of variant % 2 ? [1.1, 5.6, 8] : [1, 3.4, 8])
    windowAt({ face: front, u, v: 0.85, w: 1.15, h: 1.7, frame: look.trim, style: 'sash' });
  verandahShade({ face: front, from: 0, to: 10, top: 3.2 });
  verandahFrame(porch);
  box({ stage, x: entry - 5.4, z: -2.5, w: 1.8, h: 0.16, d: 0.6, fill: '#b7a690' });
  frontGarden({
    stage,
    boundary: -6.6,
    kind: 'picket',
    colour: look.trim,
    path: { x: entry - 5.1, w: 1.2, to: -2.5 },
    kinds: ['lavender', 'rose', 'daisy', 'hydrangea', 'agapanthus'],
    beds: [
      [-4.8, -2.4, entry - 6, -2.4, 7],
      [entry - 3, -2.4, 4.8, -2.4, 5],
      [-5.4, -6, entry - 6, -6, 7],
      [entry - 3.2, -6, 6, -6, 8],
    ],
  });
  trees({ stage, list: [[variant % 2 ? 'lemon' : 'myrtle', variant % 2 ? 6.4 : -6.8, -4, 3.2]] });
};

/** A Federation house of brick: front gable with timber work, side verandah, terracotta tiles, chimney. */
export const federation: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['jacaranda', -9, 9, 10],
      ['plane', 9, 10, 9],
    ],
  });
  chimney({ stage, x: 1.8, z: 4.5, y: 5, h: 1.9, colour: look.wall });
  const { front, side } = volume({
    stage,
    x: -6,
    z: 0,
    w: 12,
    h: 3.6,
    d: 9,
    material: 'brick',
    colour: look.wall,
  });
  eaveShadow({ face: side });
  windowAt({ face: side, u: 3, v: 1, w: 1.1, h: 1.7, frame: look.trim, style: 'sash' });
  hipRoof({
    stage,
    x: -6,
    z: 0,
    w: 12,
    d: 9,
    eave: 3.6,
    rise: 2.8,
    colour: look.roof,
    roofing: 'tile',
    gutter: look.trim,
  });
  const porch: Verandah = {
    stage,
    x: -1,
    w: 7,
    z: 0,
    deep: 2.1,
    low: 2.75,
    high: 3.45,
    posts: 4,
    colour: look.roof,
    timber: look.trim,
    frieze: 'fretwork',
    rail: variant % 2 ? 'picket' : 'none',
    open: [0],
    deck: '#a0583f',
  };
  verandahFloor(porch);
  doorAt({
    face: front,
    u: 5.9,
    v: 0.3,
    colour: look.door,
    frame: look.trim,
    style: 'panel',
    sidelights: true,
    fanlight: true,
  });
  windowAt({ face: front, u: 8.6, v: 0.95, w: 2, h: 1.6, frame: look.trim, style: 'leadlight' });
  verandahShade({ face: front, from: 5, to: 12, top: 3.3 });
  verandahFrame(porch);
  const wing = volume({ stage, x: -6.3, z: -2.1, w: 5, h: 3.6, d: 3, material: 'brick', colour: look.wall });
  wing.front.rect({ u: 0, v: 0, w: 5, h: 0.5, fill: '#c9b299' });
  windowAt({
    face: wing.front,
    u: 1.1,
    v: 0.95,
    w: 2.8,
    h: 1.7,
    frame: look.trim,
    style: 'leadlight',
    hood: variant % 2 ? look.roof : undefined,
  });
  frontGable({
    stage,
    x: -6.3,
    z: -2.1,
    w: 5,
    d: 6,
    eave: 3.6,
    rise: 2.3,
    colour: look.roof,
    roofing: 'tile',
    wall: look.accent,
    screen: variant % 2 ? 'battens' : 'tudor',
    gutter: look.trim,
  });
  eaveShadow({ face: wing.front, deep: 0.4 });
  frontGarden({
    stage,
    boundary: -7.4,
    kind: variant % 2 ? 'brick' : 'hedge',
    colour: variant % 2 ? look.wall : '#5a8049',
    path: { x: -0.7, w: 1.3, to: -2.2, colour: '#b5674c' },
    kinds: ['rose', 'hydrangea', 'daisy', 'lavender', 'hedge'],
    beds: [
      [-6, -2.7, -1.6, -2.7, 7],
      [1.2, -2.6, 5.8, -2.6, 7],
      [-6.5, -6.7, -1.5, -6.7, 7],
      [1.4, -6.7, 7, -6.7, 8],
    ],
  });
  trees({ stage, list: [['myrtle', 7.6, -4.4, 4]] });
};

/** A high-set Queenslander: stumps and battens below, central stair, verandah with crossed rails. */
export const queenslander: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['palm', -8.6, 5, 11],
      ['jacaranda', 9, 9, 11],
      ['palm', 7.6, 4, 9],
    ],
  });
  const floor = 2;
  const under = volume({
    stage,
    x: -5.5,
    z: 0.2,
    w: 11,
    h: floor,
    d: 8,
    material: 'batten',
    colour: darker(look.wall, 0.35),
  });
  under.front.dim({ u: 0, v: 0, w: 11, h: floor, from: 'top', strength: 0.6 });
  const { front, side } = volume({
    stage,
    x: -5.5,
    y: floor,
    z: 0,
    w: 11,
    h: 3.4,
    d: 8.5,
    material: 'board',
    colour: look.wall,
  });
  for (const u of [2, 5])
    windowAt({ face: side, u, v: 1, w: 1.1, h: 1.5, frame: look.trim, style: 'louvre', hood: look.roof });
  eaveShadow({ face: side });
  hipRoof({
    stage,
    x: -5.5,
    z: 0,
    w: 11,
    d: 8.5,
    eave: floor + 3.4,
    rise: 2.6,
    colour: look.roof,
    gutter: look.trim,
  });
  const porch: Verandah = {
    stage,
    x: -5.6,
    w: 11.2,
    z: 0,
    deep: 2.4,
    floor,
    low: floor + 2.5,
    high: floor + 3.1,
    posts: 6,
    colour: lighter(look.roof, 0.08),
    timber: look.trim,
    frieze: 'fretwork',
    rail: variant % 2 ? 'cross' : 'picket',
    open: [2],
    deck: '#8c6f58',
  };
  const line = volume({
    stage,
    x: -5.6,
    z: -2.3,
    w: 11.2,
    h: floor,
    d: 0.1,
    material: 'batten',
    colour: darker(look.trim, 0.25),
  });
  line.front.dim({ u: 0, v: floor * 0.4, w: 11.2, h: floor * 0.6, from: 'top', strength: 0.5 });
  for (const u of [0.1, 2.3, 4.6, 6.6, 8.8, 11])
    line.front.rect({ u: u - 0.12, v: 0, w: 0.24, h: floor, fill: look.trim });
  box({
    stage,
    x: -5.7,
    y: floor - 0.22,
    z: -2.45,
    w: 11.4,
    h: 0.24,
    d: 2.45,
    fill: look.trim,
    top: '#8c6f58',
  });
  doorAt({ face: front, u: 5.05, colour: look.door, frame: look.trim, fanlight: true, style: 'panel' });
  for (const u of [0.9, 2.9, 7, 9.1])
    windowAt({
      face: front,
      u,
      v: 0.55,
      w: 1.1,
      h: 1.75,
      frame: look.trim,
      style: variant % 2 ? 'casement' : 'louvre',
    });
  verandahShade({ face: front, from: 0, to: 11, top: 3.1 });
  verandahFrame(porch);
  for (let i = 0; i < 9; i += 1)
    box({
      stage,
      x: -1,
      z: -2.5 - (9 - i) * 0.28,
      w: 2,
      h: 0.2 * (i + 1),
      d: 0.3,
      fill: lighter(look.trim, 0.02),
      top: '#a98b70',
    });
  frontGarden({
    stage,
    boundary: -8.6,
    kind: 'picket',
    colour: look.trim,
    path: { x: -0.8, w: 1.6, to: -5 },
    kinds: ['agapanthus', 'fern', 'bottlebrush', 'grass', 'kangaroo'],
    beds: [
      [-5.6, -2.9, -1.6, -2.9, 8],
      [1.6, -2.9, 5.6, -2.9, 8],
      [-7, -7.9, -1.5, -7.9, 8],
      [1.6, -7.9, 8, -7.9, 9],
    ],
  });
};

/** A country homestead: long and low, deep verandah on three sides, big roof, gum trees and a tank. */
export const homestead: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -13, 9, 12],
      ['gum', 13, 12, 13],
      ['cypress', -9.5, 7, 7],
      ['pine', 10.5, 8, 9],
    ],
  });
  for (const x of [-4.2, 3.4]) chimney({ stage, x, z: 4, y: 4.7, h: 1.4, colour: '#b29a80' });
  const { front } = volume({
    stage,
    x: -8,
    z: 0,
    w: 16,
    h: 3.3,
    d: 8,
    material: variant % 2 ? 'stone' : 'board',
    colour: look.wall,
  });
  hipRoof({ stage, x: -8, z: 0, w: 16, d: 8, eave: 3.4, rise: 2.5, colour: look.roof, gutter: look.trim });
  const porch: Verandah = {
    stage,
    x: -9.4,
    w: 18.8,
    z: 0,
    deep: 2.6,
    low: 2.5,
    high: 3.3,
    posts: 8,
    colour: lighter(look.roof, 0.06),
    timber: look.trim,
    frieze: 'fretwork',
    rail: variant % 2 ? 'none' : 'picket',
    open: [3],
    deck: '#9a7d62',
  };
  verandahFloor(porch);
  doorAt({
    face: front,
    u: 7.5,
    v: 0.3,
    colour: look.door,
    frame: look.trim,
    sidelights: true,
    fanlight: true,
  });
  for (const u of [1, 3.1, 5.2, 9.8, 11.9, 14])
    windowAt({ face: front, u, v: 0.5, w: 1.1, h: 2, frame: look.trim, style: 'casement' });
  verandahShade({ face: front, from: 0, to: 16, top: 3.1 });
  verandahFrame(porch);
  box({ stage, x: 11.2, z: 2, w: 2.2, h: 2.3, d: 2.2, fill: '#b9bcbc', round: 10 }).front.lines({
    lines: Array.from(
      { length: 9 },
      (_, i) =>
        [
          [0, 0.25 * i],
          [2.2, 0.25 * i],
        ] as [[number, number], [number, number]],
    ),
    stroke: '#7d8285',
    width: 1.6,
    opacity: 0.6,
  });
  frontGarden({
    stage,
    boundary: -11.5,
    kind: 'post',
    colour: '#8d7a66',
    path: { x: -1.1, w: 2.2, to: -2.7, colour: '#cfae88' },
    kinds: ['lavender', 'rose', 'grass', 'kangaroo', 'agapanthus'],
    beds: [
      [-9.3, -3.2, -1.6, -3.2, 12],
      [1.9, -3.2, 9.3, -3.2, 12],
      [-4.4, -7, -2.6, -7, 4],
      [3, -7, 4.8, -7, 4],
    ],
  });
  trees({
    stage,
    list: [
      ['olive', -9, -7, 3.4],
      [variant % 2 ? 'wattle' : 'lemon', 9.6, -6.4, 3.2],
    ],
  });
};
