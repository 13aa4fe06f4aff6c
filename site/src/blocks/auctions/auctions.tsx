import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Occasions } from '#site/features/listings/cards/open-homes.tsx';
import type { Occasion } from '#site/features/listings/public/upcoming.ts';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'text', label: 'Introduction', maxLength: 300 },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    help: 'Leave empty for all offices, or for the office of the page.',
    max: 1,
  },
  count: { kind: 'number', label: 'Maximum number', min: 1, max: 60 },
  emptyText: {
    kind: 'text',
    label: 'Message when empty',
    help: 'Leave empty to hide the block instead.',
    maxLength: 300,
  },
  band: bandField,
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
  View: ({ props, data, editing }) => {
    if (data.length === 0 && !props.emptyText)
      return (
        <EditorNote editing={editing}>
          There are no upcoming auctions, so visitors don’t see this block.
        </EditorNote>
      );
    return (
      <Band band={props.band} title={props.title} text={data.length > 0 ? props.text : ''}>
        {data.length > 0 ? <Occasions occasions={data} /> : <p className="text-lg">{props.emptyText}</p>}
      </Band>
    );
  },
});
