import { type Colour, darker } from './colour.ts';
import { clump, groundShadow, limb } from './foliage.ts';
import type { Point } from './ink.ts';
import type { Space, Stage } from './stage.ts';

/** Trees of Australian streets, gardens and paddocks. */
export type TreeKind =
  | 'gum'
  | 'snowgum'
  | 'jacaranda'
  | 'plane'
  | 'cypress'
  | 'palm'
  | 'lemon'
  | 'pine'
  | 'myrtle'
  | 'olive'
  | 'maple'
  | 'wattle';

/** A tree standing at a place, `height` in metres. */
export const tree = ({
  stage,
  kind,
  at,
  height,
}: {
  stage: Stage;
  kind: TreeKind;
  at: Space;
  height: number;
}) => {
  const foot = stage.at(at);
  const tall = height * stage.scale(at);
  groundShadow({ stage, at: foot, wide: tall * (kind === 'cypress' ? 0.35 : 0.7) });
  growers[kind]({ stage, foot, tall });
};

type Grower = (place: { stage: Stage; foot: Point; tall: number }) => void;

/** A spreading crown: where each mass of leaves sits, as shares of the height (x, y up, radius). */
type Crown = readonly (readonly [number, number, number])[];

const spreading: Crown = [
  [-0.24, 0.58, 0.17],
  [0.22, 0.56, 0.17],
  [0, 0.62, 0.2],
  [-0.14, 0.74, 0.18],
  [0.14, 0.74, 0.18],
  [0.01, 0.85, 0.16],
];
const round: Crown = [
  [-0.16, 0.55, 0.18],
  [0.16, 0.54, 0.19],
  [0, 0.5, 0.18],
  [-0.08, 0.7, 0.2],
  [0.1, 0.71, 0.19],
  [0, 0.84, 0.14],
];
const low: Crown = [
  [-0.26, 0.42, 0.24],
  [0.26, 0.4, 0.24],
  [0, 0.36, 0.26],
  [-0.1, 0.64, 0.28],
  [0.12, 0.66, 0.26],
];

const crowned =
  ({
    crown,
    leaves,
    trunk,
    stem,
    airy = false,
    fruit,
  }: {
    crown: Crown;
    leaves: Colour;
    trunk: Colour;
    stem: number;
    airy?: boolean;
    fruit?: Colour;
  }): Grower =>
  ({ stage, foot: [x, y], tall }) => {
    const lean = stage.rng.between(-0.04, 0.04) * tall;
    const fork: Point = [x + lean, y - tall * 0.36];
    limb({
      stage,
      from: [x, y + 2],
      to: fork,
      thick: tall * stem,
      thin: tall * stem * 0.66,
      colour: trunk,
      bend: lean * 0.3,
    });
    const masses = crown.map(([dx, dy, r]): [Point, number] => [
      [
        x + lean + (dx + stage.rng.between(-0.03, 0.03)) * tall,
        y - (dy + stage.rng.between(-0.02, 0.02)) * tall,
      ],
      r * tall,
    ]);
    for (const [centre] of masses.slice(0, 5)) {
      limb({
        stage,
        from: [fork[0], fork[1] + tall * 0.03],
        to: [centre[0], centre[1]],
        thick: tall * stem * 0.5,
        thin: tall * stem * 0.15,
        colour: trunk,
      });
    }
    for (const [centre, r] of masses) {
      const colour = stage.rng.chance(0.5) ? leaves : darker(leaves, 0.08);
      clump({
        stage,
        at: centre,
        rx: r,
        ry: r * (airy ? 0.62 : 0.82),
        colour,
        airy,
        leaf: r * (airy ? 0.12 : 0.15),
      });
      if (fruit) dots({ stage, at: centre, r, colour: fruit });
    }
  };

const dots = ({ stage, at: [x, y], r, colour }: { stage: Stage; at: Point; r: number; colour: Colour }) => {
  for (let i = 0; i < 9; i += 1) {
    const [dx, dy] = [stage.rng.between(-0.8, 0.8) * r, stage.rng.between(-0.6, 0.7) * r];
    stage.ink.ellipse({ at: [x + dx, y + dy], rx: r * 0.09, fill: stage.tint(colour, 0.9) });
  }
};

const cypress: Grower = ({ stage, foot: [x, y], tall }) => {
  const r = tall * 0.11;
  for (let i = 0; i < 7; i += 1) {
    const share = i / 6;
    const width = r * (1 - share * 0.78) * (i === 0 ? 0.8 : 1);
    clump({
      stage,
      at: [x, y - tall * (0.1 + share * 0.8)],
      rx: width,
      ry: tall * 0.11,
      colour: '#4c6a4a',
      leaf: r * 0.2,
    });
  }
};

const pine: Grower = ({ stage, foot: [x, y], tall }) => {
  limb({ stage, from: [x, y + 2], to: [x, y - tall], thick: tall * 0.04, thin: 1, colour: '#6d5a4d' });
  for (let i = 0; i < 9; i += 1) {
    const share = i / 8;
    const reach = tall * 0.22 * (1 - share * 0.86);
    const level = y - tall * (0.2 + share * 0.76);
    for (const [half, tone] of [
      [1, 0.3],
      [-1, 0.85],
    ] as const) {
      stage.ink.blob({
        points: [
          [x, level - tall * 0.05],
          [x + half * reach * 0.6, level - tall * 0.02],
          [x + half * reach, level - tall * 0.035],
          [x + half * reach * 0.6, level + tall * 0.03],
          [x, level + tall * 0.02],
        ],
        fill: stage.tint('#49705a', tone),
      });
    }
  }
};

const palm: Grower = ({ stage, foot: [x, y], tall }) => {
  const lean = stage.rng.between(-0.06, 0.06) * tall;
  const top: Point = [x + lean, y - tall * 0.8];
  limb({
    stage,
    from: [x, y + 2],
    to: top,
    thick: tall * 0.045,
    thin: tall * 0.03,
    colour: '#a08a74',
    bend: lean * 0.5,
  });
  for (let i = 0; i < 13; i += 1) {
    const angle = Math.PI * (0.03 + (0.94 * i) / 12) + stage.rng.between(-0.06, 0.06);
    const reach = tall * stage.rng.between(0.24, 0.3);
    const tip: Point = [
      top[0] + Math.cos(angle) * reach,
      top[1] - Math.sin(angle) * reach * 0.62 + reach * 0.34,
    ];
    const bow: Point = [
      top[0] + Math.cos(angle) * reach * 0.55,
      top[1] - Math.sin(angle) * reach * 0.95 - reach * 0.1,
    ];
    const w = tall * 0.026;
    stage.ink.path({
      d: `M${top} Q${bow[0]},${bow[1] - w} ${tip} Q${bow[0]},${bow[1] + w * 1.6} ${top}Z`,
      fill: stage.tint(i % 2 ? '#5f8f55' : '#7aa563', i < 6 ? 0.5 : 0.95),
    });
  }
};

const growers: Record<TreeKind, Grower> = {
  gum: crowned({ crown: spreading, leaves: '#7f9468', trunk: '#d9cbbb', stem: 0.05, airy: true }),
  snowgum: crowned({ crown: low, leaves: '#74906f', trunk: '#e0d5c8', stem: 0.09, airy: true }),
  jacaranda: crowned({ crown: spreading, leaves: '#9a86cf', trunk: '#7b6a60', stem: 0.05, airy: true }),
  plane: crowned({ crown: round, leaves: '#6d9a54', trunk: '#a3917d', stem: 0.055 }),
  lemon: crowned({ crown: low, leaves: '#5d8a48', trunk: '#7d6a58', stem: 0.06, fruit: '#f4d34f' }),
  myrtle: crowned({ crown: round, leaves: '#dd7f96', trunk: '#b89c86', stem: 0.045 }),
  olive: crowned({ crown: low, leaves: '#95a486', trunk: '#85766a', stem: 0.08, airy: true }),
  maple: crowned({ crown: round, leaves: '#c9693f', trunk: '#735d50', stem: 0.05 }),
  wattle: crowned({ crown: low, leaves: '#d9b741', trunk: '#75665a', stem: 0.06, airy: true }),
  cypress,
  pine,
  palm,
};
