import type { RequestContext } from 'payload';
import { editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import type { BuiltWithBlocks } from '#site/server/built-with-blocks.ts';
import { designEndpoints } from './design-endpoints.ts';
import { type CleanDesign, cleanBeforeChange, designFields } from './design-field.ts';
import { type Designed, type Previewed, previewPath } from './preview-link.ts';
import { DRAFT_ONLY } from './save-design.ts';
import { seoField } from './seo-field.ts';

/** Versions kept of each record; the oldest go first. */
const MAX_VERSIONS = 100;

/** Who may do what with things that are built with the page builder. */
export const designAccess = {
  create: editorsAndAdmins,
  read: staffOnly,
  update: editorsAndAdmins,
  delete: editorsAndAdmins,
};

/** Drafts, versions with restore, and publishing at a chosen time are Payload's own. */
export const designVersions = { drafts: { schedulePublish: true }, maxPerDoc: MAX_VERSIONS };

/** The way from the form to what visitors will see. */
export function designPreview(collection: Previewed) {
  return ({ id }: Record<string, unknown>) =>
    id ? previewPath({ collection, id: Number(id), now: Date.now() }) : null;
}

/** Autosaved drafts come every few seconds, and no visitor sees them. */
export function unlessDraft({ context, purge }: { context: RequestContext; purge: () => void }): void {
  if (!context[DRAFT_ONLY]) purge();
}

/** What a collection of another feature gets, whose records are built with blocks. */
export const builtWithBlocks = ({
  collection,
  clean,
}: {
  collection: Designed;
  clean: CleanDesign;
}): BuiltWithBlocks => ({
  access: designAccess,
  versions: designVersions,
  endpoints: designEndpoints(collection),
  fields: designFields,
  seoField,
  preview: designPreview(collection),
  beforeChange: cleanBeforeChange(clean),
  unlessDraft,
});
