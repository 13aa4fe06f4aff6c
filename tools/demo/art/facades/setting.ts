import { type Colour, darker, lighter } from '../colour.ts';
import { clump } from '../foliage.ts';
import { type FenceKind, fence, patch, street } from '../ground.ts';
import type { Point } from '../ink.ts';
import { bed, type PlantKind } from '../plants.ts';
import type { Stage } from '../stage.ts';
import { type TreeKind, tree } from '../trees.ts';

/** Colours of one building. */
export type Look = { wall: Colour; trim: Colour; roof: Colour; door: Colour; accent: Colour };

/** How a façade is drawn on a stage whose sky, distance and lawn are there already. */
export type Builder = (place: { stage: Stage; look: Look; variant: number }) => void;

/** Where the viewer stands for a kind of building. */
export type View = {
  distance: number;
  angle: number;
  eye: number;
  focal: number;
  horizon: number;
  target?: readonly [number, number, number];
};

/** Trees by place: kind, x, z, height in metres. Far ones first. */
export const trees = ({
  stage,
  list,
}: {
  stage: Stage;
  list: readonly (readonly [TreeKind, number, number, number])[];
}) => {
  for (const [kind, x, z, height] of list) tree({ stage, kind, at: [x, 0, z], height });
};

/** The usual front: paths, beds along the house, fence on the boundary, footpath and road. */
export const frontGarden = ({
  stage,
  boundary,
  kind,
  colour,
  path,
  drive,
  kinds,
  beds,
  gateAt,
}: {
  stage: Stage;
  boundary: number;
  kind?: FenceKind;
  colour?: Colour;
  kinds: readonly PlantKind[];
  /** Garden path: x and width; drive: x, width, colour. */
  path?: { x: number; w: number; colour?: Colour; to?: number };
  drive?: { x: number; w: number; colour?: Colour; to?: number };
  beds: readonly (readonly [x: number, z: number, toX: number, toZ: number, count: number])[];
  gateAt?: readonly [number, number];
}) => {
  const { half, boundary: edge } = stage.lot ?? { half: 24, boundary };
  if (!stage.lot) street({ stage, z: edge });
  const gaps: (readonly [number, number])[] = gateAt ? [gateAt] : [];
  if (path) {
    patch({
      stage,
      points: [
        [path.x, path.to ?? -0.2],
        [path.x + path.w, path.to ?? -0.2],
        [path.x + path.w, edge],
        [path.x, edge],
      ],
      colour: path.colour ?? '#cbb9a3',
      joints: 7,
    });
    gaps.push([path.x - 0.1, path.x + path.w + 0.1]);
  }
  if (drive) {
    patch({
      stage,
      points: [
        [drive.x, drive.to ?? -0.2],
        [drive.x + drive.w, drive.to ?? -0.2],
        [drive.x + drive.w + 0.3, edge - 2.7],
        [drive.x - 0.3, edge - 2.7],
      ],
      colour: drive.colour ?? '#bdb4a8',
      joints: 4,
    });
    gaps.push([drive.x - 0.1, drive.x + drive.w + 0.1]);
  }
  const ordered = [...beds].sort((p, q) => q[1] - p[1]);
  for (const [x, z, toX, toZ, count] of ordered) {
    patch({
      stage,
      points: [
        [x - 0.3, z + 0.35],
        [toX + 0.3, toZ + 0.35],
        [toX + 0.3, toZ - 0.4],
        [x - 0.3, z - 0.4],
      ],
      colour: '#7d6350',
    });
    bed({ stage, from: [x, 0, z], to: [toX, 0, toZ], kinds, count });
  }
  if (kind) {
    gaps.sort((p, q) => p[0] - q[0]);
    fence({ stage, kind, z: edge, from: -half, to: half, gaps, colour: colour ?? '#f4f0e6' });
  }
};

/** Leaves close to the lens in a corner and along the lower edge: depth without hiding the house. */
export const foreground = ({ stage, hang = true }: { stage: Stage; hang?: boolean }) => {
  const { ink, rng, width, height } = stage;
  const leaf = darker(stage.tint('#5d7a4a', 0.35), 0.18);
  if (hang) {
    const root: Point = [width + 30, rng.between(-60, 20)];
    for (let i = 0; i < 4; i += 1) {
      const tip: Point = [width - rng.between(150, 420), rng.between(40, 210)];
      ink.polyline({ points: [root, tip], stroke: darker(leaf, 0.3), width: 5, blur: 2.2 });
      for (let j = 0; j < 11; j += 1) {
        const t = rng.between(0.25, 1);
        const [x, y] = [root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t];
        const [dx, dy] = [rng.between(-34, 12), rng.between(40, 92)];
        ink.path({
          d: `M${x} ${y} Q${x + dx * 0.2 + 13} ${y + dy * 0.5} ${x + dx} ${y + dy} Q${x + dx * 0.6 - 13} ${y + dy * 0.4} ${x} ${y}Z`,
          fill: j % 3 ? leaf : lighter(leaf, 0.14),
          blur: 2.2,
        });
      }
    }
  }
  for (const [x, r] of [
    [-20, 110],
    [70, 70],
    [width + 10, 90],
  ] as const) {
    const before = stage.light.shadow;
    ink.ellipse({
      at: [x, height + 10],
      rx: r * 1.4,
      ry: r * 0.7,
      fill: '#1d1a34',
      opacity: before * 0.6,
      blur: 14,
    });
    clump({ stage, at: [x, height + 20], rx: r, ry: r * 0.75, colour: '#587a48', leaf: r * 0.1 });
  }
};
