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

/** The page that the dropdown is on: its path, and the query of its address. */
export type OrderTypeData = { path: string; query: string };

/** A dropdown that goes where the chosen entry leads: the order of a list of properties, or any addresses. */
export const orderType = defineBlock<typeof fields, OrderTypeData>({
  name: 'order-type',
  label: 'Sort dropdown',
  category: 'business',
  keywords: 'dropdown choose buy rent sell',
  hasLoader: true,
  icon: 'sliders',
  fields,
  defaults: { label: 'Sort by', of: 'buy', items: [] },
  View: ({ props, data, editing }) => {
    const items = itemsOf({ props, data });
    if (items.length === 0) return <EditorNote editing={editing}>Add links for this dropdown.</EditorNote>;
    return <Dropdown label={props.label || 'Sort by'} icon="sliders" items={items} />;
  },
});

const ORDERS = [
  { label: 'Newest', sort: '' },
  { label: 'Lowest price', sort: 'price-asc' },
  { label: 'Highest price', sort: 'price-desc' },
];

function itemsOf({ props: { of, items }, data }: { props: OrderTypeProps; data: OrderTypeData }) {
  if (of !== 'own') return ORDERS.map(({ label, sort }) => ({ label, href: hrefOf({ of, sort, data }) }));
  return items.flatMap(({ label, link }) =>
    label && link
      ? [{ label, href: link.href, newTab: link.newTab, rel: link.newTab ? 'noopener' : undefined }]
      : [],
  );
}

/** The list in this order. On the page of the list itself its filters stay, and it begins at its first page. */
function hrefOf({
  of,
  sort,
  data: { path, query },
}: {
  of: string;
  sort: string;
  data: OrderTypeData;
}): string {
  const asked = new URLSearchParams(path === `/${of}` ? query : '');
  asked.delete('page');
  asked.delete('sort');
  if (sort) asked.set('sort', sort);
  const text = asked.toString();
  return `/${of}${text ? `?${text}` : ''}`;
}
