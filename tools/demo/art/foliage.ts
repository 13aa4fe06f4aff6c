import { type Colour, darker, lighter } from './colour.ts';
import type { Point } from './ink.ts';
import type { Stage } from './stage.ts';

/** Points of a bumpy closed outline around a centre. */
export const bumpy = ({
  stage,
  at: [x, y],
  rx,
  ry = rx,
  bumps = 11,
  rough = 0.16,
}: {
  stage: Stage;
  at: Point;
  rx: number;
  ry?: number;
  bumps?: number;
  rough?: number;
}): Point[] =>
  Array.from({ length: bumps }, (_, i) => {
    const angle = (i / bumps) * Math.PI * 2;
    const reach = 1 + stage.rng.between(-rough, rough);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });

/** One mass of leaves: shade below, colour, light where the sun comes from (upper left), loose leaves on the rim. */
export const clump = ({
  stage,
  at: [x, y],
  rx,
  ry = rx * 0.8,
  colour,
  leaf = rx * 0.14,
  airy = false,
}: {
  stage: Stage;
  at: Point;
  rx: number;
  ry?: number;
  colour: Colour;
  leaf?: number;
  airy?: boolean;
}) => {
  const { ink, rng } = stage;
  const shade = stage.tint(darker(colour, 0.22), 0.15);
  const mid = stage.tint(colour, 0.65);
  const sunny = stage.tint(lighter(colour, 0.24), 1);
  ink.blob({
    points: bumpy({ stage, at: [x, y], rx, ry, bumps: 13, rough: airy ? 0.26 : 0.14 }),
    fill: shade,
  });
  ink.blob({
    points: bumpy({ stage, at: [x - rx * 0.1, y - ry * 0.14], rx: rx * 0.82, ry: ry * 0.78, rough: 0.2 }),
    fill: mid,
  });
  ink.blob({
    points: bumpy({ stage, at: [x - rx * 0.26, y - ry * 0.34], rx: rx * 0.5, ry: ry * 0.42, rough: 0.26 }),
    fill: sunny,
    opacity: 0.75,
  });
  const dabs = airy ? 26 : 18;
  for (let i = 0; i < dabs; i += 1) {
    const angle = rng.between(0, Math.PI * 2);
    const reach = rng.between(0.35, 1.08);
    const [dx, dy] = [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    const bright = dx / rx + dy / ry < -0.25;
    ink.ellipse({
      at: [x + dx, y + dy],
      rx: leaf * rng.between(0.6, 1.2),
      ry: leaf * rng.between(0.35, 0.7),
      fill: bright ? sunny : rng.chance(0.4) ? mid : shade,
      opacity: 0.9,
    });
  }
};

/** A soft shadow on the ground under something `wide` pixels across. */
export const groundShadow = ({
  stage,
  at: [x, y],
  wide,
  flat = 0.16,
}: {
  stage: Stage;
  at: Point;
  wide: number;
  flat?: number;
}) =>
  stage.ink.ellipse({
    at: [x + wide * 0.12, y],
    rx: wide * 0.55,
    ry: wide * flat * 0.5,
    fill: '#1d1a34',
    opacity: stage.light.shadow + 0.06,
    blur: Math.max(2, wide * 0.035),
  });

/** A tapering limb between two points. */
export const limb = ({
  stage,
  from,
  to,
  thick,
  thin,
  colour,
  bend = 0,
}: {
  stage: Stage;
  from: Point;
  to: Point;
  thick: number;
  thin: number;
  colour: Colour;
  bend?: number;
}) => {
  const middle: Point = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2];
  const side = ({ width, k }: { width: number; k: number }) => k * width * 0.5;
  const m = (thick + thin) / 2;
  const outline = (k: number): Point[] => [
    [from[0] + side({ width: thick, k }), from[1]],
    [middle[0] + side({ width: m, k }), middle[1]],
    [to[0] + side({ width: thin, k }), to[1]],
  ];
  const edge = ([a, b, c]: Point[]) => `${a} Q${b} ${c}`;
  const back = outline(1).reverse();
  const d = `M${edge(outline(-1))} L${edge(back)} Z`;
  stage.ink.path({
    d,
    fill: stage.ink.linear({
      stops: [
        [0, stage.tint(lighter(colour, 0.15), 1)],
        [1, stage.tint(darker(colour, 0.2), 0.1)],
      ],
      angle: 90,
    }),
  });
};
