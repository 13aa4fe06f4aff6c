import { backdrop, grade } from '../backdrop.ts';
import type { Colour } from '../colour.ts';
import type { Backdrop } from '../distances.ts';
import { lawn } from '../ground.ts';
import type { Hour } from '../light.ts';
import { createStage } from '../stage.ts';
import { apartments, flats, resort } from './blocks.ts';
import { offices, shopfront, showroom, warehouse } from './commerce.ts';
import { cottage, federation } from './cottages.ts';
import { homestead, queenslander } from './country.ts';
import { alpine, barn, beachShack } from './escapes.ts';
import { cropping, shearingShed, vacantLand, vineyard } from './land.ts';
import { acreage, midCentury, rendered } from './modern.ts';
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
  const { build, view, hang = true }: Style = styles[style];
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
  federation: { build: federation, view: { ...house, distance: 19.5 } },
  queenslander: { build: queenslander, view: { ...house, distance: 21.5, horizon: 720 } },
  homestead: { build: homestead, view: { ...wide, distance: 25 } },
  terrace: { build: terrace, view: { ...house, distance: 19, angle: 10, horizon: 790, eye: 2.5 } },
  townhouses: { build: townhouses, view: { ...house, distance: 24, angle: 18, horizon: 720 } },
  midCentury: { build: midCentury, view: { ...wide, distance: 19 } },
  rendered: { build: rendered, view: { ...house, distance: 20.5, angle: 20, horizon: 730 } },
  acreage: { build: acreage, view: { ...wide, distance: 24.5, horizon: 650 } },
  beachShack: { build: beachShack, view: { ...house, distance: 18.5, horizon: 680 } },
  alpine: { build: alpine, view: { ...house, distance: 21.5, angle: 22, horizon: 760 } },
  barn: { build: barn, view: { ...wide, distance: 22.5, horizon: 680 } },
  apartments: { build: apartments, view: tall },
  flats: { build: flats, view: { ...house, distance: 22.5, angle: 20, horizon: 780 } },
  resort: { build: resort, view: { ...tall, distance: 33 } },
  warehouse: { build: warehouse, view: { ...wide, distance: 29, angle: 22, horizon: 690 } },
  offices: { build: offices, view: { ...tall, distance: 35 } },
  shopfront: { build: shopfront, view: { ...house, distance: 20, angle: 12, horizon: 790 } },
  showroom: { build: showroom, view: { ...wide, distance: 30, angle: 20, horizon: 690 } },
  vacantLand: { build: vacantLand, view: { ...wide, distance: 26, angle: 10, eye: 3.4, horizon: 560 } },
  cropping: { build: cropping, view: { ...wide, distance: 22, angle: 6, eye: 4, horizon: 520 }, hang: false },
  vineyard: {
    build: vineyard,
    view: { ...wide, distance: 24, angle: 8, eye: 4.2, horizon: 500 },
    hang: false,
  },
  shearingShed: { build: shearingShed, view: { ...wide, distance: 24.5, angle: 18, horizon: 660 } },
} satisfies Record<string, Style>;

/** How a style is drawn and seen; `hang` allows leaves before the lens. */
type Style = { build: Builder; view: View; hang?: boolean };
