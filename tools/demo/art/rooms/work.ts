import { darker, lighter } from '../colour.ts';
import { box, createFace } from '../face.ts';
import type { Point } from '../ink.ts';
import { art, potPlant, rug, shelves } from './decor.ts';
import { splashback } from './fittings.ts';
import { armchair, chair, sofa, table } from './furniture.ts';
import { pendant } from './lamps.ts';
import { outlook, sunPatch } from './outlook.ts';
import type { Room } from './private-rooms.ts';
import { shell } from './shell.ts';
import { underShadow } from './under-shadow.ts';

/** An open office: desks with screens before a wide window. */
export const office: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 9,
    d: 6,
    h: 3.1,
    floorKind: variant % 2 ? 'concrete' : 'carpet',
    floorColour: variant % 2 ? '#b7b3ad' : '#8f959c',
    panelled: false,
  });
  outlook({ face: room.back, u: 0.5, v: 0.6, w: 5.6, h: 2.1, palette, panes: 5, frame: '#3f3d44' });
  outlook({ face: room.left, u: 2.5, v: 0.6, w: 4.5, h: 2.1, palette, panes: 4, frame: '#3f3d44' });
  shelves({
    face: room.back,
    u: 6.7,
    v: 0.3,
    w: 2,
    h: 2.3,
    rows: 5,
    palette,
    backing: lighter(palette.accent, 0.1),
  });
  sunPatch({
    stage,
    points: [
      [-4.4, 4.6],
      [-4.4, 2],
      [-2, 1.2],
      [-2, 3.6],
    ],
  });
  for (const z of [4, 1.9])
    for (const x of [-2.9, 0.1]) {
      chair({ stage, palette, x: x + 0.7, z: z + 0.95, seat: palette.fabric });
      table({ stage, palette, x, z, w: 2.2, d: 0.8, colour: lighter(palette.timber, 0.1), leg: '#f4f2ee' });
      for (const dx of [0.25, 1.3]) {
        box({ stage, x: x + dx, y: 0.9, z: z + 0.35, w: 0.62, h: 0.38, d: 0.03, fill: '#33333a' }).front.rect(
          { u: 0.02, v: 0.02, w: 0.58, h: 0.34, fill: '#a7c4cd', to: '#e6ebe4' },
        );
        box({ stage, x: x + dx + 0.27, y: 0.8, z: z + 0.36, w: 0.08, h: 0.1, d: 0.03, fill: '#8b8d92' });
      }
    }
  armchair({ stage, palette, x: 2.9, z: 3.2 });
  potPlant({ stage, palette, x: 3.1, z: 5.3, size: 1.7 });
  potPlant({ stage, palette, x: -4, z: 4.6, size: 1.5, kind: 'palm' });
  for (const x of [-1.8, 1.2])
    for (const z of [2.3, 4.4]) pendant({ stage, palette, x, z, y: 2.3, top: 3.1, form: 'cone' });
};

/** A café: counter with machine, tiled wall, shelves, tables. */
export const cafe: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 7.6,
    d: 5.2,
    h: 3.3,
    panelled: false,
    floorKind: variant % 2 ? 'concrete' : palette.floorKind,
    floorColour: variant % 2 ? '#b9b2a8' : palette.floor,
  });
  splashback({
    face: room.back,
    u: 0,
    v: 0.9,
    w: 7.6,
    h: 1.3,
    colour: lighter(palette.accent, 0.12),
    kind: variant % 2 ? 'subway' : 'finger',
  });
  shelves({ face: room.back, u: 3.4, v: 2.1, w: 3.6, h: 0.9, rows: 2, palette });
  outlook({ face: room.left, u: 2.4, v: 0.5, w: 3.8, h: 2.2, palette, panes: 3, frame: '#3d3a3f' });
  for (const x of [0.3, 1.5, 2.6])
    box({ stage, x, y: 1.02, z: 4.7, w: 0.4, h: 0.3, d: 0.25, fill: palette.second, round: 5 });
  underShadow({ stage, x: -1, z: 3.1, w: 4.6, d: 0.8 });
  const counter = box({ stage, x: -1, z: 3.1, w: 4.7, h: 1.02, d: 0.75, fill: palette.timber });
  counter.front.lines({
    lines: Array.from({ length: 24 }, (_, i): [Point, Point] => [
      [i * 0.2, 0.08],
      [i * 0.2, 1],
    ]),
    stroke: darker(palette.timber, 0.35),
    width: 2,
    opacity: 0.45,
  });
  box({
    stage,
    x: -1.08,
    y: 1.02,
    z: 3,
    w: 4.86,
    h: 0.07,
    d: 0.9,
    fill: palette.stone,
    top: lighter(palette.stone, 0.15),
  });
  box({ stage, x: 0.1, y: 1.09, z: 3.3, w: 1.05, h: 0.46, d: 0.4, fill: '#d7d9db', round: 4 }).front.rect({
    u: 0.08,
    v: 0.12,
    w: 0.89,
    h: 0.14,
    fill: '#4a4b52',
  });
  for (const dx of [0.2, 0.5, 0.8])
    box({ stage, x: 0.1 + dx, y: 1.55, z: 3.4, w: 0.14, h: 0.1, d: 0.14, fill: '#f6f0e6', round: 3 });
  const cake = box({ stage, x: 1.7, y: 1.09, z: 3.2, w: 1.3, h: 0.42, d: 0.4, fill: '#dbe7e7', round: 2 });
  for (const [u, colour] of [
    [0.12, '#c98a4f'],
    [0.5, '#e2b86f'],
    [0.88, '#9d5c46'],
  ] as const)
    cake.front.rect({ u, v: 0.06, w: 0.26, h: 0.14, fill: colour });
  for (const x of [-0.4, 1.1, 2.6])
    pendant({ stage, palette, x, z: 3.2, y: 2.35, top: 3.3, form: 'dome', colour: palette.accent });
  sunPatch({
    stage,
    points: [
      [-3.7, 4],
      [-3.7, 1.6],
      [-1.6, 0.8],
      [-1.6, 3],
    ],
  });
  for (const [x, z] of [
    [-2.8, 2.6],
    [-2.5, 0.9],
    [0.6, 0.9],
  ] as const) {
    chair({ stage, palette, x: x - 0.55, z: z + 0.2, seat: palette.second });
    table({ stage, palette, x, z, w: 0.8, d: 0.7, colour: lighter(palette.timber, 0.2), leg: '#4a474c' });
    chair({ stage, palette, x: x + 0.95, z: z + 0.2, seat: palette.second });
  }
  potPlant({ stage, palette, x: -3.3, z: 4.7, size: 1.6 });
};

/** A warehouse floor: trusses, racks, roller door, skylight. */
export const warehouseFloor: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 14,
    d: 14,
    h: 6,
    floorKind: 'concrete',
    floorColour: '#b5b1ab',
    panelled: false,
    wall: variant % 2 ? '#c9a48c' : '#d5d8d8',
  });
  room.back.rect({ u: 4.2, v: 0, w: 5, h: 4.4, fill: '#8f9496', to: '#7c8184' });
  room.back.lines({
    lines: Array.from({ length: 14 }, (_, i): [Point, Point] => [
      [4.2, i * 0.32],
      [9.2, i * 0.32],
    ]),
    stroke: '#6a6f72',
    width: 2,
    opacity: 0.6,
  });
  for (const u of [1, 10.6])
    outlook({ face: room.back, u, v: 3.2, w: 2.2, h: 1.6, palette, panes: 4, frame: '#55575a' });
  const near = stage.camera.z + 0.9;
  for (let z = 12; z > near + 1; z -= 3.4) {
    const truss = createFace({ stage, origin: [-7, 4.9, z], along: [1, 0, 0], w: 14, h: 1.1, tone: 0.7 });
    const web = Array.from({ length: 14 }, (_, i): [Point, Point] =>
      i % 2
        ? [
            [i, 1.05],
            [i + 1, 0],
          ]
        : [
            [i, 0],
            [i + 1, 1.05],
          ],
    );
    truss.lines({
      lines: [
        ...web,
        [
          [0, 0],
          [14, 0],
        ],
        [
          [0, 1.05],
          [14, 1.05],
        ],
      ],
      stroke: variant % 2 ? '#8a5a44' : '#6d7a84',
      width: stage.scale([0, 5, z]) * 0.1,
    });
    for (const x of [-3, 3]) {
      const [cx, cy] = stage.at([x, 5, z]);
      stage.ink.ellipse({
        at: [cx, cy],
        rx: stage.scale([x, 5, z]) * 0.35,
        ry: stage.scale([x, 5, z]) * 0.1,
        fill: '#fff4d0',
      });
    }
  }
  for (const z of [10, 7, 4])
    for (const x of [-6.6, 4.8]) {
      underShadow({ stage, x, z, w: 2, d: 2.4 });
      for (const y of [0.2, 1.5, 2.8]) {
        box({ stage, x, y, z, w: 1.9, h: 0.1, d: 2.4, fill: '#e08a3a' });
        for (const [dx, dz] of [
          [0.1, 0.2],
          [1, 0.2],
        ] as const)
          if (stage.rng.chance(0.8))
            box({
              stage,
              x: x + dx,
              y: y + 0.1,
              z: z + dz,
              w: 0.78,
              h: stage.rng.between(0.6, 0.95),
              d: 1.8,
              fill: stage.rng.pick(['#c9a272', '#d9bb8c', '#b78e62', palette.accent]),
            });
      }
      for (const [dx, dz] of [
        [0, 0],
        [1.85, 0],
      ] as const)
        box({ stage, x: x + dx, z: z + dz, w: 0.09, h: 4, d: 0.09, fill: '#3f6c8f' });
    }
  const line = createFace({
    stage,
    origin: [-3.6, 0.02, near],
    along: [1, 0, 0],
    up: [0, 0, 1],
    w: 7.2,
    h: 14 - near,
    tone: 0.9,
  });
  for (const u of [0, 7]) line.rect({ u, v: 0, w: 0.16, h: 13 - near, fill: '#e9c24a', opacity: 0.85 });
  sunPatch({
    stage,
    points: [
      [-2.4, 12],
      [2.2, 12],
      [3, 7],
      [-3, 7],
    ],
  });
};

/** A real-estate agency's front room: counter, window, sofa, pictures of houses. */
export const agency: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 8.4,
    d: 5,
    h: 3,
    panelled: palette.heritage,
    feature: palette.accent,
  });
  outlook({ face: room.left, u: 2.2, v: 0.3, w: 4, h: 2.3, palette, panes: 3, frame: '#3d3a3f' });
  for (const [u, v] of [
    [4.4, 1.7],
    [5.8, 1.7],
    [4.4, 0.75],
    [5.8, 0.75],
  ] as const)
    art({ face: room.back, u, v, w: 1.2, h: 0.8, palette });
  shelves({
    face: room.back,
    u: 0.7,
    v: 0.4,
    w: 2.6,
    h: 2.1,
    rows: 4,
    palette,
    backing: lighter(palette.timber, 0.2),
  });
  rug({ stage, palette, x: -3, z: 0.9, w: 3.6, d: 2.4 });
  sofa({ stage, palette, x: -2.6, z: 2.9, w: 2.6 });
  table({ stage, palette, x: -1.9, z: 1.5, w: 1.1, d: 0.6, y: 0.36 });
  underShadow({ stage, x: 1, z: 2.2, w: 2.6, d: 0.8 });
  const desk = box({
    stage,
    x: 1,
    z: 2.2,
    w: 2.6,
    h: 0.98,
    d: 0.75,
    fill: variant % 2 ? palette.timber : palette.joinery,
  });
  desk.front.lines({
    lines: Array.from({ length: 17 }, (_, i): [Point, Point] => [
      [i * 0.16, 0.04],
      [i * 0.16, 0.94],
    ]),
    stroke: darker(palette.timber, 0.3),
    width: 2,
    opacity: 0.4,
  });
  box({ stage, x: 0.94, y: 0.98, z: 2.12, w: 2.72, h: 0.06, d: 0.9, fill: palette.stone });
  box({ stage, x: 2.5, y: 1.04, z: 2.5, w: 0.7, h: 0.42, d: 0.03, fill: '#33333a' });
  potPlant({ stage, palette, x: 1.4, z: 2.4, y: 1.04, size: 0.5, kind: 'round', pot: palette.second });
  potPlant({ stage, palette, x: 3.5, z: 4.3, size: 1.7 });
  for (const x of [1.6, 2.9]) pendant({ stage, palette, x, z: 2.5, y: 2.1, top: 3, form: 'dome' });
};
