import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EventList, eventListFields, eventOfficeField } from '#site/block-kit/listings/event-list.tsx';
import { headingFields } from '#site/block-kit/parts/band.tsx';
import type { Occasion } from '#site/features/listings/public/upcoming.ts';

const fields = {
  ...headingFields,
  channel: {
    kind: 'select',
    label: 'Properties',
    options: [
      { value: 'both', label: 'Sales and rentals' },
      { value: 'buy', label: 'For sale' },
      { value: 'rent', label: 'For rent' },
    ],
  },
  office: eventOfficeField,
  days: { kind: 'number', label: 'Days ahead', min: 1, max: 28 },
  ...eventListFields,
} as const satisfies BlockFields;

export type OpenHomesProps = PropsOf<typeof fields>;

/** The coming inspections by day. */
export const openHomes = defineBlock<typeof fields, Occasion[]>({
  name: 'open-homes',
  label: 'Open homes',
  category: 'business',
  keywords: 'inspections viewings times open house',
  hasLoader: true,
  icon: 'clock',
  fields,
  defaults: {
    title: 'Open this week',
    text: 'Inspections in the next seven days.',
    channel: 'both',
    office: [],
    days: 7,
    count: 8,
    emptyText: '',
    band: 'sand',
  },
  View: (input) => (
    <EventList {...input} none="There are no inspections in this period, so visitors don’t see this block." />
  ),
});
