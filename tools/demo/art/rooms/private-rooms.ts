import { darker, lighter, mix } from '../colour.ts';
import { box, createFace } from '../face.ts';
import type { Stage } from '../stage.ts';
import { bed } from './bed.ts';
import { art, potPlant, rug, shelves } from './decor.ts';
import { baseRun, splashback } from './fittings.ts';
import { armchair, chair, sideboard, table } from './furniture.ts';
import { floorLamp, pendant, tableLamp } from './lamps.ts';
import { outlook, sunPatch } from './outlook.ts';
import { type Palette, shell } from './shell.ts';
import { vase } from './tableware.ts';
import { bath, roundMirror, tap } from './wet-areas.ts';

/** Draws one kind of room; `variant` turns details over. */
export type Room = (place: { stage: Stage; palette: Palette; variant: number }) => void;

/** Bed between lamps, window with curtains, picture, rug. */
export const bedroom: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 6,
    h: palette.heritage ? 3.1 : 2.7,
    floorKind: variant % 2 ? 'carpet' : palette.floorKind,
    floorColour: variant % 2 ? mix(palette.fabric, '#efe8dc', 0.6) : palette.floor,
    feature: variant % 2 ? mix(palette.accent, palette.wall, 0.25) : undefined,
  });
  if (variant % 2) {
    for (let i = 0; i < 30; i += 1)
      room.back.lines({
        lines: [
          [
            [i * 0.2, 0.16],
            [i * 0.2, 1.3],
          ],
        ],
        stroke: darker(palette.accent, 0.2),
        width: 1.4,
        opacity: 0.3,
      });
    art({ face: room.back, u: 2.3, v: 1.55, w: 1.5, h: 0.85, palette });
  } else {
    for (const u of [0.45, 4.5])
      outlook({
        face: room.back,
        u,
        v: 0.75,
        w: 1.05,
        h: 1.7,
        palette,
        panes: 1,
        curtains: undefined,
        blind: lighter(palette.second, 0.5),
      });
    art({ face: room.back, u: 2.4, v: 1.45, w: 1.2, h: 0.95, palette });
  }
  outlook({
    face: room.left,
    u: 4.85,
    v: 0.1,
    w: 1.9,
    h: 2.2,
    palette,
    panes: 2,
    curtains: lighter(palette.fabric, 0.45),
  });
  sunPatch({
    stage,
    points: [
      [-2.9, 3],
      [-2.9, 1.2],
      [-1.2, 0.4],
      [-1.2, 2.1],
    ],
  });
  rug({ stage, palette, x: -1.8, z: 0.9, w: 3.7, d: 2, pattern: variant % 2 === 0 });
  for (const x of [-1.75, 1.2]) {
    sideboard({ stage, palette, x, z: 3.95, w: 0.55, h: 0.55, d: 0.4, legs: 0.2 });
    tableLamp({ stage, palette, at: [x + 0.28, 0.55, 4.15] });
  }
  bed({ stage, palette, x: -0.95, z: 2.05 });
  potPlant({ stage, palette, x: 2.4, z: 3.7, size: 1.25, kind: variant % 2 ? 'leafy' : 'palm' });
  table({ stage, palette, x: -0.6, z: 1.05, w: 1.2, d: 0.4, y: 0.4, colour: palette.second });
  if (!palette.heritage) pendant({ stage, palette, x: -1.5, z: 3.9, y: 1.7, top: 2.7, form: 'globe' });
  else pendant({ stage, palette, x: 0, z: 2, y: 2.35, top: 3.1, form: 'globe' });
};

/** Tiled room with a vanity and mirror, a bath under the window, a glass shower. */
export const bathroom: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 4.8,
    d: 3.6,
    h: 2.7,
    floorKind: 'tiles',
    floorColour: variant % 2 ? '#b9b3ab' : mix(palette.stone, '#e9e4da', 0.5),
    panelled: false,
  });
  splashback({
    face: room.back,
    u: 0,
    v: 0,
    w: 4.8,
    h: variant % 2 ? 2.7 : 1.5,
    colour: variant % 2 ? lighter(palette.accent, 0.15) : '#f3f0ea',
    kind: (['finger', 'subway', 'square', 'slab'] as const)[variant % 4] ?? 'subway',
  });
  splashback({
    face: room.left,
    u: 0,
    v: 0,
    w: room.left.w,
    h: variant % 2 ? 2.7 : 1.5,
    colour: '#f1eee7',
    kind: 'square',
  });
  outlook({ face: room.back, u: 0.5, v: 1.25, w: 1.8, h: 1.15, palette, panes: 2 });
  roundMirror({ face: room.back, u: 3.5, v: 1.65, r: 0.5, metal: palette.metal });
  const vanity = box({ stage, x: 0.35, y: 0.35, z: 3.05, w: 1.6, h: 0.5, d: 0.5, fill: palette.timber });
  for (let i = 0; i < 12; i += 1)
    vanity.front.lines({
      lines: [
        [
          [i * 0.134, 0.02],
          [i * 0.134, 0.48],
        ],
      ],
      stroke: darker(palette.timber, 0.3),
      width: 1.4,
      opacity: 0.4,
    });
  box({
    stage,
    x: 0.32,
    y: 0.85,
    z: 3,
    w: 1.66,
    h: 0.05,
    d: 0.56,
    fill: palette.stone,
    top: lighter(palette.stone, 0.2),
  });
  bowlBasin({ stage, x: 1.15, z: 3.25 });
  tap({ stage, x: 1, y: 0.9, z: 3.45, colour: palette.metal, high: 0.36 });
  vase({ stage, x: 0.55, y: 0.9, z: 3.25, colour: palette.second, bloom: '#7f9f6d' });
  for (const u of [2.78, 4.22]) {
    const [x, y] = room.back.at(u, 1.75);
    stage.ink.ellipse({ at: [x, y], rx: 12, ry: 22, fill: '#fff1cf' });
  }
  bath({ stage, x: -2.15, z: 2.5, w: 1.95 });
  tap({ stage, x: -2.2, y: 0, z: 3.2, colour: palette.metal, high: 0.95 });
  table({ stage, palette, x: -0.3, z: 2.2, w: 0.4, d: 0.34, y: 0.46 });
  box({ stage, x: -0.24, y: 0.52, z: 2.24, w: 0.3, h: 0.1, d: 0.22, fill: palette.second, round: 5 });
  potPlant({ stage, palette, x: -2.05, z: 3.4, size: 1.3, kind: 'palm' });
  const screen = createFace({ stage, origin: [1.98, 0, 2.9], along: [0, 0, -1], w: 1.7, h: 2.1, tone: 0.9 });
  screen.rect({ u: 0, v: 0, w: 1.7, h: 2.1, fill: '#e8f1f1', opacity: 0.35 });
  screen.poly({
    points: [
      [0.3, 0],
      [0.6, 0],
      [1.3, 2.1],
      [1, 2.1],
    ],
    fill: '#ffffff',
    raw: true,
    opacity: 0.25,
  });
  screen.rect({ u: 0, v: 0, w: 0.04, h: 2.1, fill: palette.metal });
  screen.rect({ u: 0, v: 2.06, w: 1.7, h: 0.04, fill: palette.metal });
  rug({ stage, palette, x: -1.2, z: 1.2, w: 1.8, d: 0.8, pattern: false });
};

export const bowlBasin = ({ stage, x, z }: { stage: Stage; x: number; z: number }) => {
  const [[cx, cy], px] = [stage.at([x, 0.9, z]), stage.scale([x, 0.9, z])];
  stage.ink.path({
    d: `M${cx - px * 0.24} ${cy - px * 0.15} Q${cx - px * 0.2} ${cy} ${cx} ${cy} Q${cx + px * 0.2} ${cy} ${cx + px * 0.24} ${cy - px * 0.15}Z`,
    fill: stage.tint('#ffffff', 0.85),
  });
  stage.ink.ellipse({
    at: [cx, cy - px * 0.15],
    rx: px * 0.24,
    ry: px * 0.035,
    fill: stage.tint('#dcd8d2', 0.9),
  });
};

/** Desk at a window, shelves of books, lamp. */
export const study: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 5.4,
    d: 3.9,
    h: palette.heritage ? 3.1 : 2.7,
    feature: variant % 2 ? undefined : mix(palette.accent, palette.wall, 0.15),
  });
  outlook({
    face: room.back,
    u: 1.9,
    v: 0.95,
    w: 1.7,
    h: 1.4,
    palette,
    panes: 2,
    curtains: variant % 2 ? lighter(palette.second, 0.5) : undefined,
  });
  shelves({
    face: room.back,
    u: 0.25,
    v: 0.5,
    w: 1.2,
    h: 2,
    rows: 5,
    palette,
    backing: darker(palette.joinery, 0.08),
  });
  shelves({
    face: room.back,
    u: 4.05,
    v: 0.5,
    w: 1.1,
    h: 2,
    rows: 5,
    palette,
    backing: darker(palette.joinery, 0.08),
  });
  rug({ stage, palette, x: -1.7, z: 0.8, w: 3.4, d: 2 });
  table({ stage, palette, x: -1, z: 2.9, w: 2, d: 0.75 });
  box({ stage, x: -0.35, y: 0.8, z: 3.25, w: 0.8, h: 0.45, d: 0.03, fill: '#2f2f36' }).front.rect({
    u: 0.03,
    v: 0.03,
    w: 0.74,
    h: 0.39,
    fill: '#9fc0cc',
    to: '#dfe6df',
  });
  box({ stage, x: -0.05, y: 0.8, z: 3.1, w: 0.25, h: 0.02, d: 0.2, fill: '#b9bcc0' });
  tableLamp({ stage, palette, at: [0.75, 0.8, 3.3] });
  vase({ stage, x: -0.75, y: 0.8, z: 3.3, colour: palette.second, bloom: palette.accent });
  chair({ stage, palette, x: -0.3, z: 2.2, away: false, seat: palette.fabric });
  armchair({ stage, palette, x: 1.2, z: 1.5 });
  floorLamp({ stage, palette, x: 2.25, z: 2.5 });
  potPlant({ stage, palette, x: -2.15, z: 2.4, size: 1.3 });
};

/** Bench over washing machines, tiles, shelf, baskets. */
export const laundry: Room = ({ stage, palette, variant }) => {
  const room = shell({
    stage,
    palette,
    w: 4.2,
    d: 3.2,
    h: 2.6,
    floorKind: 'tiles',
    floorColour: mix(palette.stone, '#d9d2c6', 0.5),
    panelled: false,
  });
  splashback({
    face: room.back,
    u: 0,
    v: 0.9,
    w: 4.2,
    h: 0.7,
    colour: lighter(palette.accent, 0.3),
    kind: variant % 2 ? 'finger' : 'square',
  });
  outlook({ face: room.back, u: 2.6, v: 1.2, w: 1.1, h: 1, palette, panes: 1 });
  shelves({ face: room.back, u: 0.3, v: 1.75, w: 2, h: 0.5, rows: 1, palette });
  const run = baseRun({ stage, palette, x: -2, z: 2.6, w: 4, d: 0.6 });
  for (const u of [0.75, 1.45]) {
    run.rect({ u, v: 0.06, w: 0.62, h: 0.78, fill: '#f7f6f4', to: '#dedcda' });
    const [x, y] = run.at(u + 0.31, 0.4);
    const px = stage.scale([0, 0, 2.6]);
    stage.ink.ellipse({ at: [x, y], rx: px * 0.22, fill: '#b6bbc2' });
    stage.ink.ellipse({ at: [x, y], rx: px * 0.17, fill: '#4e5966' });
    stage.ink.ellipse({ at: [x - px * 0.05, y - px * 0.06], rx: px * 0.06, fill: '#ffffff', opacity: 0.4 });
    run.rect({ u: u + 0.05, v: 0.72, w: 0.52, h: 0.07, fill: '#cfd2d4' });
  }
  tap({ stage, x: 1.05, y: 0.92, z: 2.95, colour: palette.metal });
  box({ stage, x: -1.8, y: 0.92, z: 2.75, w: 0.42, h: 0.2, d: 0.3, fill: palette.timber, round: 5 });
  vase({ stage, x: 0.3, y: 0.92, z: 2.9, colour: palette.second, bloom: '#8fae6f' });
  box({ stage, x: -1.7, z: 1.5, w: 0.6, h: 0.5, d: 0.45, fill: '#c9a676', round: 8 });
  box({ stage, x: -1.62, y: 0.48, z: 1.55, w: 0.45, h: 0.1, d: 0.35, fill: '#f7f2e8', round: 9 });
  potPlant({ stage, palette, x: 1.7, z: 1.9, size: 0.9, kind: 'round' });
  rug({ stage, palette, x: -0.9, z: 1, w: 2, d: 0.9 });
};
