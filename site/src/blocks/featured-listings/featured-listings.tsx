import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { ListingLead } from '#site/features/listings/cards/listing-lead.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'text', label: 'Sentence under it', maxLength: 300 },
  listings: {
    kind: 'reference',
    to: 'listings',
    label: 'Properties',
    help: 'They stand in this order. Those that leave the website leave this block too.',
    max: 12,
  },
  look: {
    kind: 'select',
    label: 'Look',
    options: [
      { value: 'lead', label: 'The first one large, the others as cards' },
      { value: 'cards', label: 'All as cards' },
    ],
  },
  band: bandField,
} as const satisfies BlockFields;

export type FeaturedListingsProps = PropsOf<typeof fields>;

/** The properties that staff chose, in their order. */
export const featuredListings = defineBlock<typeof fields, ListingCard[]>({
  name: 'featured-listings',
  label: 'Featured properties',
  category: 'business',
  keywords: 'properties houses homes for sale for rent',
  hasLoader: true,
  icon: 'heart',
  fields,
  defaults: { title: 'Featured properties', text: '', listings: [], look: 'lead', band: 'paper' },
  View: ({ props, data, now, editing }) => {
    const [lead] = data;
    if (!lead)
      return (
        <EditorNote editing={editing}>
          Choose properties that are on the website to show them here.
        </EditorNote>
      );
    const cards = props.look === 'lead' ? data.slice(1) : data;
    return (
      <Band band={props.band} title={props.title} text={props.text}>
        {props.look === 'lead' && <ListingLead listing={lead} now={now} />}
        {cards.length > 0 && (
          <div className={props.look === 'lead' ? 'mt-14' : undefined}>
            <ListingGrid listings={cards} now={now} />
          </div>
        )}
      </Band>
    );
  },
});
