import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { LedListings } from '#site/block-kit/listings/led-listings.tsx';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
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
  View: ({ props, data, now, editing }) =>
    data.length === 0 ? (
      <EditorNote editing={editing}>Choose published properties to show here.</EditorNote>
    ) : (
      <Band band={props.band} title={props.title} text={props.text}>
        <LedListings look={props.look} listings={data} now={now} />
      </Band>
    ),
});
