/** What stands in a room, drawn as an architect would. */
export type Fit =
  | 'bed'
  | 'single'
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bath'
  | 'laundry'
  | 'study'
  | 'car'
  | 'robe'
  | 'deck'
  | 'hall'
  | 'pool'
  | 'none';

/** One room: label, left, top, width and depth in metres, its furniture, a door (side and metres along it), windows (sides). */
export type PlanRoom = {
  label: string;
  x: number;
  y: number;
  w: number;
  h: number;
  fit: Fit;
  door?: readonly [Side, number];
  windows?: string;
  open?: boolean;
};
export type Side = 'n' | 'e' | 's' | 'w';

/** A floor plan: its rooms, and a second level when there is one. */
export type Plan = { name: string; levels: readonly (readonly PlanRoom[])[] };

export const r = (
  label: string,
  x: number,
  y: number,
  w: number,
  h: number,
  fit: Fit,
  door?: readonly [Side, number],
  windows?: string,
  open?: boolean,
): PlanRoom => ({ label, x, y, w, h, fit, door, windows, open });

/** A house of three bedrooms, with a room of its own beside the first. */
const houseOfThree = (besideBed1: PlanRoom): readonly PlanRoom[] => [
  r('ALFRESCO', 0, 0, 5.4, 3, 'deck'),
  r('KITCHEN', 5.4, 0, 3.6, 4, 'kitchen', undefined, 'n'),
  r('LAUNDRY', 9, 0, 2.8, 2, 'laundry', ['w', 0.6], 'e'),
  r('LIVING', 0, 3, 5.4, 4.8, 'living', ['n', 2.2], 'w'),
  r('DINING', 5.4, 4, 3.6, 3.8, 'dining', undefined, '', true),
  r('BATH', 9, 2, 2.8, 2.4, 'bath', ['w', 1], 'e'),
  r('BED 3', 9, 4.4, 2.8, 3.4, 'single', ['w', 0.5], 'e'),
  r('BED 1', 0, 7.8, 4.2, 4.2, 'bed', ['e', 0.5], 'ws'),
  besideBed1,
  r('HALL', 6.1, 7.8, 1.5, 4.2, 'hall', ['s', 0.3]),
  r('BED 2', 7.6, 7.8, 4.2, 4.2, 'bed', ['w', 0.6], 'es'),
];

/** Eleven houses and flats. The first entrance of each is at the bottom of the sheet, where the street is. */
export const plans: readonly Plan[] = [
  {
    name: 'plan-cottage-2',
    levels: [
      [
        r('DECK', 0, 0, 8.4, 2.6, 'deck'),
        r('KITCHEN', 0, 2.6, 3.4, 4, 'kitchen', undefined, 'w'),
        r('DINING', 3.4, 2.6, 5, 4, 'dining', ['n', 2], 'e', true),
        r('LIVING', 0, 6.6, 6, 4, 'living', undefined, 'w', true),
        r('BATH', 6, 6.6, 2.4, 2.2, 'bath', ['w', 0.6], 'e'),
        r('LAUNDRY', 6, 8.8, 2.4, 1.8, 'laundry', ['w', 0.5], 'e'),
        r('BED 2', 0, 10.6, 3.5, 3.6, 'bed', ['e', 0.6], 'ws'),
        r('HALL', 3.5, 10.6, 1.3, 3.6, 'hall', ['s', 0.2]),
        r('BED 1', 4.8, 10.6, 3.6, 3.6, 'bed', ['w', 0.6], 'es'),
      ],
    ],
  },
  { name: 'plan-house-3', levels: [houseOfThree(r('ENS', 4.2, 9.8, 1.9, 2.2, 'bath', ['w', 0.8], 's'))] },
  { name: 'plan-house-3-one-bath', levels: [houseOfThree(r('ROBE', 4.2, 9.8, 1.9, 2.2, 'robe', ['w', 0.8]))] },
  {
    name: 'plan-terrace-3',
    levels: [
      [
        r('COURTYARD', 0, 0, 4.8, 3, 'deck'),
        r('KITCHEN', 0, 3, 4.8, 3.6, 'kitchen', ['n', 1.8]),
        r('BATH', 0, 6.6, 2, 2.4, 'bath', ['e', 0.8]),
        r('DINING', 2, 6.6, 2.8, 3.6, 'dining', undefined, '', true),
        r('STAIR', 0, 9, 2, 1.6, 'none'),
        r('LIVING', 0, 10.6, 3.6, 4.2, 'living', ['e', 0.6], 's'),
        r('HALL', 3.6, 10.2, 1.2, 4.6, 'hall', ['s', 0.2]),
      ],
      [
        r('BED 3', 0, 3, 4.8, 3.2, 'single', ['s', 0.4], 'n'),
        r('BATH', 2.4, 6.2, 2.4, 2.4, 'bath', ['w', 0.7]),
        r('LANDING', 0, 6.2, 2.4, 4, 'hall'),
        r('BED 2', 2.4, 8.6, 2.4, 3, 'single', ['w', 0.5], 'e'),
        r('BED 1', 0, 11.6, 4.8, 3.2, 'bed', ['n', 0.5], 's'),
        r('BALCONY', 0, 14.8, 4.8, 1.4, 'deck'),
      ],
    ],
  },
  {
    name: 'plan-apartment-1',
    levels: [
      [
        r('BALCONY', 0, 0, 5, 2, 'deck'),
        r('LIVING', 0, 2, 5, 4.2, 'living', ['n', 1.8]),
        r('BED', 5, 2, 3.6, 4.2, 'bed', ['w', 3], 'n'),
        r('KITCHEN', 0, 6.2, 3.2, 2.8, 'kitchen', undefined, 'w'),
        r('HALL', 3.2, 6.2, 1.8, 2.8, 'hall', ['s', 0.5]),
        r('BATH', 5, 6.2, 2, 2.8, 'bath', ['w', 1]),
        r('LAUNDRY', 7, 6.2, 1.6, 2.8, 'laundry'),
      ],
    ],
  },
  {
    name: 'plan-apartment-2',
    levels: [
      [
        r('BALCONY', 3.6, 0, 5.2, 2.2, 'deck'),
        r('BED 1', 0, 2.2, 3.6, 4.2, 'bed', ['e', 3.2], 'n'),
        r('LIVING', 3.6, 2.2, 5.2, 4.6, 'living', ['n', 2]),
        r('BED 2', 8.8, 2.2, 3.4, 4.2, 'bed', ['w', 3.2], 'n'),
        r('ENS', 0, 6.4, 2, 2.8, 'bath', ['n', 0.6]),
        r('ROBE', 2, 6.4, 1.6, 2.8, 'robe'),
        r('KITCHEN', 3.6, 6.8, 3, 2.4, 'kitchen'),
        r('ENTRY', 6.6, 6.8, 2.2, 2.4, 'hall', ['s', 0.6]),
        r('BATH', 8.8, 6.4, 1.9, 2.8, 'bath', ['w', 1]),
        r('LAUNDRY', 10.7, 6.4, 1.5, 2.8, 'laundry'),
      ],
    ],
  },
  {
    name: 'plan-townhouse-3',
    levels: [
      [
        r('COURTYARD', 0, 0, 6, 2.8, 'deck'),
        r('LIVING', 0, 2.8, 6, 4, 'living', ['n', 2.4]),
        r('DINING', 0, 6.8, 3, 3.4, 'dining', undefined, '', true),
        r('KITCHEN', 3, 6.8, 3, 3.4, 'kitchen'),
        r('WC', 0, 10.2, 1.4, 1.8, 'bath', ['e', 0.5]),
        r('ENTRY', 1.4, 10.2, 1.4, 5.2, 'hall', ['s', 0.3]),
        r('GARAGE', 2.8, 10.2, 3.2, 5.4, 'car'),
      ],
      [
        r('BED 2', 0, 2.8, 3, 3.6, 'bed', ['s', 1.8], 'n'),
        r('BED 3', 3, 2.8, 3, 3.6, 'single', ['s', 0.5], 'n'),
        r('BATH', 0, 6.4, 2.4, 2.6, 'bath', ['e', 0.8], 'w'),
        r('LANDING', 2.4, 6.4, 3.6, 2.6, 'hall'),
        r('ENS', 0, 9, 2.2, 2.2, 'bath', ['e', 0.6], 'w'),
        r('ROBE', 2.2, 9, 3.8, 2.2, 'robe'),
        r('BED 1', 0, 11.2, 6, 4.2, 'bed', ['n', 2.6], 's'),
      ],
    ],
  },
  {
    name: 'plan-house-4',
    levels: [
      [
        r('ALFRESCO', 4.6, 0, 6, 3.4, 'deck'),
        r('BED 4', 0, 0, 3.6, 3.4, 'single', ['e', 0.6], 'nw'),
        r('FAMILY', 4.6, 3.4, 6, 4.6, 'living', ['n', 2.6]),
        r('BED 3', 0, 3.4, 3.6, 3.4, 'single', ['e', 0.6], 'w'),
        r('HALL', 3.6, 0, 1, 8.6, 'hall'),
        r('KITCHEN', 10.6, 3.4, 4, 4.6, 'kitchen', undefined, 'e'),
        r('DINING', 10.6, 0, 4, 3.4, 'dining', undefined, 'n'),
        r('BATH', 0, 6.8, 2.2, 3, 'bath', ['e', 0.8], 'w'),
        r('LAUNDRY', 2.2, 8.6, 2.4, 1.8, 'laundry', ['n', 1.4]),
        r('BED 2', 0, 10.4, 4.6, 3.4, 'bed', ['e', 0.4], 'ws'),
        r('ENTRY', 4.6, 8, 2, 5.8, 'hall', ['s', 0.6]),
        r('BED 1', 6.6, 8, 4, 4, 'bed', ['w', 0.6]),
        r('ENS', 6.6, 12, 2.2, 1.8, 'bath', ['n', 0.5], 's'),
        r('ROBE', 8.8, 12, 1.8, 1.8, 'robe'),
        r('GARAGE', 10.6, 8, 5.6, 5.8, 'car', ['w', 0.5]),
      ],
    ],
  },
  {
    name: 'plan-two-storey-4',
    levels: [
      [
        r('ALFRESCO', 0, 0, 5, 3, 'deck'),
        r('POOL', 5, 0, 4.4, 3, 'pool'),
        r('FAMILY', 0, 3, 5, 4.6, 'living', ['n', 2]),
        r('KITCHEN', 5, 3, 4.4, 3.4, 'kitchen', undefined, 'n'),
        r('DINING', 5, 6.4, 4.4, 2.8, 'dining', undefined, 'e', true),
        r('LAUNDRY', 0, 7.6, 2.4, 2, 'laundry', ['e', 0.6], 'w'),
        r('BATH', 0, 9.6, 2.4, 2.2, 'bath', ['e', 0.6], 'w'),
        r('HALL', 2.4, 7.6, 2.6, 7, 'hall', ['s', 0.9]),
        r('STUDY', 0, 11.8, 2.4, 2.8, 'study', ['e', 0.6], 's'),
        r('GARAGE', 5, 9.2, 5.4, 5.6, 'car', ['w', 0.6]),
      ],
      [
        r('BED 2', 0, 3, 4, 3.6, 'bed', ['s', 2.6], 'n'),
        r('BED 3', 4, 3, 3.6, 3.6, 'bed', ['s', 0.5], 'n'),
        r('BATH', 7.6, 3, 2.4, 3.6, 'bath', ['w', 2.4], 'e'),
        r('RUMPUS', 0, 6.6, 4.6, 4, 'living', ['e', 0.5], 'w'),
        r('LANDING', 4.6, 6.6, 2, 4, 'hall'),
        r('BED 4', 6.6, 6.6, 3.4, 4, 'single', ['w', 0.6], 'e'),
        r('BED 1', 0, 10.6, 5.4, 4.2, 'bed', ['n', 4.4], 's'),
        r('ROBE', 5.4, 10.6, 2, 4.2, 'robe', ['w', 1]),
        r('ENS', 7.4, 10.6, 2.6, 4.2, 'bath', ['w', 1.4], 's'),
      ],
    ],
  },
  {
    name: 'plan-homestead-4',
    levels: [
      [
        r('VERANDAH', 0, 0, 17, 2, 'deck'),
        r('KITCHEN', 1.8, 2, 4.2, 4.2, 'kitchen', ['n', 2.4]),
        r('DINING', 6, 2, 4.2, 4.2, 'dining', ['n', 1.6]),
        r('LIVING', 10.2, 2, 5, 4.2, 'living', undefined, 'e'),
        r('LAUNDRY', 1.8, 6.2, 2.4, 2.6, 'laundry', ['e', 0.5], 'w'),
        r('BATH', 4.2, 6.2, 2.4, 2.6, 'bath', ['s', 0.6]),
        r('HALL', 1.8, 8.8, 13.4, 1.2, 'hall'),
        r('STUDY', 6.6, 6.2, 3.6, 2.6, 'study', ['s', 0.6]),
        r('BED 4', 10.2, 6.2, 5, 2.6, 'single', ['s', 0.6], 'e'),
        r('BED 2', 1.8, 10, 4.2, 3.8, 'bed', ['n', 3.2], 'ws'),
        r('ENTRY', 6, 10, 1.6, 3.8, 'hall', ['s', 0.4]),
        r('BED 1', 7.6, 10, 4.2, 3.8, 'bed', ['n', 0.3], 's'),
        r('BED 3', 11.8, 10, 3.4, 3.8, 'bed', ['n', 0.4], 'es'),
        r('VERANDAH', 0, 13.8, 17, 1.8, 'deck'),
      ],
    ],
  },
  {
    name: 'plan-shack-3',
    levels: [
      [
        r('DECK', 0, 0, 10.4, 2.8, 'deck'),
        r('LIVING', 0, 2.8, 5.6, 4.8, 'living', ['n', 2.4], 'w'),
        r('KITCHEN', 5.6, 2.8, 2.2, 4.8, 'kitchen', undefined, 'n'),
        r('DINING', 7.8, 2.8, 2.6, 4.8, 'dining', ['n', 0.8], 'e', true),
        r('BUNKS', 0, 7.6, 2.8, 3.4, 'single', ['n', 1.6], 'ws'),
        r('BED 2', 2.8, 7.6, 3, 3.4, 'bed', ['n', 1.8], 's'),
        r('BATH', 5.8, 7.6, 1.8, 3.4, 'bath', ['n', 0.4], 's'),
        r('BED 1', 7.6, 7.6, 2.8, 3.4, 'bed', ['n', 0.4], 'es'),
      ],
    ],
  },
];
