import { type Colour, darker, lighter, mix } from '../colour.ts';
import { createFace, type Face } from '../face.ts';
import { clump } from '../foliage.ts';
import type { Point } from '../ink.ts';
import type { Stage } from '../stage.ts';
import type { Piece } from './lamps.ts';
import type { Palette } from './shell.ts';
import { underShadow } from './under-shadow.ts';

/** A rug with a border, flat on the floor. */
export const rug = ({
  stage,
  palette,
  x,
  z,
  w,
  d,
  pattern = true,
}: Piece & { w: number; d: number; pattern?: boolean }) => {
  const sheet = createFace({
    stage,
    origin: [x, 0.015, z],
    along: [1, 0, 0],
    up: [0, 0, 1],
    w,
    h: d,
    tone: 0.95,
  });
  sheet.rect({ u: 0, v: 0, w, h: d, fill: mix(palette.second, '#f4eee2', 0.55) });
  sheet.rect({ u: 0.14, v: 0.12, w: w - 0.28, h: d - 0.24, fill: mix(palette.second, '#f4eee2', 0.78) });
  if (pattern)
    for (let u = 0.5; u < w - 0.3; u += 0.55)
      sheet.lines({
        lines: [
          [
            [u, 0.2],
            [u + 0.25, d / 2],
          ],
          [
            [u + 0.25, d / 2],
            [u, d - 0.2],
          ],
        ],
        stroke: palette.second,
        width: 2.2,
        opacity: 0.5,
      });
};

/** A cushion leaning back. */
export const cushion = ({
  stage,
  x,
  y,
  z,
  colour,
  w = 0.44,
}: {
  stage: Stage;
  x: number;
  y: number;
  z: number;
  colour: Colour;
  w?: number;
}) => {
  const face = createFace({
    stage,
    origin: [x, y, z],
    along: [1, 0, 0],
    up: [0.05, 0.95, 0.3],
    w,
    h: w * 0.86,
    tone: 0.9,
  });
  face.rect({
    u: 0,
    v: 0,
    w,
    h: w * 0.86,
    fill: lighter(colour, 0.08),
    to: darker(colour, 0.12),
    stroke: darker(colour, 0.03),
    width: 9,
  });
};

/** A plant in a pot, `size` metres high. */
export const potPlant = ({
  stage,
  palette,
  x,
  z,
  size = 1.3,
  y = 0,
  kind = 'leafy',
  pot = '#e9e1d4',
}: Piece & { size?: number; y?: number; kind?: 'leafy' | 'palm' | 'round'; pot?: Colour }) => {
  const px = stage.scale([x, y, z]);
  const [cx, cy] = stage.at([x, y, z]);
  const p = px * size;
  if (y === 0) underShadow({ stage, x: x - size * 0.14, z: z - 0.1, w: size * 0.28, d: 0.3 });
  stage.ink.polygon({
    points: [
      [cx - p * 0.1, cy],
      [cx + p * 0.1, cy],
      [cx + p * 0.13, cy - p * 0.26],
      [cx - p * 0.13, cy - p * 0.26],
    ],
    fill: stage.ink.linear({
      stops: [
        [0, stage.tint(lighter(pot, 0.2), 1)],
        [1, stage.tint(darker(pot, 0.2), 0.5)],
      ],
      angle: 90,
    }),
  });
  stage.ink.ellipse({ at: [cx, cy - p * 0.26], rx: p * 0.13, ry: p * 0.03, fill: '#4d3c31' });
  if (kind === 'round') {
    clump({
      stage,
      at: [cx, cy - p * 0.6],
      rx: p * 0.3,
      ry: p * 0.34,
      colour: mix('#5f8a55', palette.accent, 0.08),
      leaf: p * 0.06,
    });
    return;
  }
  const count = kind === 'palm' ? 11 : 13;
  for (let i = 0; i < count; i += 1) {
    const lean = (i / (count - 1)) * 2 - 1 + stage.rng.between(-0.08, 0.08);
    const high = p * stage.rng.between(0.55, 0.98) * (1 - Math.abs(lean) * 0.4);
    const tip: Point = [cx + lean * p * 0.46, cy - p * 0.2 - high];
    const bow: Point = [cx + lean * p * 0.12, cy - p * 0.3 - high * 0.7];
    const fat = kind === 'palm' ? p * 0.03 : p * 0.085;
    stage.ink.path({
      d: `M${cx} ${cy - p * 0.24} Q${bow[0] - fat} ${bow[1]} ${tip} Q${bow[0] + fat} ${bow[1] + fat} ${cx} ${cy - p * 0.24}Z`,
      fill: stage.tint(i % 3 === 0 ? '#7ba565' : i % 3 === 1 ? '#5c8a54' : '#497a4c', lean < 0.1 ? 1 : 0.55),
    });
  }
};

/** A framed picture: an abstract landscape in the palette's colours. */
export const art = ({
  face,
  u,
  v,
  w,
  h,
  palette,
}: {
  face: Face;
  u: number;
  v: number;
  w: number;
  h: number;
  palette: Palette;
}) => {
  const { rng } = face.stage;
  face.rect({ u: u + 0.04, v: v - 0.05, w, h, fill: '#1b1626', raw: true, opacity: 0.2, blur: 5 });
  face.rect({ u, v, w, h, fill: palette.heritage ? '#b08d4f' : palette.timber });
  face.rect({ u: u + 0.04, v: v + 0.04, w: w - 0.08, h: h - 0.08, fill: '#fbf7ee' });
  const [x, y, iw, ih] = [u + w * 0.14, v + h * 0.14, w * 0.72, h * 0.72];
  face.rect({ u: x, v: y, w: iw, h: ih, fill: mix(palette.second, '#fff4e2', 0.6) });
  let base = y + ih * rng.between(0.45, 0.6);
  for (const colour of [palette.second, palette.accent, mix(palette.timber, palette.fabric, 0.4)]) {
    const bump = ih * rng.between(0.05, 0.16);
    face.poly({
      points: [
        [x, y],
        [x + iw, y],
        [x + iw, base - bump],
        [x + iw * 0.66, base + bump * 0.6],
        [x + iw * 0.3, base - bump * 0.2],
        [x, base + bump],
      ],
      fill: colour,
    });
    base -= ih * 0.17;
  }
  const px = face.stage.scale(face.space(u, v));
  face.stage.ink.ellipse({
    at: face.at(x + iw * rng.between(0.25, 0.75), y + ih * 0.78),
    rx: px * iw * 0.1,
    fill: face.tint('#e9b565'),
  });
};

/** Open shelves with books and vessels, set on a wall sheet. */
export const shelves = ({
  face,
  u,
  v,
  w,
  h,
  rows,
  palette,
  backing,
}: {
  face: Face;
  u: number;
  v: number;
  w: number;
  h: number;
  rows: number;
  palette: Palette;
  backing?: Colour;
}) => {
  const { rng } = face.stage;
  if (backing) face.rect({ u, v, w, h, fill: backing });
  const step = h / rows;
  for (let i = 0; i < rows; i += 1) {
    const base = v + i * step;
    face.rect({ u, v: base, w, h: 0.05, fill: palette.timber });
    face.rect({ u, v: base - 0.08, w, h: 0.08, fill: '#1b1626', raw: true, opacity: 0.14 });
    for (let x = u + 0.06; x < u + w - 0.14; ) {
      if (rng.chance(0.2)) {
        x += rng.between(0.08, 0.3);
        continue;
      }
      if (rng.chance(0.14)) {
        const [cx, cy] = face.at(x + 0.1, base + 0.05);
        const p = face.stage.scale(face.space(x, base)) * 0.16;
        face.stage.ink.blob({
          points: [
            [cx - p * 0.4, cy],
            [cx - p * 0.6, cy - p * 0.7],
            [cx - p * 0.2, cy - p * 1.5],
            [cx + p * 0.2, cy - p * 1.5],
            [cx + p * 0.6, cy - p * 0.7],
            [cx + p * 0.4, cy],
          ],
          fill: face.tint(rng.pick([palette.accent, palette.second, '#f2eadc'])),
        });
        x += 0.26;
        continue;
      }
      const wide = rng.between(0.035, 0.07);
      face.rect({
        u: x,
        v: base + 0.05,
        w: wide,
        h: step * rng.between(0.48, 0.72),
        fill: rng.pick([palette.accent, palette.second, palette.fabric, '#efe6d6', '#6d6a72', '#b9704f']),
      });
      x += wide + 0.006;
    }
  }
};
