import { type Colour, darker, lighter } from '../colour.ts';
import { box, createFace, type Face } from '../face.ts';
import type { Point } from '../ink.ts';
import type { Stage } from '../stage.ts';
import type { Palette } from './shell.ts';
import { underShadow } from './furniture.ts';

/** A run of base cupboards with a bench top; returns the front sheet. */
export const baseRun = ({
  stage, palette, x, z, w, d = 0.62, h = 0.9, colour = palette.joinery, unit = 0.6, drawers = false,
}: {
  stage: Stage; palette: Palette; x: number; z: number; w: number; d?: number; h?: number; colour?: Colour; unit?: number; drawers?: boolean;
}): Face => {
  underShadow({ stage, x, z, w, d });
  const { front } = box({ stage, x, z, w, h: h - 0.05, d, fill: colour });
  front.rect({ u: 0, v: 0, w, h: 0.1, fill: darker(colour, 0.45) });
  const count = Math.round(w / unit);
  for (let i = 0; i < count; i += 1) cupboard({ face: front, u: (i * w) / count, v: 0.12, w: w / count, h: h - 0.2, palette, colour, split: drawers && i % 2 === 0 });
  box({ stage, x: x - 0.03, y: h - 0.05, z: z - 0.04, w: w + 0.06, h: 0.06, d: d + 0.04, fill: palette.stone, top: lighter(palette.stone, 0.12) });
  return front;
};

/** One cupboard door: shaker style in older houses, flat in newer ones. */
export const cupboard = ({ face, u, v, w, h, palette, colour, split = false }: { face: Face; u: number; v: number; w: number; h: number; palette: Palette; colour: Colour; split?: boolean }) => {
  const parts = split ? [[v, h * 0.48], [v + h * 0.52, h * 0.22], [v + h * 0.77, h * 0.23]] as const : [[v, h] as const];
  for (const [base, high] of parts) {
    face.rect({ u: u + 0.015, v: base + 0.01, w: w - 0.03, h: high - 0.02, fill: lighter(colour, 0.06), stroke: darker(colour, 0.3), width: 1.3 });
    if (palette.heritage && high > 0.3) face.rect({ u: u + 0.09, v: base + 0.09, w: w - 0.18, h: high - 0.18, fill: colour, stroke: darker(colour, 0.2), width: 1.2 });
    face.rect({ u: u + w * (split ? 0.36 : 0.8), v: base + high * (split ? 0.55 : 0.72), w: split ? w * 0.28 : 0.025, h: split ? 0.022 : 0.16, fill: palette.metal });
  }
};

/** Tiles on part of a wall: long bricks, squares or a stone sheet. */
export const splashback = ({ face, u, v, w, h, colour, kind }: { face: Face; u: number; v: number; w: number; h: number; colour: Colour; kind: 'subway' | 'square' | 'slab' | 'finger' }) => {
  face.rect({ u, v, w, h, fill: lighter(colour, 0.06), to: darker(colour, 0.05) });
  if (kind === 'slab') {
    for (let i = 0; i < 4; i += 1) {
      const start = u + w * face.stage.rng.between(0, 0.8);
      face.lines({ lines: [[[start, v], [start + w * 0.1, v + h * 0.5]], [[start + w * 0.1, v + h * 0.5], [start + w * 0.16, v + h]]], stroke: darker(colour, 0.25), width: 2, opacity: 0.3 });
    }
    return;
  }
  const [tw, th] = { subway: [0.24, 0.1], square: [0.16, 0.16], finger: [0.06, 0.24] }[kind] as [number, number];
  const lines: (readonly [Point, Point])[] = [];
  for (let row = 0, b = v; b < v + h; row += 1, b += th) {
    lines.push([[u, b], [u + w, b]]);
    for (let a = u + (kind === 'subway' && row % 2 ? tw / 2 : 0); a < u + w; a += tw) lines.push([[a, b], [a, Math.min(b + th, v + h)]]);
  }
  face.lines({ lines, stroke: darker(colour, 0.28), width: 1.1, opacity: 0.5 });
  for (let i = 0; i < w * h * 9; i += 1) {
    const [row, col] = [Math.floor(face.stage.rng.between(0, h / th)), Math.floor(face.stage.rng.between(0, w / tw - 1))];
    face.rect({ u: u + col * tw + (kind === 'subway' && row % 2 ? tw / 2 : 0), v: v + row * th, w: tw, h: Math.min(th, h - row * th), fill: lighter(colour, 0.4), opacity: 0.35 });
  }
};

/** A tap standing on a bench. */
export const tap = ({ stage, x, y, z, colour, high = 0.32 }: { stage: Stage; x: number; y: number; z: number; colour: Colour; high?: number }) => {
  const [[cx, cy], px] = [stage.at([x, y, z]), stage.scale([x, y, z])];
  const r = px * 0.09;
  stage.ink.path({ d: `M${cx} ${cy} V${cy - px * high + r} A${r} ${r} 0 0 1 ${cx + r * 2} ${cy - px * high + r} v${r * 0.7}`, stroke: stage.tint(colour, 0.85), width: Math.max(3, px * 0.028) });
};

/** A freestanding bath. */
export const bath = ({ stage, x, z, w = 1.7, colour = '#fbfaf7' }: { stage: Stage; x: number; z: number; w?: number; colour?: Colour }) => {
  underShadow({ stage, x: x + 0.1, z, w: w - 0.2, d: 0.75 });
  const [a, b, c, d] = [stage.at([x, 0.6, z + 0.36]), stage.at([x + w, 0.6, z + 0.36]), stage.at([x + w - 0.22, 0, z + 0.2]), stage.at([x + 0.22, 0, z + 0.2])];
  const lip = (b[0] - a[0]) / 2;
  const deep = Math.abs(stage.at([x, 0.6, z])[1] - stage.at([x, 0.6, z + 0.75])[1]) / 2;
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  stage.ink.path({
    d: `M${a[0]} ${a[1]} C${a[0] + 4} ${d[1] - 20} ${d[0] - 20} ${d[1]} ${d[0] + 10} ${d[1] + deep * 0.5} Q${mid[0]} ${d[1] + deep} ${c[0] - 10} ${c[1] + deep * 0.5} C${c[0] + 20} ${c[1]} ${b[0] - 4} ${c[1] - 20} ${b[0]} ${b[1]}Z`,
    fill: stage.ink.linear({ stops: [[0, stage.tint(colour, 1)], [0.6, stage.tint(darker(colour, 0.05), 0.85)], [1, stage.tint(darker(colour, 0.14), 0.45)]], angle: 70 }),
  });
  stage.ink.ellipse({ at: mid, rx: lip, ry: deep, fill: stage.tint('#ffffff', 1) });
  stage.ink.ellipse({ at: [mid[0], mid[1] + 2], rx: lip * 0.93, ry: deep * 0.78, fill: stage.ink.linear({ stops: [[0, stage.tint(darker(colour, 0.24), 0.7)], [1, stage.tint(colour, 0.9)]] }) });
};

/** A round mirror on a wall, seen nearly from the front. */
export const roundMirror = ({ face, u, v, r, metal }: { face: Face; u: number; v: number; r: number; metal: Colour }) => {
  const px = face.stage.scale(face.space(u, v)) * r;
  const [x, y] = face.at(u, v);
  const { ink, light } = face.stage;
  ink.ellipse({ at: [x + 5, y + 8], rx: px, fill: '#1b1626', opacity: 0.22, blur: 6 });
  ink.ellipse({ at: [x, y], rx: px, fill: face.tint(metal) });
  ink.ellipse({ at: [x, y], rx: px * 0.95, fill: ink.linear({ stops: [[0, lighter(light.sky[1], 0.45)], [0.5, '#f3f1ec'], [1, '#cfcac4']], angle: 30 }) });
  ink.polygon({ points: [[x - px * 0.5, y + px * 0.5], [x - px * 0.2, y + px * 0.7], [x + px * 0.6, y - px * 0.5], [x + px * 0.35, y - px * 0.72]], fill: '#ffffff', opacity: 0.35 });
};

/** A bowl with fruit or a vase with stems on a bench, to give a bench life. */
export const bowl = ({ stage, x, y, z, colour, fruit = '#e8a23d' }: { stage: Stage; x: number; y: number; z: number; colour: Colour; fruit?: Colour }) => {
  const [[cx, cy], px] = [stage.at([x, y, z]), stage.scale([x, y, z])];
  for (const [dx, dy] of [[-0.07, 0.14], [0.07, 0.14], [0, 0.18], [0, 0.12]] as const) {
    stage.ink.ellipse({ at: [cx + dx * px, cy - dy * px], rx: px * 0.055, fill: stage.tint(fruit, 0.9) });
    stage.ink.ellipse({ at: [cx + dx * px - px * 0.015, cy - dy * px - px * 0.015], rx: px * 0.025, fill: stage.tint(lighter(fruit, 0.4), 1) });
  }
  stage.ink.path({ d: `M${cx - px * 0.18} ${cy - px * 0.12} Q${cx} ${cy + px * 0.08} ${cx + px * 0.18} ${cy - px * 0.12} Q${cx} ${cy - px * 0.07} ${cx - px * 0.18} ${cy - px * 0.12}Z`, fill: stage.tint(colour, 0.85) });
};

/** A vase with leafy stems. */
export const vase = ({ stage, x, y, z, colour, bloom }: { stage: Stage; x: number; y: number; z: number; colour: Colour; bloom: Colour }) => {
  const [[cx, cy], px] = [stage.at([x, y, z]), stage.scale([x, y, z])];
  for (let i = 0; i < 7; i += 1) {
    const tip: Point = [cx + (i - 3) * px * 0.055, cy - px * stage.rng.between(0.42, 0.6)];
    stage.ink.polyline({ points: [[cx, cy - px * 0.16], tip], stroke: stage.tint('#6f8f55', 0.8), width: 2 });
    stage.ink.ellipse({ at: tip, rx: px * 0.045, ry: px * 0.035, fill: stage.tint(i % 2 ? bloom : lighter(bloom, 0.3), 0.95) });
  }
  stage.ink.blob({ points: [[cx - px * 0.05, cy], [cx - px * 0.08, cy - px * 0.1], [cx - px * 0.035, cy - px * 0.22], [cx + px * 0.035, cy - px * 0.22], [cx + px * 0.08, cy - px * 0.1], [cx + px * 0.05, cy]], fill: stage.tint(colour, 0.9) });
};

/** A bed with headboard, seen from its foot. */
export const bed = ({ stage, palette, x, z, w = 1.9 }: { stage: Stage; palette: Palette; x: number; z: number; w?: number }) => {
  underShadow({ stage, x, z, w, d: 2.1 });
  const { front } = box({ stage, x: x - 0.1, y: 0.25, z: z + 2.05, w: w + 0.2, h: 0.95, d: 0.1, fill: palette.heritage ? palette.timber : palette.fabric, round: 6 });
  for (let i = 1; i < 6; i += 1) front.lines({ lines: [[[(i * (w + 0.2)) / 6, 0.1], [(i * (w + 0.2)) / 6, 0.9]]], stroke: darker(palette.fabric, 0.25), width: 2, opacity: 0.4 });
  box({ stage, x, y: 0.1, z, w, h: 0.2, d: 2.05, fill: palette.timber });
  box({ stage, x, y: 0.28, z, w, h: 0.26, d: 2.05, fill: '#f6f1e8', round: 10 });
  for (const dx of [0.08, w / 2 + 0.03]) {
    box({ stage, x: x + dx, y: 0.6, z: z + 1.75, w: w / 2 - 0.12, h: 0.4, d: 0.14, fill: '#fbf8f1', round: 14 });
    box({ stage, x: x + dx + 0.06, y: 0.58, z: z + 1.5, w: w / 2 - 0.24, h: 0.32, d: 0.12, fill: palette.second, round: 12 });
  }
  box({ stage, x: x - 0.04, y: 0.3, z: z - 0.03, w: w + 0.08, h: 0.28, d: 1.5, fill: lighter(palette.fabric, 0.5), top: lighter(palette.fabric, 0.58), round: 12 });
  box({ stage, x: x - 0.06, y: 0.3, z: z - 0.05, w: w + 0.12, h: 0.31, d: 0.55, fill: palette.accent, top: lighter(palette.accent, 0.12), round: 10 });
  const fold = createFace({ stage, origin: [x - 0.06, 0.3, z - 0.06], along: [1, 0, 0], w: w + 0.12, h: 0.3, tone: 0.8 });
  for (let i = 1; i < 9; i += 1) fold.lines({ lines: [[[(i * w) / 9, 0.02], [(i * w) / 9 + 0.03, 0.26]]], stroke: darker(palette.accent, 0.25), width: 2, opacity: 0.35 });
};
