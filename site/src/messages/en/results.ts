import { pluralTypes } from './plural-types.ts';

/** What a search is called. */
export type SearchTitle = {
  channel: 'buy' | 'rent' | 'sold' | 'leased';
  /** Rents are for a year. */
  isYearly: boolean;
  beds: number | null;
  /** What is searched for: {@link results.subjects} or types. */
  what: string;
  /** Up to two places, and how many more there are. */
  places: string[];
  more: number;
};

/** Titles and figures of what a search found, and the names of the search pages. */
export const results = {
  title: ({ channel, isYearly, beds, what, places: [first, second], more }: SearchTitle): string => {
    const sold = { sold: 'sold ', leased: 'leased ', buy: '', rent: '' }[channel];
    const purpose = { buy: ' for sale', rent: isYearly ? ' for lease' : ' for rent', sold: '', leased: '' };
    const others = second ? (more ? `, ${second} and ${more} more` : ` and ${second}`) : '';
    const place = first ? ` in ${first}${others}` : '';
    return `${sold}${beds ? `${beds}+ bedroom ` : ''}${what}${purpose[channel]}${place}`;
  },
  /** The title with the suburbs around the places in it. */
  withAround: (title: string, km: number, isOnePlace: boolean) =>
    `${title}${isOnePlace ? '' : ','} and suburbs within ${km} km`,
  types: pluralTypes,
  subjects: {
    properties: 'properties',
    everyKind: 'properties of every kind',
    residential: 'homes',
    rural: 'rural properties',
    holiday: 'holiday homes',
    commercial: 'commercial properties',
    business: 'businesses',
  },
  titlePage: (title: string, page: number) => `${title}, page ${page}`,
  noneNow: (title: string) => `${title}: no properties right now.`,
  describeClosed: (title: string, found: string) =>
    `${title}: ${found} with photos, dates and the price where it was disclosed. See what homes nearby achieved.`,
  describe: (title: string, found: string) =>
    `${title}. Browse ${found} with photos, prices and inspection times.`,
  medianPrice: 'Median sale price',
  medianWeeklyRent: 'Median weekly rent',
  medianYearlyRent: 'Median yearly rent',
  medianDays: 'Median days on market',
  ofSales: (n: number) => `of ${n} sales`,
  ofLeases: (n: number) => `of ${n} leases`,
  ofResults: (n: number) => `of ${n} results`,
  entrances: {
    residential: { buy: 'For sale', rent: 'For rent' },
    commercial: { buy: 'Commercial for sale', rent: 'Commercial for lease' },
    rural: { buy: 'Rural for sale', rent: 'Rural for lease' },
    business: { buy: 'Businesses for sale', rent: 'Businesses for lease' },
    holiday: { buy: 'Holiday homes for sale', rent: 'Holiday rentals' },
  },
  sold: 'Sold',
  leased: 'Leased',
};
