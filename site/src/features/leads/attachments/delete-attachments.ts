import type { CollectionAfterDeleteHook } from 'payload';
import { env } from '#site/server/env.ts';
import { deleteBelow } from '#site/server/files/move-file.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { log } from '#site/server/log.ts';
import { REFERENCE } from '../types/reference.ts';
import { ATTACHMENTS, leadFolder, removeFolder } from './attachment-folders.ts';

/** Deletes the files of a deleted lead. If the disk or the bucket fails the lead is deleted all the same: the sweep tries again. */
export const deleteAttachments: CollectionAfterDeleteHook = async ({ doc }) => {
  const reference = String(doc.reference);
  if (!REFERENCE.test(reference)) return;
  try {
    await removeFolder(leadFolder({ dataDir: env().dataDir, reference }));
    const { bucket } = siteFiles();
    if (bucket) await deleteBelow({ store: bucket, prefix: `${ATTACHMENTS}${reference}/` });
  } catch (error) {
    log.error({ err: error }, 'pictures of a deleted lead could not be removed: will retry');
  }
};
