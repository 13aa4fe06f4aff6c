import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadChoice } from '#site/block-kit/listings/load-choice.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { FeaturedPropertyProps } from './featured-property.tsx';
import { nextWeek, turnOf } from './week.ts';

/** From how many the weekly one is taken, at most. */
const MOST = 24;

export const load: BlockLoader<FeaturedPropertyProps, ListingCard | null> = async ({
  payload,
  props,
  context,
  now,
}) => {
  const weekly = props.turn === 'weekly';
  const { cards, expiresAt } = await loadChoice({
    payload,
    props,
    context,
    count: weekly ? MOST : 1,
    most: MOST,
    now,
  });
  // By their ids, so that a new listing does not change whose turn it is for those before it.
  const inTurn = props.whose === 'chosen' ? cards : cards.toSorted((one, other) => one.id - other.id);
  const shown = weekly ? turnOf({ items: inTurn, now }) : cards[0];
  return {
    data: shown ?? null,
    expiresAt: weekly ? Math.min(nextWeek(now), expiresAt ?? Number.POSITIVE_INFINITY) : expiresAt,
  };
};
