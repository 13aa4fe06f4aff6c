import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, Payload } from 'payload';
import { log } from './log.ts';
import { everyDay } from './repeat.ts';

/** How long what staff delete can be restored, in ms: 30 days. */
const TRASH_MS = 30 * 24 * 3_600_000;

/** Collections with drafts whose records go to the trash first. */
const WITH_DRAFTS: readonly CollectionSlug[] = [
  'pages',
  'posts',
  'popups',
  'sections',
  'templates',
  'item-templates',
  'contact-forms',
  'agents',
  'offices',
];

/** The same without drafts: whatever reads them by SQL leaves out what has a `deleted_at`. */
const WITHOUT_DRAFTS: readonly CollectionSlug[] = ['media', 'redirects', 'reviews', 'newsletters'];

/**
 * Visitors see published records only, so what goes to the trash is a draft from then on, and comes back as one. No reader
 * of the website needs to know of the trash.
 */
const unpublishInTrash: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.deletedAt && !originalDoc?.deletedAt ? { ...data, _status: 'draft' } : data;

/** The same collection with a trash, where it has one. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const slug = collection.slug as CollectionSlug;
  if (WITHOUT_DRAFTS.includes(slug)) return { ...collection, trash: true };
  if (!WITH_DRAFTS.includes(slug)) return collection;
  return {
    ...collection,
    trash: true,
    hooks: {
      ...collection.hooks,
      beforeChange: [unpublishInTrash, ...(collection.hooks?.beforeChange ?? [])],
    },
  };
}

/** Deletes for good what has been in the trash for 30 days. Returns how many records that were. `now` is epoch ms. */
export async function emptyTrash({ payload, now }: { payload: Payload; now: number }): Promise<number> {
  let deleted = 0;
  for (const collection of [...WITH_DRAFTS, ...WITHOUT_DRAFTS]) {
    const { docs } = await payload.delete({
      collection,
      where: { deletedAt: { less_than: new Date(now - TRASH_MS).toISOString() } },
      trash: true,
      depth: 0,
    });
    deleted += docs.length;
  }
  if (deleted > 0) log.info({ records: deleted }, 'the trash was emptied of what is older than 30 days');
  return deleted;
}

/** Empties the trash now and once a day, until it is stopped. */
export const startTrashSweep = (payload: Payload): (() => Promise<void>) =>
  everyDay({
    work: () => emptyTrash({ payload, now: Date.now() }),
    failure: 'the trash could not be emptied: will retry tomorrow',
  });
