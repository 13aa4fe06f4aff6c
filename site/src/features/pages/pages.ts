import type { CollectionConfig } from 'payload';
import { purge } from '#site/server/purge.ts';
import { designAccess, designPreview, designVersions, unlessDraft } from './built-with-blocks.ts';
import { designEndpoints } from './design-endpoints.ts';
import { type CleanDesign, cleanBeforeChange, designFields } from './design-field.ts';
import { checkPagePath, normalisePagePath } from './page-path.ts';
import { seoField } from './seo-field.ts';
import { TEMPLATE_KINDS } from './template-kinds.ts';

/** Pages that staff build of blocks, each at its own address. */
export const pages = (clean: CleanDesign): CollectionConfig => ({
  slug: 'pages',
  endpoints: designEndpoints('pages'),
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    preview: designPreview('pages'),
  },
  access: designAccess,
  versions: designVersions,
  graphQL: false,
  hooks: {
    beforeChange: [cleanBeforeChange(clean)],
    // The old address too: what stood there is gone.
    afterChange: [
      ({ doc, previousDoc, context }) =>
        unlessDraft({ context, purge: () => purgePages([doc.path, previousDoc?.path]) }),
    ],
    afterDelete: [({ doc }) => purgePages([doc.path])],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'path',
      type: 'text',
      label: 'Address',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'Where it stands on this website, such as /about. The home page is /.' },
      hooks: { beforeValidate: [({ value }) => (value ? normalisePagePath(value) : value)] },
      validate: (value: unknown) =>
        value ? checkPagePath(value) : 'Write the page’s address, such as /about.',
    },
    ...designFields,
    seoField,
  ],
});

/** Parts that stand in several pages: changed once, changed everywhere. */
export const sections = (clean: CleanDesign): CollectionConfig => ({
  slug: 'sections',
  endpoints: designEndpoints('sections'),
  labels: { singular: 'Reusable section', plural: 'Reusable sections' },
  admin: {
    group: 'Website',
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    preview: designPreview('sections'),
  },
  access: designAccess,
  versions: designVersions,
  graphQL: false,
  hooks: {
    beforeChange: [cleanBeforeChange(clean)],
    afterChange: [({ context }) => unlessDraft({ context, purge: () => purge(['sections']) })],
    afterDelete: [() => purge(['sections'])],
  },
  fields: [{ name: 'name', type: 'text', required: true, maxLength: 120 }, ...designFields],
});

/** What surrounds or replaces the parts of the program’s own pages. One of each kind; without it the built-in one shows. */
export const templates = (clean: CleanDesign): CollectionConfig => ({
  slug: 'templates',
  endpoints: designEndpoints('templates'),
  labels: { singular: 'Template', plural: 'Templates' },
  admin: {
    group: 'Website',
    useAsTitle: 'kind',
    defaultColumns: ['kind', '_status', 'updatedAt'],
    preview: designPreview('templates'),
  },
  access: designAccess,
  versions: designVersions,
  graphQL: false,
  hooks: {
    beforeChange: [cleanBeforeChange(clean)],
    afterChange: [({ context }) => unlessDraft({ context, purge: () => purge(['templates']) })],
    afterDelete: [() => purge(['templates'])],
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      unique: true,
      options: Object.entries(TEMPLATE_KINDS).map(([value, label]) => ({ value, label })),
      admin: {
        description:
          'One of each. Once it is published it takes the place of the built-in one; empty or unpublished, the built-in one shows. Words such as {address}, {suburb}, {price}, {agent} and {office} in its text stand for those of the page.',
      },
    },
    ...designFields,
  ],
});

function purgePages(paths: (string | undefined)[]): void {
  purge(['pages', ...paths.filter((path) => path !== undefined).map((path) => `page:${path}`)]);
}
