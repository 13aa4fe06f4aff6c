import type { BlockLoader } from '#site/block-kit/block.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { cardsById } from '#site/features/listings/public/listings-by-id.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { FeaturedListingsProps } from './featured-listings.tsx';

/** The chosen listings that visitors may see, in the order they were chosen. */
export const load: BlockLoader<FeaturedListingsProps, ListingCard[]> = async ({ payload, props, now }) => {
  const ids = [...new Set(props.listings)];
  const found = await cardsById(payload, ids);
  const cards = ids.flatMap((id) => found.get(id)?.card ?? []);
  return { data: cards, expiresAt: untrueFrom({ cards, now }) };
};
