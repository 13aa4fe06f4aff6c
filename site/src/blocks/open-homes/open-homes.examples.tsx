import type { BlockExamples } from '#site/block-kit/examples.ts';
import { longListing, openListing } from '#site/block-kit/parts/example-listings.ts';
import type { Occasion } from '#site/features/listings/public/upcoming.ts';
import type { OpenHomesProps } from './open-homes.tsx';

const open = (start: string, end: string, listing = openListing): Occasion => ({
  listing,
  startsAt: `2026-11-${start}:00.000Z`,
  endsAt: `2026-11-${end}:00.000Z`,
});

export const examples: BlockExamples<OpenHomesProps, Occasion[]> = {
  'two days': {
    data: [
      open('21T01:00', '21T01:30'),
      open('21T01:45', '21T02:15', longListing),
      open('22T23:00', '22T23:30'),
    ],
  },
  'none, said': {
    props: { emptyText: 'No inspections this week. Ask us for a private one.', band: 'paper' },
    data: [],
  },
  none: { data: [] },
};
