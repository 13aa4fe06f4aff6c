import { type Entrance, entrancePath, hasEntrances } from '../terms/entrances.ts';
import { placeKey } from './project-listing.ts';
import type { Channel, ListingCard } from './public-listing.ts';

/** What the four search pages are called in menus, breadcrumbs and headings. */
export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  buy: 'For sale',
  rent: 'For rent',
  sold: 'Sold',
  leased: 'Leased',
};

/** The search page of a kind of property, narrowed to a suburb where one is given. */
export function searchPageOf({ suburb, ...page }: Entrance & { suburb?: string | null }): string {
  const query = new URLSearchParams({
    ...(suburb ? { suburb } : {}),
    ...(!hasEntrances(page.channel) && page.category ? { category: page.category } : {}),
  });
  return `${entrancePath(page)}${query.size ? `?${query}` : ''}`;
}

/** The search page narrowed to the suburb of a listing; the whole page while its suburb is hidden. */
export function suburbSearchPath({
  channel,
  category,
  address,
}: Pick<ListingCard, 'channel' | 'category' | 'address'>): string {
  const suburb = suburbKeyOf(address);
  // What is sold and leased has one page for every kind.
  return searchPageOf({ channel, category: hasEntrances(channel) ? category : null, suburb });
}

/** The key of a place's suburb, such as `newtown-nsw-2042`, where it is known and may be shown. */
export const suburbKeyOf = ({
  suburb,
  state,
  postcode,
}: Record<'suburb' | 'state' | 'postcode', string | null>): string | undefined =>
  suburb ? placeKey([suburb, state, postcode]) : undefined;
