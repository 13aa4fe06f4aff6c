import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { withTagFields } from './tag-fields.ts';

it('fields for several texts say what to do and are listed as text, wherever they are', () => {
  const tags = { name: 'tags', type: 'text', hasMany: true } as const;
  const components = {
    Cell: '/ui/admin/texts-cell.tsx#TextsCell',
    afterInput: ['/ui/admin/unfinished-text.client.tsx#UnfinishedText'],
  };
  const own = {
    ...tags,
    name: 'own',
    admin: { placeholder: 'Suburb', components: { Cell: '/own' } },
  } as const;
  const title = { name: 'title', type: 'text' } as const;
  const { fields } = withTagFields({
    slug: 'x',
    fields: [title, own, { type: 'tabs', tabs: [{ label: 'A', fields: [{ type: 'row', fields: [tags] }] }] }],
  } as CollectionConfig);
  expect(fields).toEqual([
    title,
    { ...own, admin: { placeholder: 'Suburb', components: { ...components, Cell: '/own' } } },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'A',
          fields: [
            {
              type: 'row',
              fields: [{ ...tags, admin: { placeholder: 'Type, then press Enter', components } }],
            },
          ],
        },
      ],
    },
  ]);
});
