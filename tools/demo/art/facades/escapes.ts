import { darker } from '../colour.ts';
import { box } from '../face.ts';
import { doorAt, windowAt } from '../openings.ts';
import { frontGable, sheet, sideGable, slab } from '../roofs.ts';
import type { Verandah } from '../verandah.ts';
import { clad, eaveShadow, volume } from '../walls.ts';
import { type Builder, frontGarden, trees } from './setting.ts';

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
