import { placeKey } from './project-listing.ts';
import type { Channel, ListingCard } from './public-listing.ts';

/** What the four search pages are called in menus, breadcrumbs and headings. */
export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  buy: 'For sale',
  rent: 'For rent',
  sold: 'Sold',
  leased: 'Leased',
};

/** The address of a search page. */
export function channelPath(channel: Channel): string {
  return `/${channel}`;
}

/** The search page narrowed to the suburb of a listing; the whole page while its suburb is hidden. */
export function suburbSearchPath({ channel, address }: Pick<ListingCard, 'channel' | 'address'>): string {
  if (!address.suburb) return channelPath(channel);
  const key = placeKey([address.suburb, address.state, address.postcode]);
  return `${channelPath(channel)}?suburb=${key}`;
}
