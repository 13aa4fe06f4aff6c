import type { ArrayField, RelationshipField, TextField } from 'payload';

/** The admin's field for an address, with the link picker of the page builder. */
export const linkField = '/builder/links/link-field.client.tsx#LinkField';

/** What a row of a list is called while it is closed: what its `field` says. */
export const rowTitle = (field: string, empty: string) => ({
  path: '/ui/admin/row-title.client.tsx#RowTitle',
  clientProps: { field, empty },
});

/** True, or what is wrong with an address of this website or another. */
export const linkAddress = (value: unknown): true | string =>
  /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/.test(String(value ?? '')) ||
  'Choose a link, or enter an address on this website, such as /about, or one that starts with https://, mailto: or tel:';

/** The most entries of a menu, and of each submenu. */
const MOST = 20;

const label: TextField = { name: 'label', type: 'text', required: true, maxLength: 60 };

/** A menu of links, each with links of its own below it where staff want some. */
export function menuField({
  name,
  label: title,
  description,
  opensSections = false,
}: {
  name: string;
  label: string;
  description?: string;
  /** Whether an entry can open a reusable section. */
  opensSections?: boolean;
}): ArrayField {
  return {
    ...list(name, title),
    admin: { ...list(name, title).admin, description },
    fields: [
      {
        type: 'row',
        fields: [
          label,
          {
            ...address,
            validate: (value: unknown, { siblingData }: { siblingData: Opened }) =>
              !value && opensSomething(siblingData) ? true : linkAddress(value),
          },
        ],
      },
      {
        // Not `links`: the database takes no list within one of the same name.
        ...list('below', 'Submenu'),
        fields: [{ type: 'row', fields: [label, { ...address, required: true, validate: linkAddress }] }],
      },
      ...(opensSections ? [section] : []),
    ],
  };
}

/** What an entry may open besides its own link. */
type Opened = { below?: unknown; section?: unknown };

const opensSomething = ({ below, section }: Opened): boolean =>
  (Array.isArray(below) && below.length > 0) || Boolean(section);

const section: RelationshipField = {
  name: 'section',
  type: 'relationship',
  relationTo: 'sections',
  label: 'Mega menu',
  admin: {
    description:
      'A reusable section that this entry opens as a panel. The link and submenu stand above it, and are what visitors get while the section is not published.',
  },
};

const address: TextField = {
  name: 'url',
  type: 'text',
  label: 'Link',
  admin: { components: { Field: linkField } },
};

const list = (name: string, title: string): Omit<ArrayField, 'fields'> => ({
  name,
  label: title,
  type: 'array',
  maxRows: MOST,
  labels: { singular: 'Link', plural: 'Links' },
  admin: { initCollapsed: true, components: { RowLabel: rowTitle('label', 'Link') } },
});
