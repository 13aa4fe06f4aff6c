import { lighter } from '../colour.ts';
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
