import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { onClockOf } from '#site/server/admin-dates.ts';
import type { BuiltWithBlocks } from '#site/server/built-with-blocks.ts';
import { copiedTitle } from '#site/server/copied-title.ts';
import { keepOldAddress, OFFER_REDIRECTS } from '#site/server/keep-old-address.ts';
import { purge } from '#site/server/purge.ts';
import { slugField } from '#site/server/slug-field.ts';
import { postPath } from './post-card.ts';

const oldAddress = keepOldAddress(({ slug }) => (slug ? postPath(String(slug)) : null));

/** News: what the agency writes, each at `/news/{slug}`, built with the page builder. */
export const posts = ({ collection, fields, seoField }: BuiltWithBlocks): CollectionConfig =>
  collection({
    labels: { singular: 'News post', plural: 'News' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'categories', 'author', 'publishedAt', '_status'],
      listSearchableFields: ['title', 'slug', 'excerpt'],
      components: { beforeListTable: [OFFER_REDIRECTS] },
    },
    defaultSort: '-publishedAt',
    hooks: {
      beforeChange: [datedOnPublishing, oldAddress.beforeChange],
      afterChange: [oldAddress.afterChange],
      afterDelete: [oldAddress.afterDelete],
    },
    changed: ({ id }) => purge(['posts', `post:${id}`]),
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 160,
        hooks: { beforeDuplicate: [copiedTitle] },
      },
      {
        name: 'excerpt',
        type: 'textarea',
        label: 'Summary',
        maxLength: 400,
        admin: {
          description: 'One or two sentences, shown under the title, in lists and in search results.',
        },
      },
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Shown at the top of the post, in lists and when shared.' },
      },
      ...fields,
      seoField,
      slugField('title'),
      {
        name: 'publishedAt',
        type: 'date',
        label: 'Date',
        index: true,
        admin: {
          position: 'sidebar',
          components: onClockOf('Australia/Sydney'),
          description:
            'Leave empty to use the publishing time. With a future date, a published post appears then.',
        },
      },
      {
        name: 'categories',
        type: 'relationship',
        relationTo: 'post-categories',
        hasMany: true,
        maxRows: 8,
        admin: { position: 'sidebar' },
      },
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'agents',
        index: true,
        admin: { position: 'sidebar', description: 'The author, linked to their profile.' },
      },
    ],
  });

/** A post without a date gets the one of its first publication. */
const datedOnPublishing: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data._status === 'published' &&
  !data.publishedAt &&
  (!originalDoc?.publishedAt || data.publishedAt === null)
    ? { ...data, publishedAt: new Date().toISOString() }
    : data;
