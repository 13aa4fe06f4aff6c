import { amountTexts } from '#site/messages/amounts.ts';
import { leftToRight } from '#site/messages/language.ts';
import type { Channel } from '../public/public-listing.ts';
import { type Entrance, rentPeriodOf } from '../terms/entrances.ts';
import { numberText } from './number-text.ts';

/** What the search form offers to choose from, beside what the listings themselves say. */

/** Dollars. */
const SALE_PRICES = [
  200_000, 300_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000, 1_000_000, 1_250_000, 1_500_000,
  1_750_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 10_000_000,
];

/** Dollars a week. */
const RENT_PRICES = [
  200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 900, 1000, 1250, 1500, 2000, 3000,
];

/** Dollars a year, for what is let by the year. */
const YEARLY_RENTS = [
  10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000, 750_000,
  1_000_000,
];
const WEEKS = 52;

export const ROOM_COUNTS = [1, 2, 3, 4, 5];

/** m² and how it reads. */
export const LAND_SIZES = [
  { value: 200, label: '200 m²' },
  { value: 400, label: '400 m²' },
  { value: 600, label: '600 m²' },
  { value: 800, label: '800 m²' },
  { value: 1000, label: '1,000 m²' },
  { value: 2000, label: '2,000 m²' },
  { value: 4000, label: '4,000 m²' },
  { value: 10_000, label: '1 ha' },
  { value: 50_000, label: '5 ha' },
  { value: 200_000, label: '20 ha' },
  { value: 1_000_000, label: '100 ha' },
  { value: 5_000_000, label: '500 ha' },
  { value: 20_000_000, label: '2,000 ha' },
  { value: 100_000_000, label: '10,000 ha' },
];

/** m² of a building. */
export const BUILDING_SIZES = [50, 100, 150, 200, 250, 300, 400, 500, 1000, 2000, 5000];

/** Sold listings are priced like those for sale, leased ones like those for rent. */
export const modeOf = (channel: Channel): 'buy' | 'rent' =>
  channel === 'rent' || channel === 'leased' ? 'rent' : 'buy';

/** Prices to choose from, in dollars; a week for rent, also of what is let by the year. */
export function pricesOf(page: Entrance): number[] {
  const period = rentPeriodOf(page);
  if (period === 'year') return YEARLY_RENTS.map((rent) => Math.round(rent / WEEKS));
  return period === 'week' ? RENT_PRICES : SALE_PRICES;
}

/** `$750,000`, `$1.25m`, or for rent `$650 pw` or `$50,000 pa`. */
export function priceLabel({ price, ...page }: { price: number } & Entrance): string {
  const period = rentPeriodOf(page);
  const { yearly, weekly, millions } = amountTexts();
  if (period === 'year') return yearly(`$${numberText(yearlyRent(price))}`);
  if (period === 'week') return weekly(`$${numberText(price)}`);
  if (price >= 1_000_000 && price % 10_000 === 0) return millions(price / 1_000_000);
  return `$${numberText(price)}`;
}

/** A year of a weekly rent, as it was before it was divided by weeks. */
function yearlyRent(weekly: number): number {
  const year = weekly * WEEKS;
  return YEARLY_RENTS.find((rent) => Math.round(rent / WEEKS) === weekly) ?? year;
}

/** `400 m²`, `1 ha`; whole hectares from 1 ha. */
export const areaLabel = (area: number): string =>
  leftToRight(
    area > 0 && area % SQUARE_METRES_PER_HECTARE === 0
      ? `${numberText(area / SQUARE_METRES_PER_HECTARE)} ha`
      : `${numberText(area)} m²`,
  );

const SQUARE_METRES_PER_HECTARE = 10_000;

/** Dollars for a square metre: of rent for one in a year. */
export const areaPricesOf = (channel: Channel) =>
  modeOf(channel) === 'rent'
    ? [50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500]
    : [1000, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000];

/** `$350 per m² a year`, `$5,000 per m²` */
export const areaPriceLabel = ({ price, channel }: { price: number; channel: Channel }): string =>
  amountTexts().perSquareMetre(`$${numberText(price)}`, modeOf(channel) === 'rent');

/** The choices with the chosen one among them, ascending: an address may ask for a number the form does not offer. */
export function withChosen(choices: number[], chosen: number | null): number[] {
  return chosen === null || choices.includes(chosen) ? choices : [...choices, chosen].sort((a, b) => a - b);
}
