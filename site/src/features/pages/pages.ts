import type { CollectionConfig } from 'payload';
import { copiedTitle } from '#site/server/copied-title.ts';
import { keepOldAddress, OFFER_REDIRECTS } from '#site/server/keep-old-address.ts';
import { purge } from '#site/server/purge.ts';
import { designedCollection } from './built-with-blocks.ts';
import { type DesignRules, designFields } from './design-field.ts';
import { addressOrTitle, checkAddress, freeCopiedPath } from './page-address.ts';
import { refuseCircularSection } from './refuse-circular-section.ts';
import { seoField } from './seo-field.ts';
import { ITEM_SOURCES, optionsOf } from './template-kinds.ts';
import { purgeTemplates } from './templates/templates.ts';

const oldAddress = keepOldAddress(
  ({ path }) => (path ? String(path) : null),
  (path) => purge([`page:${path}`]),
);

/** Pages that staff build with blocks, each at its own address. */
export const pages = (rules: DesignRules): CollectionConfig =>
  designedCollection({
    slug: 'pages',
    rules,
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', '_status', 'updatedAt'],
      components: { beforeListTable: [OFFER_REDIRECTS] },
    },
    hooks: {
      beforeChange: [oldAddress.beforeChange],
      afterChange: [oldAddress.afterChange],
      afterDelete: [oldAddress.afterDelete],
    },
    // The old address too, since its page has moved.
    changed: (doc, before) => purgePages([doc.path, before?.path]),
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 120,
        hooks: { beforeDuplicate: [copiedTitle] },
      },
      {
        name: 'path',
        type: 'text',
        label: 'Slug',
        required: true,
        unique: true,
        index: true,
        admin: {
          description:
            'The page’s path, such as /about. The home page is /. Leave it empty to make it from the title.',
          components: { Label: '/ui/admin/optional-label.client.tsx#OptionalLabel' },
        },
        hooks: {
          beforeValidate: [addressOrTitle],
          beforeDuplicate: [freeCopiedPath],
        },
        validate: checkAddress,
      },
      {
        type: 'row',
        admin: { position: 'sidebar' },
        fields: [
          { name: 'hideHeader', type: 'checkbox', label: 'Hide the header', defaultValue: false },
          {
            name: 'hideFooter',
            type: 'checkbox',
            label: 'Hide the footer',
            defaultValue: false,
            admin: { description: 'For landing pages. The legal links stay.' },
          },
        ],
      },
      ...designFields,
      seoField,
    ],
  });

/** Sections shared by several pages: a change applies to all of them. */
export const sections = (rules: DesignRules): CollectionConfig =>
  designedCollection({
    slug: 'sections',
    rules,
    labels: { singular: 'Reusable section', plural: 'Reusable sections' },
    admin: { useAsTitle: 'name', defaultColumns: ['name', '_status', 'updatedAt'] },
    hooks: { beforeChange: [refuseCircularSection] },
    changed: () => purge(['sections']),
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        hooks: { beforeDuplicate: [copiedTitle] },
      },
      ...designFields,
    ],
  });

/** Layouts of a loop's items. Several for each source; a loop chooses one. */
export const itemTemplates = (rules: DesignRules): CollectionConfig =>
  designedCollection({
    slug: 'item-templates',
    rules,
    labels: { singular: 'Item template', plural: 'Item templates' },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'source', '_status', 'updatedAt'] },
    changed: purgeTemplates,
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        hooks: { beforeDuplicate: [copiedTitle] },
      },
      {
        name: 'source',
        type: 'select',
        label: 'Source',
        required: true,
        defaultValue: 'listings',
        options: optionsOf(ITEM_SOURCES),
        admin: {
          description:
            'The layout of one item in a loop grid. Text can contain placeholders such as {address}, {price}, {name} or {excerpt}; a link to #item opens the item’s page.',
        },
      },
      ...designFields,
    ],
  });

function purgePages(paths: unknown[]): void {
  purge(['pages', ...paths.filter((path) => path !== undefined).map((path) => `page:${path}`)]);
}
