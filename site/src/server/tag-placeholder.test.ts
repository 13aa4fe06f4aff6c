import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { withTagPlaceholders } from './tag-placeholder.ts';

it('fields for several texts say what to do, wherever they stand', () => {
  const tags = { name: 'tags', type: 'text', hasMany: true } as const;
  const own = { ...tags, name: 'own', admin: { placeholder: 'Suburb' } } as const;
  const title = { name: 'title', type: 'text' } as const;
  const { fields } = withTagPlaceholders({
    slug: 'x',
    fields: [title, own, { type: 'tabs', tabs: [{ label: 'A', fields: [{ type: 'row', fields: [tags] }] }] }],
  } as CollectionConfig);
  expect(fields).toEqual([
    title,
    own,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'A',
          fields: [{ type: 'row', fields: [{ ...tags, admin: { placeholder: 'Type, then press Enter' } }] }],
        },
      ],
    },
  ]);
});
