import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Occasions } from '#site/features/listings/cards/open-homes.tsx';
import type { Occasion } from '#site/features/listings/public/upcoming.ts';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'text', label: 'Introduction', maxLength: 300 },
  channel: {
    kind: 'select',
    label: 'Properties',
    options: [
      { value: 'both', label: 'Sales and rentals' },
      { value: 'buy', label: 'For sale' },
      { value: 'rent', label: 'For rent' },
    ],
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    help: 'Leave empty for all offices, or for the office of the page.',
    max: 1,
  },
  days: { kind: 'number', label: 'Days ahead', min: 1, max: 28 },
  count: { kind: 'number', label: 'Maximum number', min: 1, max: 60 },
  emptyText: {
    kind: 'text',
    label: 'Message when empty',
    help: 'Leave empty to hide the block instead.',
    maxLength: 300,
  },
  band: bandField,
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
  View: ({ props, data, editing }) => {
    if (data.length === 0 && !props.emptyText)
      return (
        <EditorNote editing={editing}>
          There are no inspections in this period, so visitors don’t see this block.
        </EditorNote>
      );
    return (
      <Band band={props.band} title={props.title} text={data.length > 0 ? props.text : ''}>
        {data.length > 0 ? <Occasions occasions={data} /> : <p className="text-lg">{props.emptyText}</p>}
      </Band>
    );
  },
});
