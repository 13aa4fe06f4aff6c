import type { BlockLoader } from '#site/block-kit/block.ts';
import { wholeWithin } from '#site/block-kit/parts/whole-within.ts';
import { nextMidnight, untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import type { Channel } from '#site/features/listings/public/public-listing.ts';
import { type Occasion, upcomingOpenHomes } from '#site/features/listings/public/upcoming.ts';
import type { OpenHomesProps } from './open-homes.tsx';

const CHANNELS: Record<OpenHomesProps['channel'], readonly Channel[]> = {
  both: ['buy', 'rent'],
  buy: ['buy'],
  rent: ['rent'],
};

/** The inspections of the coming days. The window moves with the day, so what it shows ends at midnight at the latest. */
export const load: BlockLoader<OpenHomesProps, Occasion[]> = async ({ payload, props, context, now }) => {
  const data = await upcomingOpenHomes(payload, {
    channels: CHANNELS[props.channel] ?? CHANNELS.both,
    days: wholeWithin({ value: props.days, min: 1, max: 28 }),
    count: wholeWithin({ value: props.count, min: 1, max: 60 }),
    office: props.office[0] ?? context.office,
    now,
  });
  const cards = data.map(({ listing }) => listing);
  return { data, expiresAt: untrueFrom({ cards, now }) ?? nextMidnight({ now, zone: 'Australia/Sydney' }) };
};
