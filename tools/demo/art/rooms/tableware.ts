import { type Colour, lighter } from '../colour.ts';
import type { Point } from '../ink.ts';
import type { Stage } from '../stage.ts';

/** A bowl with fruit or a vase with stems on a bench, to give a bench life. */
export const bowl = ({
  stage,
  x,
  y,
  z,
  colour,
  fruit = '#e8a23d',
}: {
  stage: Stage;
  x: number;
  y: number;
  z: number;
  colour: Colour;
  fruit?: Colour;
}) => {
  const [[cx, cy], px] = [stage.at([x, y, z]), stage.scale([x, y, z])];
  for (const [dx, dy] of [
    [-0.07, 0.14],
    [0.07, 0.14],
    [0, 0.18],
    [0, 0.12],
  ] as const) {
    stage.ink.ellipse({ at: [cx + dx * px, cy - dy * px], rx: px * 0.055, fill: stage.tint(fruit, 0.9) });
    stage.ink.ellipse({
      at: [cx + dx * px - px * 0.015, cy - dy * px - px * 0.015],
      rx: px * 0.025,
      fill: stage.tint(lighter(fruit, 0.4), 1),
    });
  }
  stage.ink.path({
    d: `M${cx - px * 0.18} ${cy - px * 0.12} Q${cx} ${cy + px * 0.08} ${cx + px * 0.18} ${cy - px * 0.12} Q${cx} ${cy - px * 0.07} ${cx - px * 0.18} ${cy - px * 0.12}Z`,
    fill: stage.tint(colour, 0.85),
  });
};

/** A vase with leafy stems. */
export const vase = ({
  stage,
  x,
  y,
  z,
  colour,
  bloom,
}: {
  stage: Stage;
  x: number;
  y: number;
  z: number;
  colour: Colour;
  bloom: Colour;
}) => {
  const [[cx, cy], px] = [stage.at([x, y, z]), stage.scale([x, y, z])];
  for (let i = 0; i < 7; i += 1) {
    const tip: Point = [cx + (i - 3) * px * 0.055, cy - px * stage.rng.between(0.42, 0.6)];
    stage.ink.polyline({ points: [[cx, cy - px * 0.16], tip], stroke: stage.tint('#6f8f55', 0.8), width: 2 });
    stage.ink.ellipse({
      at: tip,
      rx: px * 0.045,
      ry: px * 0.035,
      fill: stage.tint(i % 2 ? bloom : lighter(bloom, 0.3), 0.95),
    });
  }
  stage.ink.blob({
    points: [
      [cx - px * 0.05, cy],
      [cx - px * 0.08, cy - px * 0.1],
      [cx - px * 0.035, cy - px * 0.22],
      [cx + px * 0.035, cy - px * 0.22],
      [cx + px * 0.08, cy - px * 0.1],
      [cx + px * 0.05, cy],
    ],
    fill: stage.tint(colour, 0.9),
  });
};
