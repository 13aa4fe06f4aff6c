import { darker, lighter } from '../colour.ts';
import { box } from '../face.ts';
import { doorAt, windowAt } from '../openings.ts';
import { chimney, hipRoof } from '../roofs.ts';
import { type Verandah, verandahFloor, verandahFrame, verandahShade } from '../verandah.ts';
import { eaveShadow, volume } from '../walls.ts';
import { type Builder, frontGarden, trees } from './setting.ts';

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
