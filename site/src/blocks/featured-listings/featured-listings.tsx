import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { ListingLead } from '#site/features/listings/cards/listing-lead.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

const fields = {
  ...headingFields,
  listings: {
    kind: 'reference',
    to: 'listings',
    label: 'Properties',
    help: 'Shown in this order. Properties that are unpublished disappear from this block.',
    max: 12,
  },
  look: {
    kind: 'select',
    label: 'Layout',
    options: [
      { value: 'lead', label: 'First large, others as cards' },
      { value: 'cards', label: 'Cards' },
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
    if (!lead) return <EditorNote editing={editing}>Choose published properties to show here.</EditorNote>;
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
