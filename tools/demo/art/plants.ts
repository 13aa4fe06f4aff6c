import { type Colour, darker, lighter } from './colour.ts';
import { clump, groundShadow } from './foliage.ts';
import type { Point } from './ink.ts';
import type { Space, Stage } from './stage.ts';

/** Low planting of front gardens. */
export type PlantKind =
  | 'hedge'
  | 'agapanthus'
  | 'lavender'
  | 'grass'
  | 'rose'
  | 'hydrangea'
  | 'bottlebrush'
  | 'agave'
  | 'fern'
  | 'kangaroo'
  | 'daisy';

/** One plant, `size` metres high. */
export const plant = ({
  stage,
  kind,
  at,
  size,
}: {
  stage: Stage;
  kind: PlantKind;
  at: Space;
  size: number;
}) => {
  const foot = stage.at(at);
  const tall = size * stage.scale(at);
  groundShadow({ stage, at: foot, wide: tall * 1.1, flat: 0.2 });
  growers[kind]({ stage, foot, tall });
};

/** A bed of mixed plants between two places, nearest last. */
export const bed = ({
  stage,
  from,
  to,
  kinds,
  count,
  size = 0.6,
}: {
  stage: Stage;
  from: Space;
  to: Space;
  kinds: readonly PlantKind[];
  count: number;
  size?: number;
}) => {
  for (let i = 0; i < count; i += 1) {
    const t = (i + stage.rng.between(0.1, 0.9)) / count;
    const at: Space = [
      from[0] + (to[0] - from[0]) * t,
      0,
      from[2] + (to[2] - from[2]) * t + stage.rng.between(-0.12, 0.12),
    ];
    plant({ stage, kind: stage.rng.pick(kinds), at, size: size * stage.rng.between(0.75, 1.25) });
  }
};

type Grower = (place: { stage: Stage; foot: Point; tall: number }) => void;

const blades =
  ({
    colour,
    count,
    spread,
    curl = 0.35,
  }: {
    colour: Colour;
    count: number;
    spread: number;
    curl?: number;
  }): Grower =>
  ({ stage, foot: [x, y], tall }) => {
    for (let i = 0; i < count; i += 1) {
      const lean = ((i / (count - 1)) * 2 - 1) * spread + stage.rng.between(-0.1, 0.1);
      const height = tall * stage.rng.between(0.7, 1.05) * (1 - Math.abs(lean) * 0.35);
      const tip: Point = [x + lean * tall, y - height * (1 - Math.abs(lean) * curl)];
      const bow: Point = [x + lean * tall * 0.35, y - height];
      const w = tall * 0.05;
      stage.ink.path({
        d: `M${x - w} ${y} Q${bow[0] - w} ${bow[1]} ${tip} Q${bow[0] + w} ${bow[1]} ${x + w} ${y}Z`,
        fill: stage.tint(i % 2 ? darker(colour, 0.12) : lighter(colour, 0.06), lean < 0.2 ? 0.95 : 0.45),
      });
    }
  };

const flowering =
  ({
    leaves,
    flowers,
    count,
    radius = 0.1,
  }: {
    leaves: Colour;
    flowers: Colour;
    count: number;
    radius?: number;
  }): Grower =>
  ({ stage, foot: [x, y], tall }) => {
    clump({
      stage,
      at: [x, y - tall * 0.42],
      rx: tall * 0.55,
      ry: tall * 0.5,
      colour: leaves,
      leaf: tall * 0.09,
    });
    for (let i = 0; i < count; i += 1) {
      const [dx, dy] = [stage.rng.between(-0.45, 0.45) * tall, stage.rng.between(0.2, 0.9) * tall];
      const r = tall * radius * stage.rng.between(0.7, 1.2);
      stage.ink.ellipse({
        at: [x + dx, y - dy],
        rx: r,
        ry: r * 0.86,
        fill: stage.tint(darker(flowers, 0.08), 0.6),
      });
      stage.ink.ellipse({
        at: [x + dx - r * 0.2, y - dy - r * 0.25],
        rx: r * 0.6,
        ry: r * 0.5,
        fill: stage.tint(lighter(flowers, 0.25), 1),
      });
    }
  };

const spikes =
  ({ leaves, flowers, count }: { leaves: Grower; flowers: Colour; count: number }): Grower =>
  ({ stage, foot, tall }) => {
    leaves({ stage, foot, tall: tall * 0.75 });
    for (let i = 0; i < count; i += 1) {
      const lean = stage.rng.between(-0.45, 0.45) * tall;
      const top: Point = [foot[0] + lean, foot[1] - tall * stage.rng.between(0.85, 1.2)];
      stage.ink.polyline({
        points: [[foot[0] + lean * 0.3, foot[1] - tall * 0.3], top],
        stroke: stage.tint('#7d9a5c', 0.7),
        width: Math.max(1, tall * 0.025),
      });
      stage.ink.ellipse({ at: top, rx: tall * 0.055, ry: tall * 0.14, fill: stage.tint(flowers, 0.85) });
      stage.ink.ellipse({
        at: [top[0] - tall * 0.015, top[1] - tall * 0.03],
        rx: tall * 0.025,
        ry: tall * 0.08,
        fill: stage.tint(lighter(flowers, 0.3), 1),
      });
    }
  };

const agapanthus: Grower = ({ stage, foot, tall }) => {
  blades({ colour: '#5f8f4e', count: 11, spread: 0.75 })({ stage, foot, tall: tall * 0.7 });
  for (let i = 0; i < 3; i += 1) {
    const top: Point = [
      foot[0] + stage.rng.between(-0.35, 0.35) * tall,
      foot[1] - tall * stage.rng.between(0.95, 1.25),
    ];
    stage.ink.polyline({
      points: [foot, top],
      stroke: stage.tint('#7ea05e', 0.7),
      width: Math.max(1, tall * 0.03),
    });
    clump({ stage, at: top, rx: tall * 0.15, ry: tall * 0.13, colour: '#7d86d6', leaf: tall * 0.04 });
  }
};

const growers: Record<PlantKind, Grower> = {
  hedge: ({ stage, foot: [x, y], tall }) =>
    clump({
      stage,
      at: [x, y - tall * 0.5],
      rx: tall * 0.62,
      ry: tall * 0.52,
      colour: '#5a8049',
      leaf: tall * 0.07,
    }),
  grass: blades({ colour: '#9aa765', count: 17, spread: 0.8 }),
  fern: blades({ colour: '#4f8a50', count: 13, spread: 1, curl: 0.6 }),
  agave: blades({ colour: '#7fa39a', count: 9, spread: 0.7, curl: 0.1 }),
  lavender: spikes({
    leaves: flowering({ leaves: '#8a9c7d', flowers: '#8a9c7d', count: 0 }),
    flowers: '#9a84cc',
    count: 12,
  }),
  bottlebrush: spikes({
    leaves: flowering({ leaves: '#5f8250', flowers: '#5f8250', count: 0 }),
    flowers: '#d2483f',
    count: 7,
  }),
  kangaroo: spikes({
    leaves: blades({ colour: '#6f944f', count: 11, spread: 0.6 }),
    flowers: '#e08a35',
    count: 7,
  }),
  rose: flowering({ leaves: '#557a4a', flowers: '#e88a96', count: 9 }),
  hydrangea: flowering({ leaves: '#4f7d4c', flowers: '#a9b4e6', count: 7, radius: 0.17 }),
  daisy: flowering({ leaves: '#6d9254', flowers: '#fbf3df', count: 12, radius: 0.07 }),
  agapanthus,
};
