import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { NO_NEWEST, newestFields } from '#site/block-kit/listings/newest-fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { ListingLead } from '#site/features/listings/cards/listing-lead.tsx';
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
        <Listings look={props.look} listings={data} now={now} />
      </Band>
    ),
});

function Listings({
  look,
  listings,
  now,
}: {
  look: ListingGridProps['look'];
  listings: ListingCard[];
  now: number;
}) {
  const [lead, ...others] = listings;
  if (look === 'cards' || !lead) return <ListingGrid listings={listings} now={now} sample />;
  return (
    <div className="grid gap-14">
      <ListingLead listing={lead} now={now} />
      {others.length > 0 && <ListingGrid listings={others} now={now} sample />}
    </div>
  );
}
