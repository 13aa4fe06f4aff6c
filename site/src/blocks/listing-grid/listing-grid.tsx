import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { LedListings } from '#site/block-kit/listings/led-listings.tsx';
import { NO_NEWEST, newestFields } from '#site/block-kit/listings/newest-fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

const fields = {
  title: { kind: 'text', label: 'Heading' },
  ...newestFields,
  look: {
    kind: 'select',
    label: 'Layout',
    options: [
      { value: 'cards', label: 'Cards' },
      { value: 'lead', label: 'Newest large, others as cards' },
    ],
  },
  linkLabel: { kind: 'text', label: '“View all” link text' },
  band: bandField,
} as const satisfies BlockFields;

export type ListingGridProps = PropsOf<typeof fields>;

/** The newest listings of one kind, as cards. Shows nothing when there are none. */
export const listingGrid = defineBlock<typeof fields, ListingCard[]>({
  name: 'listing-grid',
  label: 'Newest listings',
  category: 'business',
  keywords: 'properties houses homes for sale for rent sold list',
  hasLoader: true,
  icon: 'search',
  fields,
  defaults: {
    title: 'Recently sold',
    channel: 'sold',
    count: 3,
    look: 'cards',
    linkLabel: 'All sold properties',
    band: 'paper',
  },
  View: ({ props, data, now, editing }) =>
    data.length === 0 ? (
      <EditorNote editing={editing}>{NO_NEWEST}</EditorNote>
    ) : (
      <Band
        band={props.band}
        title={props.title}
        link={{ href: `/${props.channel}`, label: props.linkLabel }}
      >
        <LedListings look={props.look} listings={data} now={now} sample />
      </Band>
    ),
});
