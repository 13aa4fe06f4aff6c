import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField, headingFields } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { ListingGrid } from '#site/features/listings/cards/listing-card.tsx';
import { SalesList } from '#site/features/listings/cards/sales-list.tsx';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';

const fields = {
  ...headingFields,
  of: {
    kind: 'select',
    label: 'Sales to show',
    options: [
      { value: 'all', label: 'All' },
      { value: 'suburb', label: 'By suburb' },
      { value: 'office', label: 'By office' },
      { value: 'agent', label: 'By agent' },
    ],
  },
  suburb: {
    kind: 'text',
    label: 'Suburb or postcode',
    help: 'Separate several with commas.',
    shownWhen: { field: 'of', is: ['suburb'] },
    maxLength: 200,
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    help: 'Leave empty to use the office of the page.',
    shownWhen: { field: 'of', is: ['office'] },
    max: 1,
  },
  agent: {
    kind: 'reference',
    to: 'agents',
    label: 'Agent',
    help: 'Leave empty to use the agent of the page.',
    shownWhen: { field: 'of', is: ['agent'] },
    max: 1,
  },
  count: { kind: 'number', label: 'Maximum number', min: 1, max: 24 },
  look: {
    kind: 'select',
    label: 'Layout',
    options: [
      { value: 'cards', label: 'Cards' },
      { value: 'list', label: 'List with dates and prices' },
    ],
  },
  linkLabel: { kind: 'text', label: '“View all” link text', maxLength: 80 },
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
      return <EditorNote editing={editing}>No sales match, so visitors don’t see this block.</EditorNote>;
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
