import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EventList, eventListFields, eventOfficeField } from '#site/block-kit/listings/event-list.tsx';
import { headingFields } from '#site/block-kit/parts/band.tsx';
import type { Occasion } from '#site/features/listings/public/upcoming.ts';

const fields = {
  ...headingFields,
  office: eventOfficeField,
  ...eventListFields,
} as const satisfies BlockFields;

export type AuctionsProps = PropsOf<typeof fields>;

/** The coming auctions, soonest first, by day. */
export const auctions = defineBlock<typeof fields, Occasion[]>({
  name: 'auctions',
  label: 'Auctions',
  category: 'business',
  keywords: 'auction results bidding calendar',
  hasLoader: true,
  icon: 'calendar',
  fields,
  defaults: { title: 'Coming auctions', text: '', office: [], count: 20, emptyText: '', band: 'paper' },
  View: (input) => (
    <EventList {...input} none="There are no upcoming auctions, so visitors don’t see this block." />
  ),
});
