import type { BlockExamples } from '#site/block-kit/examples.ts';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { ListingCarouselProps } from './listing-carousel.tsx';

const cards = [1, 2, 3, 4, 5, 6].map((id) => testRow({ id }).card);

export const examples: BlockExamples<ListingCarouselProps, ListingCard[]> = {
  'six for sale': { data: cards },
  'fewer than fit': { data: cards.slice(0, 2) },
  'one alone': { data: cards.slice(0, 1) },
  none: { data: [] },
};
