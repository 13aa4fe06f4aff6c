import type { Payload } from 'payload';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import type { Channel, ListingCard } from '#site/features/listings/public/public-listing.ts';
import { searchListings } from '#site/features/listings/search/search.ts';
import { emptySearch } from '#site/features/listings/search/search-query.ts';

const MAX = 12;

/** The newest cards of the chosen kind, and when they are no longer true (epoch ms). */
export async function loadNewest({
  payload,
  channel,
  count,
  now,
}: {
  payload: Payload;
  channel: Channel;
  count: number;
  now: number;
}): Promise<{ data: ListingCard[]; expiresAt: number | undefined }> {
  const { cards } = await searchListings(payload, emptySearch(channel), {
    size: Math.min(MAX, Math.max(1, Math.trunc(count) || 1)),
  });
  return { data: cards, expiresAt: untrueFrom({ cards, now }) };
}
