import { dateIn } from './inspection-times.ts';
import type { ListingCard } from './public-listing.ts';

export const COMING_SOON_PATH = '/coming-soon';

/** Whether a listing is shown before it goes on the market: until the day it is listed on. `now`: epoch ms. */
export function isComingSoon(
  { channel, listedAt, timeZone: zone }: Pick<ListingCard, 'channel' | 'listedAt' | 'timeZone'>,
  now: number,
): boolean {
  const at = Date.parse(listedAt);
  if (!(at > now) || channel === 'sold' || channel === 'leased') return false;
  return dateIn({ at, zone }) > dateIn({ at: now, zone });
}
