import { darker, lighter } from '../colour.ts';
import { box } from '../face.ts';
import { doorAt, windowAt } from '../openings.ts';
import { hipRoof, slab } from '../roofs.ts';
import { clad, eaveShadow, volume } from '../walls.ts';
import { type Builder, frontGarden, trees } from './setting.ts';

/** A mid-rise apartment house with balconies; six or more floors over a glazed lobby. */
export const apartments: Builder = ({ stage, look, variant }) => {
  const floors = 4 + (variant % 3);
  trees({
    stage,
    list: [
      ['plane', -17, 8, 11],
      ['plane', 16, 9, 12],
    ],
  });
  const high = 3.6 + floors * 3.1;
  const { front, side } = volume({
    stage,
    x: -9,
    z: 0,
    w: 18,
    h: high,
    d: 14,
    material: variant % 2 ? 'brick' : 'render',
    colour: look.wall,
  });
  for (let i = 0; i < floors; i += 1) {
    for (const u of [1.4, 5.4, 9.4])
      windowAt({ face: side, u, v: 4.2 + i * 3.1, w: 2, h: 1.9, frame: look.trim, sill: false });
  }
  front.rect({ u: 7.4, v: 0, w: 3.2, h: high, fill: look.accent, to: darker(look.accent, 0.1) });
  for (let i = 0; i < floors; i += 1) {
    const v = 3.6 + i * 3.1;
    for (const u of [0.6, 4, 11.2, 14.6])
      windowAt({
        face: front,
        u,
        v: v + 0.15,
        w: 2.8,
        h: 2.3,
        frame: look.trim,
        style: 'slider',
        sill: false,
      });
    windowAt({
      face: front,
      u: 8.1,
      v: v + 0.5,
      w: 1.8,
      h: 1.8,
      frame: look.trim,
      style: 'plain',
      sill: false,
    });
    front.dim({ u: 0, v: v + 1.8, w: 18, h: 1.2, from: 'top', strength: 0.3 });
  }
  windowAt({ face: front, u: 0.6, v: 0.1, w: 5.8, h: 3, frame: look.trim, style: 'shop', sill: false });
  windowAt({ face: front, u: 11.4, v: 0.1, w: 6, h: 3, frame: look.trim, style: 'shop', sill: false });
  doorAt({ face: front, u: 8.1, w: 1.8, h: 2.5, colour: look.door, style: 'glass', frame: look.trim });
  for (let i = 0; i < floors; i += 1) {
    const y = 3.5 + i * 3.1;
    const sides =
      variant % 2
        ? [
            [-9.1, 6.8],
            [2, 7.1],
          ]
        : i % 2
          ? [
              [-9.1, 4.2],
              [2, 7.1],
            ]
          : [
              [-9.1, 6.8],
              [4.9, 4.2],
            ];
    for (const [x = 0, w = 0] of sides) {
      slab({ stage, x, y, z: -1.7, w, d: 1.7, thick: 0.24, colour: lighter(look.trim, 0.02) });
      const rail = volume({
        stage,
        x,
        y: y + 0.24,
        z: -1.65,
        w,
        h: 0.01,
        d: 0.01,
        material: 'render',
        colour: look.trim,
      }).front;
      rail.rect({ u: 0, v: 0, w, h: 1, fill: '#dcecf0', opacity: 0.42 });
      rail.rect({ u: 0, v: 1, w, h: 0.06, fill: look.trim });
      if (stage.rng.chance(0.5))
        box({
          stage,
          x: x + stage.rng.between(0.4, w - 1),
          y: y + 0.24,
          z: -1.2,
          w: 0.6,
          h: 0.7,
          d: 0.4,
          fill: '#6c8f57',
          round: 10,
        });
    }
  }
  slab({ stage, x: -9.4, y: high, z: -0.5, w: 18.8, d: 15, under: 0.5, thick: 0.5, colour: look.trim });
  slab({ stage, x: -2.2, y: 3, z: -2.6, w: 4.4, d: 2.6, thick: 0.22, colour: darker(look.trim, 0.3) });
  frontGarden({
    stage,
    boundary: -6,
    path: { x: -1.6, w: 3.2, to: 0 },
    kinds: ['hedge', 'grass', 'agave', 'lavender'],
    beds: [
      [-9, -2.4, -2.6, -2.4, 10],
      [2.6, -2.4, 9, -2.4, 10],
    ],
  });
  trees({
    stage,
    list: [
      ['plane', -11, -6.6, 7.5],
      [variant % 2 ? 'jacaranda' : 'plane', 11.4, -6.6, 8],
    ],
  });
};

/** A walk-up block of flats in brick, three floors, tiled hip roof. */
export const flats: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['gum', -11, 10, 13],
      ['plane', 11, 11, 10],
    ],
  });
  const { front, side } = volume({
    stage,
    x: -7,
    z: 0,
    w: 14,
    h: 8.7,
    d: 10,
    material: 'brick',
    colour: look.wall,
  });
  for (let i = 0; i < 3; i += 1)
    for (const u of [2, 6]) windowAt({ face: side, u, v: 0.9 + i * 2.9, w: 1.5, h: 1.3, frame: look.trim });
  eaveShadow({ face: side });
  front.rect({ u: 6, v: 0, w: 2, h: 8.7, fill: look.accent });
  for (let i = 0; i < 3; i += 1) {
    const v = i * 2.9;
    for (const u of [0.8, 9.4])
      windowAt({ face: front, u, v: v + 0.7, w: 2.3, h: 1.5, frame: look.trim, style: 'casement' });
    for (const u of [3.7, 12])
      windowAt({
        face: front,
        u,
        v: v + 0.8,
        w: 1.3,
        h: 1.4,
        frame: look.trim,
        style: variant % 2 ? 'louvre' : 'sash',
      });
    if (i > 0)
      windowAt({
        face: front,
        u: 6.4,
        v: v + 0.5,
        w: 1.2,
        h: 1.6,
        frame: look.trim,
        style: 'louvre',
        sill: false,
      });
  }
  doorAt({ face: front, u: 6.45, colour: look.door, style: 'glass', frame: look.trim });
  hipRoof({
    stage,
    x: -7,
    z: 0,
    w: 14,
    d: 10,
    eave: 8.7,
    rise: 2,
    colour: look.roof,
    roofing: 'tile',
    gutter: look.trim,
  });
  eaveShadow({ face: front, deep: 0.5 });
  slab({ stage, x: -1.6, y: 2.5, z: -1.3, w: 3.2, d: 1.3, thick: 0.2, colour: look.trim });
  frontGarden({
    stage,
    boundary: -6.4,
    kind: 'brick',
    colour: look.wall,
    path: { x: -0.8, w: 1.6, to: -0.1 },
    kinds: ['agapanthus', 'hedge', 'hydrangea', 'fern'],
    beds: [
      [-6.8, -0.8, -1.4, -0.8, 10],
      [1.4, -0.8, 6.8, -0.8, 10],
      [-6.8, -5.7, -1.6, -5.7, 8],
      [1.8, -5.7, 7, -5.7, 8],
    ],
  });
  trees({ stage, list: [[variant % 2 ? 'jacaranda' : 'gum', -8.6, -3.4, 7]] });
};

/** A holiday apartment house by the water: white curves of balcony, palms, a pale podium. */
export const resort: Builder = ({ stage, look, variant }) => {
  trees({
    stage,
    list: [
      ['palm', -15, 4, 12],
      ['palm', -12.6, 7, 10],
      ['pine', 15, 10, 14],
    ],
  });
  const floors = 4 + (variant % 2);
  const high = floors * 3.1 + 0.6;
  const { front, side } = volume({
    stage,
    x: -8,
    z: 0,
    w: 15,
    h: high,
    d: 11,
    material: 'render',
    colour: look.wall,
  });
  for (let i = 0; i < floors; i += 1)
    for (const u of [1.5, 6])
      windowAt({ face: side, u, v: 0.9 + i * 3.1, w: 2.2, h: 1.7, frame: look.trim, sill: false });
  for (let i = 0; i < floors; i += 1) {
    for (const u of [0.5, 5.3, 10.1])
      windowAt({
        face: front,
        u,
        v: i * 3.1 + 0.3,
        w: 4.3,
        h: 2.3,
        frame: look.trim,
        style: 'slider',
        sill: false,
      });
    front.dim({ u: 0, v: i * 3.1 + 1.6, w: 15, h: 1.4, from: 'top', strength: 0.38 });
  }
  for (let i = 1; i < floors; i += 1) {
    slab({ stage, x: -8.6, y: i * 3.1, z: -2.2, w: 16.2, d: 2.2, thick: 0.28, colour: '#ffffff' });
    const rail = volume({
      stage,
      x: -8.6,
      y: i * 3.1 + 0.28,
      z: -2.15,
      w: 16.2,
      h: 0.01,
      d: 0.01,
      material: 'render',
      colour: '#ffffff',
    }).front;
    rail.rect({ u: 0, v: 0, w: 16.2, h: 0.95, fill: '#bfe0e6', opacity: 0.5 });
    rail.rect({ u: 0, v: 0.95, w: 16.2, h: 0.07, fill: '#ffffff' });
  }
  for (const x of [-8.2, -3, 1.8, 6.8]) {
    const fin = volume({
      stage,
      x,
      z: -2.1,
      w: 0.3,
      h: high,
      d: 2.1,
      material: 'render',
      colour: look.accent,
    });
    clad({ face: fin.front, material: 'render', colour: look.accent });
  }
  slab({ stage, x: -8.9, y: high, z: -2.5, w: 16.8, d: 14, under: 2.5, thick: 0.4, colour: '#ffffff' });
  frontGarden({
    stage,
    boundary: -8,
    kind: 'render',
    colour: '#f1ebe0',
    path: { x: -1.2, w: 2.4, to: -2.2, colour: '#e6d8bf' },
    kinds: ['agave', 'grass', 'fern', 'bottlebrush'],
    beds: [
      [-8, -3.2, -2, -3.2, 11],
      [2, -3.2, 8, -3.2, 11],
      [-8, -7.2, -2, -7.2, 9],
      [2, -7.2, 8, -7.2, 9],
    ],
  });
  trees({
    stage,
    list: [
      ['palm', -9.6, -5, 8],
      ['palm', 9.6, -4.6, 9],
    ],
  });
};
