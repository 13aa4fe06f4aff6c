import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { CHOICE_DEFAULTS, choiceFields } from '#site/block-kit/listings/choice-fields.ts';
import { NO_NEWEST } from '#site/block-kit/listings/newest-fields.ts';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { ListingLead } from '#site/features/listings/cards/listing-lead.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

const fields = {
  ...headingFields,
  turn: {
    kind: 'select',
    label: 'Which one',
    help: 'Every Monday the next of those below has its turn.',
    options: [
      { value: 'weekly', label: 'Another one each week' },
      { value: 'first', label: 'The first one' },
    ],
  },
  ...choiceFields,
  band: bandField,
} as const satisfies BlockFields;

export type FeaturedPropertyProps = PropsOf<typeof fields>;

/** One property at length: another each week, or the one that staff put first. */
export const featuredProperty = defineBlock<typeof fields, ListingCard | null>({
  name: 'featured-property',
  label: 'Property of the week',
  category: 'business',
  keywords: 'featured listing highlight home house week',
  hasLoader: true,
  icon: 'key',
  fields,
  defaults: { title: 'Property of the week', text: '', turn: 'weekly', ...CHOICE_DEFAULTS, band: 'paper' },
  View: ({ props: { title, text, band }, data, now, editing }) =>
    data ? (
      <Band band={band} title={title} text={text}>
        <ListingLead listing={data} now={now} />
      </Band>
    ) : (
      <EditorNote editing={editing}>{NO_NEWEST}</EditorNote>
    ),
});
