import type { CollectionConfig } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import type { BuiltWithBlocks, DesignedCollection } from '#site/server/built-with-blocks.ts';
import { draftPreview } from '#site/server/preview-link.ts';
import { designEndpoints } from './design-endpoints.ts';
import { cleanBeforeChange, type DesignRules, designFields } from './design-field.ts';
import type { Designed } from './designed.ts';
import { PORTABLE, type Portable } from './page-files/page-file.ts';
import { pageFileEndpoints } from './page-files/page-file-endpoints.ts';
import { refuseSampleText } from './sample-text.ts';
import { DRAFT_ONLY } from './save-design.ts';
import { cancelAllChanges } from './schedule/planned-changes.ts';
import { seoField } from './seo-field.ts';
import { forgetNames, keepNewestVersions } from './version-names.ts';

/**
 * A collection whose records are built with blocks: who may change them, their drafts and versions, the builder's
 * endpoints, the way to their preview, and what a change calls.
 */
export const designedCollection = ({
  slug,
  rules,
  changed,
  ...own
}: DesignedCollection & { slug: Designed; rules: DesignRules }): CollectionConfig => ({
  ...own,
  slug,
  admin: {
    group: 'Website',
    preview: draftPreview(slug),
    ...own.admin,
    components: {
      ...own.admin?.components,
      beforeListTable: [
        ...(own.admin?.components?.beforeListTable ?? []),
        ...(isPortable(slug) ? ['/features/pages/page-files/import-page.client.tsx#ImportPage'] : []),
      ],
      edit: {
        ...own.admin?.components?.edit,
        PublishButton: '/features/pages/admin/publish-button.client.tsx#PublishButton',
        ...(isPortable(slug)
          ? { editMenuItems: ['/features/pages/page-files/export-page.client.tsx#ExportPage'] }
          : {}),
      },
    },
  },
  access: {
    create: changers('website'),
    read: staffOnly,
    update: changers('website'),
    delete: changers('website'),
  },
  // Drafts, versions with restore, and publishing at a chosen time are Payload's own. How many versions stay is ours, since
  // Payload would delete those with a name as well.
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 0 },
  endpoints: [
    ...designEndpoints(slug, rules),
    ...(isPortable(slug) ? pageFileEndpoints(slug, rules) : []),
    ...(own.endpoints || []),
  ],
  graphQL: false,
  hooks: {
    beforeChange: [
      cleanBeforeChange(rules.clean),
      refuseSampleText(rules.sampleText),
      ...(own.hooks?.beforeChange ?? []),
    ],
    afterChange: [
      ...(own.hooks?.afterChange ?? []),
      ({ doc, previousDoc, context }) => {
        // Autosaves happen every few seconds, and visitors never see them.
        if (!context[DRAFT_ONLY]) changed(doc, previousDoc);
      },
      async ({ doc, req: { payload } }) => {
        await keepNewestVersions({ payload, collection: slug, id: Number(doc.id) });
      },
    ],
    afterDelete: [
      ...(own.hooks?.afterDelete ?? []),
      async ({ doc, req: { payload } }) => {
        changed(doc);
        const gone = { payload, collection: slug, id: Number(doc.id) };
        await forgetNames(gone);
        await cancelAllChanges(gone);
      },
    ],
  },
});

const isPortable = (slug: Designed): slug is Portable => PORTABLE.some((each) => each === slug);

/** What a collection of another feature gets if its records are built with blocks. */
export const builtWithBlocks = ({
  slug,
  rules,
}: {
  slug: Designed;
  rules: DesignRules;
}): BuiltWithBlocks => ({
  collection: (own) => designedCollection({ ...own, slug, rules }),
  fields: designFields,
  seoField,
});
