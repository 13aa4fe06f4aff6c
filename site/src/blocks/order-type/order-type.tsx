import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Dropdown } from '#site/ui/dropdown.tsx';

const fields = {
  label: { kind: 'text', label: 'Button text', maxLength: 60 },
  of: {
    kind: 'select',
    label: 'Options',
    options: [
      { value: 'buy', label: 'Properties for sale, sorted' },
      { value: 'rent', label: 'Properties for rent, sorted' },
      { value: 'sold', label: 'Sold properties, sorted' },
      { value: 'own', label: 'Custom links' },
    ],
  },
  items: {
    kind: 'list',
    label: 'Links',
    itemLabel: 'label',
    max: 30,
    shownWhen: { field: 'of', is: ['own'] },
    of: {
      label: { kind: 'text', label: 'Text', maxLength: 80 },
      link: { kind: 'link', label: 'Link' },
    },
  },
} as const satisfies BlockFields;

export type OrderTypeProps = PropsOf<typeof fields>;

/** A dropdown that goes where the chosen entry leads: the order of a list of properties, or any addresses. */
export const orderType = defineBlock<typeof fields>({
  name: 'order-type',
  label: 'Sort dropdown',
  category: 'business',
  keywords: 'dropdown choose buy rent sell',
  icon: 'sliders',
  fields,
  defaults: { label: 'Sort by', of: 'buy', items: [] },
  View: ({ props, editing }) => {
    const items = itemsOf(props);
    if (items.length === 0) return <EditorNote editing={editing}>Add links for this dropdown.</EditorNote>;
    return <Dropdown label={props.label || 'Sort by'} icon="sliders" items={items} />;
  },
});

const ORDERS = [
  { label: 'Newest', query: '' },
  { label: 'Lowest price', query: '?sort=price-asc' },
  { label: 'Highest price', query: '?sort=price-desc' },
];

function itemsOf({ of, items }: OrderTypeProps) {
  if (of !== 'own') return ORDERS.map(({ label, query }) => ({ label, href: `/${of}${query}` }));
  return items.flatMap(({ label, link }) =>
    label && link
      ? [{ label, href: link.href, newTab: link.newTab, rel: link.newTab ? 'noopener' : undefined }]
      : [],
  );
}
