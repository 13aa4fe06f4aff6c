import type { CollectionConfig } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import { keepOldAddress } from '#site/server/keep-old-address.ts';
import { purge } from '#site/server/purge.ts';
import { slugField } from '#site/server/slug-field.ts';
import { categoryPath } from './post-card.ts';

const oldAddress = keepOldAddress(({ slug }) => (slug ? categoryPath(String(slug)) : null));

/** Categories of news, each with a list at `/news/category/{slug}`. */
export const postCategories: CollectionConfig = {
  slug: 'post-categories',
  labels: { singular: 'News category', plural: 'News categories' },
  admin: { group: 'Website', useAsTitle: 'name', defaultColumns: ['name', 'slug'] },
  access: {
    create: changers('website'),
    read: staffOnly,
    update: changers('website'),
    delete: changers('website'),
  },
  graphQL: false,
  hooks: {
    beforeChange: [oldAddress.beforeChange],
    afterChange: [oldAddress.afterChange, () => purge(['posts'])],
    afterDelete: [oldAddress.afterDelete, () => purge(['posts'])],
  },
  fields: [{ name: 'name', type: 'text', required: true, maxLength: 60 }, slugField('name')],
};
