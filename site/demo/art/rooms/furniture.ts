import { type Colour, darker, lighter, mix } from '../colour.ts';
import { box, createFace, type Face } from '../face.ts';
import { clump } from '../foliage.ts';
import type { Point } from '../ink.ts';
import type { Space, Stage } from '../stage.ts';
import { lampGlow, type Palette } from './shell.ts';

type Piece = { stage: Stage; palette: Palette; x: number; z: number };

/** Soft darkness under something that stands on the floor. */
export const underShadow = ({ stage, x, z, w, d }: { stage: Stage; x: number; z: number; w: number; d: number }) =>
  stage.surface({ points: [[x - 0.1, 0.01, z - 0.12], [x + w + 0.2, 0.01, z - 0.12], [x + w + 0.2, 0.01, z + d], [x - 0.1, 0.01, z + d]], fill: '#1b1626', opacity: 0.32, blur: 9 });

/** A rug with a border, flat on the floor. */
export const rug = ({ stage, palette, x, z, w, d, pattern = true }: Piece & { w: number; d: number; pattern?: boolean }) => {
  const sheet = createFace({ stage, origin: [x, 0.015, z], along: [1, 0, 0], up: [0, 0, 1], w, h: d, tone: 0.95 });
  sheet.rect({ u: 0, v: 0, w, h: d, fill: mix(palette.second, '#f4eee2', 0.55) });
  sheet.rect({ u: 0.14, v: 0.12, w: w - 0.28, h: d - 0.24, fill: mix(palette.second, '#f4eee2', 0.78) });
  if (pattern) for (let u = 0.5; u < w - 0.3; u += 0.55) sheet.lines({ lines: [[[u, 0.2], [u + 0.25, d / 2]], [[u + 0.25, d / 2], [u, d - 0.2]]], stroke: palette.second, width: 2.2, opacity: 0.5 });
};

/** A sofa seen from the front. */
export const sofa = ({ stage, palette, x, z, w = 2.4, colour = palette.fabric }: Piece & { w?: number; colour?: Colour }) => {
  underShadow({ stage, x, z, w, d: 0.95 });
  for (const dx of [0.12, w - 0.2]) box({ stage, x: x + dx, z: z + 0.08, w: 0.07, h: 0.16, d: 0.07, fill: darker(palette.timber, 0.2) });
  box({ stage, x, y: 0.4, z: z + 0.68, w, h: 0.46, d: 0.24, fill: darker(colour, 0.04), round: 10 });
  box({ stage, x: x + 0.04, y: 0.14, z, w: w - 0.08, h: 0.2, d: 0.85, fill: darker(colour, 0.1), round: 6 });
  const seats = Math.round(w / 0.8);
  const wide = (w - 0.44) / seats;
  for (let i = 0; i < seats; i += 1) {
    box({ stage, x: x + 0.24 + i * wide, y: 0.42, z: z + 0.52, w: wide - 0.06, h: 0.42, d: 0.16, fill: lighter(colour, 0.06), round: 12 });
    box({ stage, x: x + 0.24 + i * wide, y: 0.34, z: z - 0.02, w: wide - 0.05, h: 0.13, d: 0.6, fill: lighter(colour, 0.04), round: 10 });
  }
  for (const dx of [0, w - 0.2]) box({ stage, x: x + dx, y: 0.14, z: z - 0.02, w: 0.2, h: 0.5, d: 0.86, fill: colour, round: 10 });
  cushion({ stage, x: x + 0.3, y: 0.46, z: z + 0.38, colour: palette.second });
  cushion({ stage, x: x + w - 0.78, y: 0.46, z: z + 0.38, colour: palette.accent });
  cushion({ stage, x: x + w - 1.05, y: 0.46, z: z + 0.42, colour: '#f4ece0' });
};

/** A cushion leaning back. */
export const cushion = ({ stage, x, y, z, colour, w = 0.44 }: { stage: Stage; x: number; y: number; z: number; colour: Colour; w?: number }) => {
  const face = createFace({ stage, origin: [x, y, z], along: [1, 0, 0], up: [0.05, 0.95, 0.3], w, h: w * 0.86, tone: 0.9 });
  face.rect({ u: 0, v: 0, w, h: w * 0.86, fill: lighter(colour, 0.08), to: darker(colour, 0.12), stroke: darker(colour, 0.03), width: 9 });
};

/** An armchair with timber legs. */
export const armchair = ({ stage, palette, x, z, colour = palette.second }: Piece & { colour?: Colour }) => {
  underShadow({ stage, x, z, w: 0.85, d: 0.8 });
  for (const dx of [0.06, 0.72]) box({ stage, x: x + dx, z: z + 0.06, w: 0.06, h: 0.24, d: 0.06, fill: palette.timber });
  box({ stage, x, y: 0.4, z: z + 0.6, w: 0.82, h: 0.52, d: 0.16, fill: colour, round: 12 });
  box({ stage, x: x + 0.02, y: 0.24, z, w: 0.78, h: 0.2, d: 0.66, fill: lighter(colour, 0.05), round: 10 });
  for (const dx of [-0.04, 0.74]) box({ stage, x: x + dx, y: 0.3, z, w: 0.12, h: 0.3, d: 0.66, fill: darker(colour, 0.06), round: 8 });
};

/** A table on four legs; `y` is its height. */
export const table = ({ stage, palette, x, z, w, d, y = 0.74, colour = palette.timber, leg = colour }: Piece & { w: number; d: number; y?: number; colour?: Colour; leg?: Colour }) => {
  underShadow({ stage, x, z, w, d });
  for (const [dx, dz] of [[0.06, d - 0.14], [w - 0.14, d - 0.14], [0.06, 0.06], [w - 0.14, 0.06]] as const) box({ stage, x: x + dx, z: z + dz, w: 0.08, h: y, d: 0.08, fill: leg });
  return box({ stage, x, y, z, w, h: 0.06, d, fill: colour, top: lighter(colour, 0.14) });
};

/** A dining chair: `back` near the viewer or away. */
export const chair = ({ stage, palette, x, z, away = true, colour = palette.timber, seat = palette.fabric }: Piece & { away?: boolean; colour?: Colour; seat?: Colour }) => {
  underShadow({ stage, x, z, w: 0.42, d: 0.4 });
  const rest = () => {
    for (const dx of [0, 0.38]) box({ stage, x: x + dx, y: 0.44, z: away ? z + 0.38 : z, w: 0.05, h: 0.44, d: 0.05, fill: colour });
    box({ stage, x, y: 0.68, z: away ? z + 0.38 : z, w: 0.43, h: 0.2, d: 0.05, fill: colour, round: 4 });
  };
  for (const [dx, dz] of [[0, 0.36], [0.38, 0.36], [0, 0], [0.38, 0]] as const) box({ stage, x: x + dx, z: z + dz, w: 0.05, h: 0.44, d: 0.05, fill: colour });
  if (away) rest();
  box({ stage, x: x - 0.02, y: 0.42, z: z - 0.01, w: 0.47, h: 0.07, d: 0.43, fill: seat, round: 4 });
  if (!away) rest();
};

/** A floor lamp with a cloth shade. */
export const floorLamp = ({ stage, palette, x, z, high = 1.55 }: Piece & { high?: number }) => {
  const [foot, top, px] = [stage.at([x, 0, z]), stage.at([x, high, z]), stage.scale([x, 0, z])];
  stage.ink.ellipse({ at: foot, rx: px * 0.15, ry: px * 0.035, fill: darker(palette.metal, 0.25) });
  stage.ink.segments({ lines: [[foot, top]], stroke: stage.tint(palette.metal, 0.8), width: px * 0.03 });
  shade({ stage, at: top, px: px * 0.24 });
};

/** A table lamp. */
export const tableLamp = ({ stage, palette, at }: { stage: Stage; palette: Palette; at: Space }) => {
  const [[x, y], px] = [stage.at(at), stage.scale(at)];
  stage.ink.blob({ points: [[x - px * 0.06, y], [x - px * 0.09, y - px * 0.1], [x, y - px * 0.22], [x + px * 0.09, y - px * 0.1], [x + px * 0.06, y]], fill: stage.tint(palette.accent, 0.8) });
  shade({ stage, at: [x, y - px * 0.22], px: px * 0.16 });
};

const shade = ({ stage, at: [x, y], px }: { stage: Stage; at: Point; px: number }) => {
  lampGlow({ stage, at: [x, y - px * 0.5], reach: px * 4.6 });
  const lit = stage.light.lamps;
  stage.ink.polygon({ points: [[x - px, y], [x + px, y], [x + px * 0.72, y - px * 1.1], [x - px * 0.72, y - px * 1.1]], fill: stage.ink.linear({ stops: [[0, lit ? '#ffe9bd' : '#fbf3e3'], [1, lit ? '#ffcf8a' : '#e9dcc4']] }) });
};

/** A hanging lamp: dome, globe or cone. */
export const pendant = ({ stage, palette, x, z, y = 1.9, top = 2.9, form = 'dome', colour = palette.metal }: Piece & { y?: number; top?: number; form?: 'dome' | 'globe' | 'cone'; colour?: Colour }) => {
  const [hang, end, px] = [stage.at([x, top, z]), stage.at([x, y, z]), stage.scale([x, y, z])];
  stage.ink.segments({ lines: [[hang, end]], stroke: '#5a5358', width: 2 });
  lampGlow({ stage, at: [end[0], end[1] + px * 0.12], reach: px * 0.95 });
  const [cx, cy] = end;
  if (form === 'globe') {
    stage.ink.ellipse({ at: [cx, cy], rx: px * 0.16, fill: stage.ink.radial({ stops: [[0, '#fff9e6'], [1, stage.light.lamps ? '#ffd998' : '#efe7d6']] }) });
    return;
  }
  const r = px * (form === 'dome' ? 0.24 : 0.2);
  const fill = stage.ink.linear({ stops: [[0, stage.tint(lighter(colour, 0.2), 1)], [1, stage.tint(darker(colour, 0.15), 0.5)]], angle: 90 });
  if (form === 'dome') stage.ink.path({ d: `M${cx - r} ${cy + r * 0.6} A${r} ${r} 0 0 1 ${cx + r} ${cy + r * 0.6}Z`, fill });
  else stage.ink.polygon({ points: [[cx - r, cy + r], [cx + r, cy + r], [cx + r * 0.25, cy - r * 0.5], [cx - r * 0.25, cy - r * 0.5]], fill });
  stage.ink.ellipse({ at: [cx, cy + r * (form === 'dome' ? 0.6 : 1)], rx: r, ry: r * 0.14, fill: '#ffedc4' });
};

/** A plant in a pot, `size` metres high. */
export const potPlant = ({ stage, palette, x, z, size = 1.3, y = 0, kind = 'leafy', pot = '#e9e1d4' }: Piece & { size?: number; y?: number; kind?: 'leafy' | 'palm' | 'round'; pot?: Colour }) => {
  const px = stage.scale([x, y, z]);
  const [cx, cy] = stage.at([x, y, z]);
  const p = px * size;
  if (y === 0) underShadow({ stage, x: x - size * 0.14, z: z - 0.1, w: size * 0.28, d: 0.3 });
  stage.ink.polygon({ points: [[cx - p * 0.1, cy], [cx + p * 0.1, cy], [cx + p * 0.13, cy - p * 0.26], [cx - p * 0.13, cy - p * 0.26]], fill: stage.ink.linear({ stops: [[0, stage.tint(lighter(pot, 0.2), 1)], [1, stage.tint(darker(pot, 0.2), 0.5)]], angle: 90 }) });
  stage.ink.ellipse({ at: [cx, cy - p * 0.26], rx: p * 0.13, ry: p * 0.03, fill: '#4d3c31' });
  if (kind === 'round') {
    clump({ stage, at: [cx, cy - p * 0.6], rx: p * 0.3, ry: p * 0.34, colour: mix('#5f8a55', palette.accent, 0.08), leaf: p * 0.06 });
    return;
  }
  const count = kind === 'palm' ? 11 : 13;
  for (let i = 0; i < count; i += 1) {
    const lean = (i / (count - 1)) * 2 - 1 + stage.rng.between(-0.08, 0.08);
    const high = p * stage.rng.between(0.55, 0.98) * (1 - Math.abs(lean) * 0.4);
    const tip: Point = [cx + lean * p * 0.46, cy - p * 0.2 - high];
    const bow: Point = [cx + lean * p * 0.12, cy - p * 0.3 - high * 0.7];
    const fat = kind === 'palm' ? p * 0.03 : p * 0.085;
    stage.ink.path({ d: `M${cx} ${cy - p * 0.24} Q${bow[0] - fat} ${bow[1]} ${tip} Q${bow[0] + fat} ${bow[1] + fat} ${cx} ${cy - p * 0.24}Z`, fill: stage.tint(i % 3 === 0 ? '#7ba565' : i % 3 === 1 ? '#5c8a54' : '#497a4c', lean < 0.1 ? 1 : 0.55) });
  }
};

/** A framed picture: an abstract landscape in the palette's colours. */
export const art = ({ face, u, v, w, h, palette }: { face: Face; u: number; v: number; w: number; h: number; palette: Palette }) => {
  const { rng } = face.stage;
  face.rect({ u: u + 0.04, v: v - 0.05, w, h, fill: '#1b1626', raw: true, opacity: 0.2, blur: 5 });
  face.rect({ u, v, w, h, fill: palette.heritage ? '#b08d4f' : palette.timber });
  face.rect({ u: u + 0.04, v: v + 0.04, w: w - 0.08, h: h - 0.08, fill: '#fbf7ee' });
  const [x, y, iw, ih] = [u + w * 0.14, v + h * 0.14, w * 0.72, h * 0.72];
  face.rect({ u: x, v: y, w: iw, h: ih, fill: mix(palette.second, '#fff4e2', 0.6) });
  let base = y + ih * rng.between(0.45, 0.6);
  for (const colour of [palette.second, palette.accent, mix(palette.timber, palette.fabric, 0.4)]) {
    const bump = ih * rng.between(0.05, 0.16);
    face.poly({ points: [[x, y], [x + iw, y], [x + iw, base - bump], [x + iw * 0.66, base + bump * 0.6], [x + iw * 0.3, base - bump * 0.2], [x, base + bump]], fill: colour });
    base -= ih * 0.17;
  }
  const px = face.stage.scale(face.space(u, v));
  face.stage.ink.ellipse({ at: face.at(x + iw * rng.between(0.25, 0.75), y + ih * 0.78), rx: px * iw * 0.1, fill: face.tint('#e9b565') });
};

/** A low cupboard along a wall with doors. */
export const sideboard = ({ stage, palette, x, z, w, h = 0.7, d = 0.42, colour = palette.timber, legs = 0.14 }: Piece & { w: number; h?: number; d?: number; colour?: Colour; legs?: number }) => {
  underShadow({ stage, x, z, w, d });
  for (const dx of [0.06, w - 0.12]) box({ stage, x: x + dx, z: z + 0.05, w: 0.06, h: legs, d: 0.06, fill: darker(colour, 0.3) });
  const { front } = box({ stage, x, y: legs, z, w, h: h - legs, d, fill: colour });
  const doors = Math.max(2, Math.round(w / 0.55));
  for (let i = 0; i < doors; i += 1) {
    front.lines({ lines: [[[(i * w) / doors, 0], [(i * w) / doors, h - legs]]], stroke: darker(colour, 0.35), width: 1.6, opacity: 0.7 });
    front.rect({ u: (i + 0.82) * (w / doors), v: (h - legs) * 0.5, w: 0.03, h: 0.1, fill: palette.metal });
  }
};

/** Open shelves with books and vessels, set on a wall sheet. */
export const shelves = ({ face, u, v, w, h, rows, palette, backing }: { face: Face; u: number; v: number; w: number; h: number; rows: number; palette: Palette; backing?: Colour }) => {
  const { rng } = face.stage;
  if (backing) face.rect({ u, v, w, h, fill: backing });
  const step = h / rows;
  for (let i = 0; i < rows; i += 1) {
    const base = v + i * step;
    face.rect({ u, v: base, w, h: 0.05, fill: palette.timber });
    face.rect({ u, v: base - 0.08, w, h: 0.08, fill: '#1b1626', raw: true, opacity: 0.14 });
    for (let x = u + 0.06; x < u + w - 0.14; ) {
      if (rng.chance(0.2)) { x += rng.between(0.08, 0.3); continue; }
      if (rng.chance(0.14)) {
        const [cx, cy] = face.at(x + 0.1, base + 0.05);
        const p = face.stage.scale(face.space(x, base)) * 0.16;
        face.stage.ink.blob({ points: [[cx - p * 0.4, cy], [cx - p * 0.6, cy - p * 0.7], [cx - p * 0.2, cy - p * 1.5], [cx + p * 0.2, cy - p * 1.5], [cx + p * 0.6, cy - p * 0.7], [cx + p * 0.4, cy]], fill: face.tint(rng.pick([palette.accent, palette.second, '#f2eadc'])) });
        x += 0.26;
        continue;
      }
      const wide = rng.between(0.035, 0.07);
      face.rect({ u: x, v: base + 0.05, w: wide, h: step * rng.between(0.48, 0.72), fill: rng.pick([palette.accent, palette.second, palette.fabric, '#efe6d6', '#6d6a72', '#b9704f']) });
      x += wide + 0.006;
    }
  }
};
