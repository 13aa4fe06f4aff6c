import { type Backdrop, backdrop, grade } from '../backdrop.ts';
import type { Colour } from '../colour.ts';
import { lawn } from '../ground.ts';
import type { Hour } from '../light.ts';
import { createStage } from '../stage.ts';
import { apartments, flats, resort } from './blocks.ts';
import { offices, shopfront, showroom, warehouse } from './commerce.ts';
import { cottage, federation, homestead, queenslander } from './cottages.ts';
import { cropping, shearingShed, vacantLand, vineyard } from './land.ts';
import { acreage, alpine, barn, beachShack, midCentury, rendered } from './modern.ts';
import { type Builder, foreground, type Look, type View } from './setting.ts';
import { terrace, townhouses } from './terraces.ts';

/** One façade picture of the catalogue. */
export type Facade = {
  name: string;
  style: keyof typeof styles;
  hour: Hour;
  behind: Backdrop;
  look: Look;
  variant: number;
  flip?: boolean;
  ground?: Colour;
};

/** The finished SVG of a façade, 1600 × 1067. */
export const drawFacade = ({
  name,
  style,
  hour,
  behind,
  look,
  variant,
  flip = false,
  ground,
}: Facade): string => {
  const { build, view, hang = true } = styles[style];
  const stage = createStage({ name, hour, ...view });
  backdrop({ stage, kind: behind });
  lawn({ stage, colour: ground });
  build({ stage, look, variant });
  foreground({ stage, hang: hang && variant % 2 === 0 });
  grade({ stage });
  return stage.ink.svg({ width: stage.width, height: stage.height, flip });
};

const house: View = { distance: 20, angle: 17, eye: 2.3, focal: 1640, horizon: 640 };
const tall: View = { distance: 38, angle: 20, eye: 3, focal: 1500, horizon: 840 };
const wide: View = { distance: 27, angle: 16, eye: 2.8, focal: 1620, horizon: 640 };

const styles = {
  cottage: { build: cottage, view: { ...house, distance: 18.5 } },
  federation: { build: federation, view: { ...house, distance: 21 } },
  queenslander: { build: queenslander, view: { ...house, distance: 23, horizon: 720 } },
  homestead: { build: homestead, view: { ...wide, distance: 27 } },
  terrace: { build: terrace, view: { ...house, distance: 19, angle: 10, horizon: 790, eye: 2.5 } },
  townhouses: { build: townhouses, view: { ...house, distance: 24, angle: 18, horizon: 720 } },
  midCentury: { build: midCentury, view: { ...wide, distance: 22 } },
  rendered: { build: rendered, view: { ...house, distance: 23, angle: 20, horizon: 730 } },
  acreage: { build: acreage, view: { ...wide, distance: 27, horizon: 650 } },
  beachShack: { build: beachShack, view: { ...house, distance: 21, horizon: 680 } },
  alpine: { build: alpine, view: { ...house, distance: 24, angle: 22, horizon: 760 } },
  barn: { build: barn, view: { ...wide, distance: 25, horizon: 680 } },
  apartments: { build: apartments, view: tall },
  flats: { build: flats, view: { ...house, distance: 25, angle: 20, horizon: 780 } },
  resort: { build: resort, view: { ...tall, distance: 33 } },
  warehouse: { build: warehouse, view: { ...wide, distance: 32, angle: 22, horizon: 690 } },
  offices: { build: offices, view: { ...tall, distance: 35 } },
  shopfront: { build: shopfront, view: { ...house, distance: 20, angle: 12, horizon: 790 } },
  showroom: { build: showroom, view: { ...wide, distance: 34, angle: 20, horizon: 690 } },
  vacantLand: { build: vacantLand, view: { ...wide, distance: 26, angle: 10, eye: 3.4, horizon: 560 } },
  cropping: { build: cropping, view: { ...wide, distance: 22, angle: 6, eye: 4, horizon: 520 }, hang: false },
  vineyard: {
    build: vineyard,
    view: { ...wide, distance: 24, angle: 8, eye: 4.2, horizon: 500 },
    hang: false,
  },
  shearingShed: { build: shearingShed, view: { ...wide, distance: 27, angle: 18, horizon: 660 } },
} satisfies Record<string, { build: Builder; view: View; hang?: boolean }>;
