import { readdir, rmdir } from 'node:fs/promises';
import type { Payload } from 'payload';
import { moveToBucket } from '#site/server/files/move-file.ts';
import type { SiteFiles } from '#site/server/files/site-files.ts';
import { attachmentKey, listFolders } from './attachment-folders.ts';
import { leadExists } from './lead-exists.ts';

/**
 * Moves the files of stored leads from this machine to the bucket: they were accepted here first, so that no lead waits
 * for the bucket or is lost with it. Resolves to how many were moved. Throws StorageError where the bucket fails; what was
 * not moved is tried again next time.
 */
export async function moveAttachments({
  payload,
  dataDir,
  files,
}: {
  payload: Payload;
  dataDir: string;
  files: SiteFiles;
}): Promise<number> {
  let moved = 0;
  for (const { path, reference } of await listFolders(dataDir)) {
    // A folder without a lead is one that is being stored, or is left to the sweep.
    if (!reference || !(await leadExists({ payload, reference }))) continue;
    for (const name of await readdir(path).catch(() => [])) {
      // A file of a reply that is just being written.
      if (name.endsWith('.part')) continue;
      const size = await moveToBucket(files, attachmentKey({ reference, name }));
      if (size !== undefined) moved += 1;
    }
    // Not where a reply has stored a file meanwhile.
    await rmdir(path).catch(() => {});
  }
  return moved;
}
