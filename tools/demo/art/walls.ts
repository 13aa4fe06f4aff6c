import { type Colour, darker, lighter } from './colour.ts';
import { createFace, type Face } from './face.ts';
import type { Point } from './ink.ts';
import type { Stage } from './stage.ts';

/** What a wall is made of. */
export type Material = 'board' | 'brick' | 'render' | 'stone' | 'iron' | 'batten' | 'shingle' | 'log';

/** Covers a whole sheet with a material; `from` leaves a strip free at the bottom. */
export const clad = ({
  face,
  material,
  colour,
  from = 0,
}: {
  face: Face;
  material: Material;
  colour: Colour;
  from?: number;
}) => {
  face.rect({
    u: 0,
    v: from,
    w: face.w,
    h: face.h - from,
    fill: lighter(colour, 0.05),
    to: darker(colour, 0.08),
  });
  textures[material]({ face, colour, from });
};

/** A box-shaped part of a building: its front and, when seen, its right side, ready to carry windows. */
export const volume = ({
  stage,
  x,
  y = 0,
  z,
  w,
  h,
  d,
  material,
  colour,
}: {
  stage: Stage;
  x: number;
  y?: number;
  z: number;
  w: number;
  h: number;
  d: number;
  material: Material;
  colour: Colour;
}) => {
  const front = createFace({ stage, origin: [x, y, z], along: [1, 0, 0], w, h, tone: 0.92 });
  const side = createFace({ stage, origin: [x + w, y, z], along: [0, 0, 1], w: d, h, tone: 0.28 });
  if (side.visible) {
    clad({ face: side, material, colour });
    side.dim({ u: 0, v: 0, w: d, h, from: 'right', strength: 0.16 });
  }
  clad({ face: front, material, colour });
  front.dim({ u: 0, v: 0, w, h: Math.min(0.5, h * 0.2), from: 'bottom', strength: 0.18 });
  return { front, side };
};

/** The shadow that an eave throws on the wall below it. */
export const eaveShadow = ({
  face,
  deep = 0.55,
  at = face.h,
}: {
  face: Face;
  deep?: number;
  at?: number;
}) => {
  if (!face.visible) return;
  face.rect({
    u: 0,
    v: at - deep * 0.5,
    w: face.w,
    h: deep * 0.5,
    fill: '#1b1830',
    raw: true,
    opacity: face.stage.light.shadow * 0.9,
  });
  face.dim({
    u: 0,
    v: at - deep * 1.4,
    w: face.w,
    h: deep,
    from: 'top',
    strength: face.stage.light.shadow * 0.8,
  });
};

type Texture = (wall: { face: Face; colour: Colour; from: number }) => void;

const rows = ({
  face,
  from,
  step,
}: {
  face: Face;
  from: number;
  step: number;
}): (readonly [Point, Point])[] =>
  Array.from({ length: Math.floor((face.h - from) / step) }, (_, i) => {
    const v = from + (i + 1) * step;
    return [
      [0, v],
      [face.w, v],
    ] as const;
  });

const columns = ({
  face,
  from,
  step,
}: {
  face: Face;
  from: number;
  step: number;
}): (readonly [Point, Point])[] =>
  Array.from({ length: Math.max(0, Math.ceil(face.w / step) - 1) }, (_, i) => {
    const u = (i + 1) * step;
    return [
      [u, from],
      [u, face.h],
    ] as const;
  });

const board: Texture = ({ face, colour, from }) => {
  const lines = rows({ face, from, step: 0.19 });
  face.lines({ lines, stroke: darker(colour, 0.32), width: 1.7, opacity: 0.55 });
  face.lines({
    lines: lines.map(
      ([a, b]) =>
        [
          [a[0], a[1] - 0.025],
          [b[0], b[1] - 0.025],
        ] as const,
    ),
    stroke: lighter(colour, 0.5),
    width: 1,
    opacity: 0.5,
  });
};

const brick: Texture = ({ face, colour, from }) => {
  const { rng } = face.stage;
  const tall = 0.13;
  const long = 0.36;
  for (let i = 0; i < face.w * (face.h - from) * 1.5; i += 1) {
    const row = Math.floor(rng.between(0, (face.h - from) / tall));
    const u = Math.floor(rng.between(0, face.w / long)) * long + (row % 2) * (long / 2);
    if (u + long > face.w) continue;
    const tone = rng.pick([darker(colour, 0.16), lighter(colour, 0.1), darker(colour, 0.09)]);
    face.rect({ u, v: from + row * tall, w: long, h: tall, fill: tone, opacity: 0.8 });
  }
  face.lines({
    lines: rows({ face, from, step: tall }),
    stroke: lighter(colour, 0.45),
    width: 0.9,
    opacity: 0.3,
  });
};

const stone: Texture = ({ face, colour, from }) => {
  const { rng } = face.stage;
  for (let v = from; v < face.h - 0.05; v += 0.3) {
    for (let u = 0; u < face.w - 0.05; ) {
      const w = Math.min(rng.between(0.35, 0.75), face.w - u);
      const h = Math.min(0.28, face.h - v);
      face.rect({
        u: u + 0.015,
        v: v + 0.01,
        w: w - 0.03,
        h,
        fill: rng.pick([colour, darker(colour, 0.1), lighter(colour, 0.14), darker(colour, 0.05)]),
        opacity: 0.85,
      });
      u += w;
    }
  }
};

const upright =
  ({ step, strength }: { step: number; strength: number }): Texture =>
  ({ face, colour, from }) => {
    const lines = columns({ face, from, step });
    face.lines({ lines, stroke: darker(colour, 0.4), width: 1.6, opacity: strength });
    face.lines({
      lines: lines.map(
        ([a, b]) =>
          [
            [a[0] + 0.03, a[1]],
            [b[0] + 0.03, b[1]],
          ] as const,
      ),
      stroke: lighter(colour, 0.5),
      width: 1,
      opacity: strength * 0.7,
    });
  };

const textures: Record<Material, Texture> = {
  board,
  brick,
  stone,
  shingle: ({ face, colour, from }) => {
    face.lines({
      lines: rows({ face, from, step: 0.26 }),
      stroke: darker(colour, 0.35),
      width: 1.4,
      opacity: 0.5,
    });
    const scatter = columns({ face, from, step: 0.22 }).flatMap(([a]) =>
      rows({ face, from, step: 0.26 })
        .filter(() => face.stage.rng.chance(0.3))
        .map(
          ([b]) =>
            [
              [a[0], b[1]],
              [a[0], b[1] - 0.26],
            ] as const,
        ),
    );
    face.lines({ lines: scatter, stroke: darker(colour, 0.3), width: 1, opacity: 0.4 });
  },
  log: ({ face, colour, from }) => {
    const lines = rows({ face, from, step: 0.3 });
    face.lines({ lines, stroke: darker(colour, 0.45), width: 3, opacity: 0.6 });
    face.lines({
      lines: lines.map(
        ([a, b]) =>
          [
            [a[0], a[1] - 0.1],
            [b[0], b[1] - 0.1],
          ] as const,
      ),
      stroke: lighter(colour, 0.35),
      width: 2.5,
      opacity: 0.45,
    });
  },
  render: ({ face, colour, from }) => {
    const { rng } = face.stage;
    for (let i = 0; i < 3; i += 1) {
      face.rect({
        u: rng.between(0, face.w * 0.6),
        v: from,
        w: face.w * rng.between(0.1, 0.35),
        h: face.h - from,
        fill: lighter(colour, 0.3),
        opacity: 0.07,
      });
    }
  },
  iron: upright({ step: 0.16, strength: 0.4 }),
  batten: upright({ step: 0.26, strength: 0.5 }),
};
