import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { SalesList } from '#site/features/listings/cards/sales-list.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

const fields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'text', label: 'Sentence under it', maxLength: 300 },
  of: {
    kind: 'select',
    label: 'Whose sales',
    options: [
      { value: 'all', label: 'All of ours' },
      { value: 'suburb', label: 'Those in a suburb' },
      { value: 'office', label: 'Those of an office' },
      { value: 'agent', label: 'Those of an agent' },
    ],
  },
  suburb: {
    kind: 'text',
    label: 'Suburb or postcode',
    help: 'Several divided by commas. Suburbs without listings of ours are passed over.',
    shownWhen: { field: 'of', is: ['suburb'] },
    maxLength: 200,
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    help: 'Left empty on an office’s own page: that one.',
    shownWhen: { field: 'of', is: ['office'] },
    max: 1,
  },
  agent: {
    kind: 'reference',
    to: 'agents',
    label: 'Agent',
    help: 'Left empty on an agent’s own page: that one.',
    shownWhen: { field: 'of', is: ['agent'] },
    max: 1,
  },
  count: { kind: 'number', label: 'How many at most', min: 1, max: 24 },
  look: {
    kind: 'select',
    label: 'Look',
    options: [
      { value: 'cards', label: 'Cards' },
      { value: 'list', label: 'A list with dates and prices' },
    ],
  },
  linkLabel: { kind: 'text', label: 'Link to all of them', maxLength: 80 },
  band: bandField,
} as const satisfies BlockFields;

export type RecentSalesProps = PropsOf<typeof fields>;

/** `href`: the search page that shows them all; '' where none does. */
export type RecentSalesData = { cards: ListingCard[]; href: string };

/** What was sold last: everywhere, in a suburb, by an office or by an agent. */
export const recentSales = defineBlock<typeof fields, RecentSalesData>({
  name: 'recent-sales',
  label: 'Recent sales',
  category: 'business',
  keywords: 'sold results prices',
  hasLoader: true,
  icon: 'check',
  fields,
  defaults: {
    title: 'Recently sold',
    text: '',
    of: 'all',
    suburb: '',
    office: [],
    agent: [],
    count: 6,
    look: 'cards',
    linkLabel: 'All sold properties',
    band: 'paper',
  },
  View: ({ props, data: { cards, href }, now, editing }) => {
    if (cards.length === 0)
      return (
        <EditorNote editing={editing}>Nothing was sold there yet: visitors do not see this block.</EditorNote>
      );
    const link = href ? { href, label: props.linkLabel } : undefined;
    return (
      <Band band={props.band} title={props.title} text={props.text} link={link}>
        {props.look === 'list' ? (
          <SalesList listings={cards} />
        ) : (
          <ListingGrid listings={cards} now={now} sample />
        )}
      </Band>
    );
  },
});
