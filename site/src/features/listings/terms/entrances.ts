import { resultTexts } from '#site/messages/results.ts';
import { CATEGORIES, type Category, type Channel, type Method } from './categories.ts';

/**
 * The search pages of what is for sale and for rent, by kind of property. Homes have the plain ones; the others have
 * entrances of their own, so that weekly rents never stand among yearly ones (docs/decisions/135-entrances.md).
 */
const ENTRANCES: Readonly<Record<Category, Readonly<Record<Method, string>>>> = {
  residential: { buy: '/buy', rent: '/rent' },
  commercial: { buy: '/commercial', rent: '/commercial/lease' },
  rural: { buy: '/rural', rent: '/rural/lease' },
  business: { buy: '/business', rent: '/business/lease' },
  holiday: { buy: '/holiday/buy', rent: '/holiday' },
};

/** What a search page is about: null for property of every kind. */
export type Entrance = { channel: Channel; category: Category | null };

/** All entrances that are for one kind of property, by their path. */
export const ENTRANCE_PATHS: readonly (Entrance & { path: string })[] = CATEGORIES.flatMap((category) =>
  (['buy', 'rent'] as const).map((channel) => ({ path: ENTRANCES[category][channel], channel, category })),
);

/** Whether a channel has an entrance for each kind of property; what is sold and leased has one for all. */
export const hasEntrances = (channel: Channel): channel is Method => channel === 'buy' || channel === 'rent';

/** The path of a search page, without the filters. */
export function entrancePath({ channel, category }: Entrance): string {
  return hasEntrances(channel) ? ENTRANCES[category ?? 'residential'][channel] : `/${channel}`;
}

/** What the search page at a path is about; undefined for any other path. */
export function readEntrance(path: string): Entrance | undefined {
  if (path === '/sold') return { channel: 'sold', category: null };
  if (path === '/leased') return { channel: 'leased', category: null };
  const found = ENTRANCE_PATHS.find((entrance) => entrance.path === path);
  return found && { channel: found.channel, category: found.category };
}

/** What a search page is called in breadcrumbs and links. */
export function entranceName({ channel, category }: Entrance): string {
  const { entrances, sold, leased } = resultTexts();
  if (hasEntrances(channel)) return entrances[category ?? 'residential'][channel];
  return channel === 'sold' ? sold : leased;
}

/** The period of a rent on a search page: commercial property is let by the year. */
export const rentPeriodOf = ({ channel, category }: Entrance): 'week' | 'year' | null => {
  if (channel === 'buy' || channel === 'sold') return null;
  return category === 'commercial' || category === 'business' || category === 'rural' ? 'year' : 'week';
};
