import { testRow } from '#site/features/listings/example-listing.ts';
import type { ListingCard } from '#site/features/listings/public-listing.ts';
import type { BlockExamples } from '../examples.ts';
import type { ListingCarouselProps } from './listing-carousel.tsx';

const cards = [1, 2, 3, 4, 5, 6].map((id) => testRow({ id }).card);

export const examples: BlockExamples<ListingCarouselProps, ListingCard[]> = {
  'six for sale': { data: cards },
  'fewer than fit': { data: cards.slice(0, 2) },
  'one alone': { data: cards.slice(0, 1) },
  none: { data: [] },
};
