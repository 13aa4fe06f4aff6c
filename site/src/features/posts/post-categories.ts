import type { CollectionConfig } from 'payload';
import { editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { slugField } from '#site/server/slug-field.ts';

/** What news is about, each with its list at `/news/category/{slug}`. */
export const postCategories: CollectionConfig = {
  slug: 'post-categories',
  labels: { singular: 'News category', plural: 'News categories' },
  admin: { group: 'Website', useAsTitle: 'name', defaultColumns: ['name', 'slug'] },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsAndAdmins, delete: editorsAndAdmins },
  graphQL: false,
  hooks: {
    afterChange: [() => purge(['posts'])],
    afterDelete: [() => purge(['posts'])],
  },
  fields: [{ name: 'name', type: 'text', required: true, maxLength: 60 }, slugField('name')],
};
