/** A number that a search can limit from below and above: its fields, their names in the address, and its column. */
export type NumberRange = {
  from: 'beds' | 'baths' | 'cars' | 'minLand' | 'minBuilding' | 'minAreaPrice';
  to: 'maxBeds' | 'maxBaths' | 'maxCars' | 'maxLand' | 'maxBuilding' | 'maxAreaPrice';
  names: { from: string; to: string };
  column: string;
  most: number;
};

const MOST_ROOMS = 20;
/** m² */
const MOST_AREA = 1_000_000_000;

const rooms = <From extends NumberRange['from'], To extends NumberRange['to']>(from: From, to: To) => ({
  from,
  to,
  names: { from, to: `max_${from}` },
  column: from as string,
  most: MOST_ROOMS,
});

/** Rooms in numbers, areas in m², prices in dollars for a square metre (a year for rent). */
export const NUMBER_RANGES: readonly NumberRange[] = [
  rooms('beds', 'maxBeds'),
  rooms('baths', 'maxBaths'),
  rooms('cars', 'maxCars'),
  {
    from: 'minLand',
    to: 'maxLand',
    names: { from: 'land', to: 'max_land' },
    column: 'land',
    most: MOST_AREA,
  },
  {
    from: 'minBuilding',
    to: 'maxBuilding',
    names: { from: 'building', to: 'max_building' },
    column: 'building',
    most: MOST_AREA,
  },
  {
    from: 'minAreaPrice',
    to: 'maxAreaPrice',
    names: { from: 'm2_price', to: 'max_m2_price' },
    column: 'area_price',
    most: MOST_AREA,
  },
];
