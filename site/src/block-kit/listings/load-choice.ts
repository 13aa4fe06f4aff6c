import type { Payload } from 'payload';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import type { BlockContext } from '../block.ts';
import type { PropsOf } from '../fields.ts';
import { listingsSource } from '../loop/sources/listings-load.ts';
import { SOURCE_DEFAULTS } from '../loop/sources/sources.ts';
import { wholeWithin } from '../parts/whole-within.ts';
import type { choiceFields } from './choice-fields.ts';

/** The cards of the listings that staff chose, `most` at most, and when they are no longer true (epoch ms). */
export async function loadChoice({
  payload,
  props,
  context,
  count,
  most,
  now,
}: {
  payload: Payload;
  props: PropsOf<typeof choiceFields>;
  context: BlockContext;
  count: number;
  most: number;
  now: number;
}): Promise<{ cards: ListingCard[]; expiresAt: number | undefined }> {
  const { items, expiresAt } = await listingsSource.find({
    payload,
    props: {
      ...SOURCE_DEFAULTS,
      ...props,
      source: 'listings',
      perPage: wholeWithin({ value: count, min: 1, max: most }),
      offset: 0,
    },
    context,
    filters: [],
    join: 'AND',
    page: 1,
    without: [],
    now,
  });
  return { cards: items.flatMap((item) => (item.kind === 'listings' ? [item.listing] : [])), expiresAt };
}
