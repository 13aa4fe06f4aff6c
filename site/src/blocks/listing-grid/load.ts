import type { BlockLoader } from '#site/block-kit/block.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { searchListings } from '#site/features/listings/search/search.ts';
import { readSearch } from '#site/features/listings/search/search-query.ts';
import type { ListingGridProps } from './listing-grid.tsx';

const MAX = 12;

/** The newest cards of the chosen kind. */
export const load: BlockLoader<ListingGridProps, ListingCard[]> = async ({ payload, props, now }) => {
  const { cards } = await searchListings(
    payload,
    readSearch({ channel: props.channel, query: new URLSearchParams() }),
    { size: Math.min(MAX, Math.max(1, Math.trunc(props.count) || 1)) },
  );
  return { data: cards, expiresAt: untrueFrom({ cards, now }) };
};
