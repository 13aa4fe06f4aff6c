import type { FeedCategory } from '@frontage/reaxml';

/** Category names that cannot be split into words by letter case alone. */
const SPECIAL: Readonly<Record<string, string>> = {
  'DuplexSemi-detached': 'Duplex / semi-detached',
  'AcreageSemi-rural': 'Acreage / semi-rural',
  CaravanHolidayPark: 'Caravan / holiday park',
  SelfContainedCottage: 'Self-contained cottage',
  HouseBoat: 'Houseboat',
};

/** A category as visitors read it: `BlockOfUnits` → `Block of units`. Names the format does not know stay as sent. */
export function categoryLabel({ name, known }: Pick<FeedCategory, 'name' | 'known'>): string {
  if (!known) return name;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\s*\/\s*/g, ' / ')
    .toLowerCase();
  return SPECIAL[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Flags of `features`, `ecoFriendly` and `views` as visitors read them, in the order they are listed. */
const FEATURE_LABELS: Readonly<Record<string, string>> = {
  airConditioning: 'Air conditioning',
  reverseCycleAirCon: 'Reverse-cycle air conditioning',
  splitSystemAirCon: 'Split-system air conditioning',
  splitSystemHeating: 'Split-system heating',
  ductedCooling: 'Ducted cooling',
  evaporativeCooling: 'Evaporative cooling',
  ductedHeating: 'Ducted heating',
  gasHeating: 'Gas heating',
  hydronicHeating: 'Hydronic heating',
  openFirePlace: 'Open fireplace',
  builtInRobes: 'Built-in robes',
  dishwasher: 'Dishwasher',
  floorboards: 'Floorboards',
  study: 'Study',
  rumpusRoom: 'Rumpus room',
  workshop: 'Workshop',
  gym: 'Gym',
  broadband: 'Broadband',
  payTV: 'Pay TV',
  vacuumSystem: 'Ducted vacuum',
  alarmSystem: 'Alarm system',
  intercom: 'Intercom',
  remoteGarage: 'Remote garage',
  secureParking: 'Secure parking',
  balcony: 'Balcony',
  deck: 'Deck',
  courtyard: 'Courtyard',
  outdoorEnt: 'Outdoor entertaining',
  shed: 'Shed',
  fullyFenced: 'Fully fenced',
  pool: 'Pool',
  poolInGround: 'In-ground pool',
  poolAboveGround: 'Above-ground pool',
  spa: 'Spa',
  insideSpa: 'Indoor spa',
  outsideSpa: 'Outdoor spa',
  tennisCourt: 'Tennis court',
  solarPanels: 'Solar panels',
  solarHotWater: 'Solar hot water',
  waterTank: 'Water tank',
  greyWaterSystem: 'Grey water system',
  city: 'City views',
  water: 'Water views',
  valley: 'Valley views',
  mountain: 'Mountain views',
  ocean: 'Ocean views',
};

/** The flag that visitors read as this label; undefined for other texts. */
export const flagOfLabel = (label: string): string | undefined =>
  Object.keys(FEATURE_LABELS).find((flag) => FEATURE_LABELS[flag]?.toLowerCase() === label.toLowerCase());

/** A flag that says less than another one given: `pool` beside `poolInGround`. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  pool: ['poolInGround', 'poolAboveGround'],
  spa: ['insideSpa', 'outsideSpa'],
};

const LABELS = Object.entries(FEATURE_LABELS);

/** Labels of these flags, in reading order, each thing said once. */
export function featureLabels(flags: ReadonlySet<string>): string[] {
  return LABELS.filter(
    ([flag]) => flags.has(flag) && !SAID_BY[flag]?.some((better) => flags.has(better)),
  ).map(([, label]) => label);
}
