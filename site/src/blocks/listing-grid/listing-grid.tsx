import { ListingGrid } from '#site/features/listings/listing-card.tsx';
import type { Channel, ListingCard } from '#site/features/listings/public-listing.ts';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import type { Block } from '../block.ts';

export type ListingGridProps = {
  title: string;
  channel: Channel;
  /** How many cards, 1 to 12. */
  count: number;
  linkLabel: string;
};

/** The newest listings of one kind, as cards. Shows nothing when there are none. */
export const listingGrid: Block<ListingGridProps, ListingCard[]> = {
  name: 'listing-grid',
  label: 'Newest listings',
  fields: {
    title: { kind: 'text', label: 'Heading' },
    channel: {
      kind: 'select',
      label: 'Which',
      options: [
        { value: 'buy', label: 'For sale' },
        { value: 'rent', label: 'For rent' },
        { value: 'sold', label: 'Sold' },
        { value: 'leased', label: 'Leased' },
      ],
    },
    count: { kind: 'number', label: 'How many', min: 1, max: 12 },
    linkLabel: { kind: 'text', label: 'Link to all of them' },
  },
  defaults: { title: 'Recently sold', channel: 'sold', count: 3, linkLabel: 'All sold properties' },
  View: ({ props, data, now }) =>
    data.length === 0 ? null : (
      <Section>
        <SectionHeading title={props.title} link={{ href: `/${props.channel}`, label: props.linkLabel }} />
        <ListingGrid listings={data} now={now} sample />
      </Section>
    ),
};
