import type { BlockLoader } from '#site/block-kit/block.ts';
import { wholeWithin } from '#site/block-kit/parts/whole-within.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { type Occasion, upcomingAuctions } from '#site/features/listings/public/upcoming.ts';
import type { AuctionsProps } from './auctions.tsx';

/** The auctions to come. One that has begun is over: when it ends nobody knows. */
export const load: BlockLoader<AuctionsProps, Occasion[]> = async ({ payload, props, context, now }) => {
  const data = await upcomingAuctions(payload, {
    count: wholeWithin({ value: props.count, min: 1, max: 60 }),
    office: props.office[0] ?? context.office,
    now,
  });
  return { data, expiresAt: untrueFrom({ cards: data.map(({ listing }) => listing), now }) };
};
