import type { CollectionConfig, RequestContext } from 'payload';
import { editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { designEndpoints } from './design-endpoints.ts';
import { type CleanDesign, cleanBeforeChange, designFields } from './design-field.ts';
import { checkPagePath, normalisePagePath } from './page-path.ts';
import { type Designed, previewPath } from './preview-link.ts';
import { DRAFT_ONLY } from './save-design.ts';
import { TEMPLATE_KINDS } from './template-kinds.ts';

/** Versions kept of each page; the oldest go first. */
const MAX_VERSIONS = 100;

const access = {
  create: editorsAndAdmins,
  read: staffOnly,
  update: editorsAndAdmins,
  delete: editorsAndAdmins,
};

/** Drafts, versions with restore, and publishing at a chosen time are Payload's own. */
const versions = { drafts: { schedulePublish: true }, maxPerDoc: MAX_VERSIONS };

/** Pages that staff build of blocks, each at its own address. */
export const pages = (clean: CleanDesign): CollectionConfig => ({
  slug: 'pages',
  endpoints: designEndpoints('pages'),
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    preview: preview('pages'),
  },
  access,
  versions,
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
    {
      name: 'seo',
      type: 'group',
      label: 'In search results',
      fields: [
        {
          name: 'preview',
          type: 'ui',
          admin: { components: { Field: '/features/pages/admin/search-preview.client.tsx#SearchPreview' } },
        },
        {
          name: 'title',
          type: 'text',
          maxLength: 120,
          admin: { description: 'The page’s own title when empty. Up to 60 characters are shown.' },
        },
        {
          name: 'description',
          type: 'textarea',
          maxLength: 400,
          admin: { description: 'One or two sentences. Up to 155 characters are shown.' },
        },
        { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture when shared' },
        { name: 'noindex', type: 'checkbox', label: 'Keep it out of search engines' },
      ],
    },
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
    preview: preview('sections'),
  },
  access,
  versions,
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
    preview: preview('templates'),
  },
  access,
  versions,
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

/** Autosaved drafts come every few seconds, and no visitor sees them. */
function unlessDraft({ context, purge }: { context: RequestContext; purge: () => void }): void {
  if (!context[DRAFT_ONLY]) purge();
}

/** The way from the form to the page as it will be. */
function preview(collection: Designed) {
  return ({ id }: Record<string, unknown>) =>
    id ? previewPath({ collection, id: Number(id), now: Date.now() }) : null;
}

function purgePages(paths: (string | undefined)[]): void {
  purge(['pages', ...paths.filter((path) => path !== undefined).map((path) => `page:${path}`)]);
}
