import { stat } from 'node:fs/promises';
import type { Payload } from 'payload';
import { deleteBelow } from '#site/server/files/move-file.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { log } from '#site/server/log.ts';
import { repeat } from '#site/server/repeat.ts';
import { REFERENCE } from '../types/reference.ts';
import { ATTACHMENTS, listFolders, removeFolder } from './attachment-folders.ts';
import { leadExists } from './lead-exists.ts';

/** A folder is named by a lead within seconds of being made, in ms; after this long it never will be. */
const ABANDONED_MS = 60 * 60 * 1000;
const EVERY_MS = 6 * 60 * 60 * 1000;

/** Removes pictures that no lead names: what a process left behind that died between receiving and storing. */
export async function sweepAttachments({
  payload,
  dataDir,
  now = Date.now(),
}: {
  payload: Payload;
  dataDir: string;
  /** Epoch ms. */
  now?: number;
}): Promise<number> {
  let removed = 0;
  for (const { path, reference } of await listFolders(dataDir)) {
    const made = await stat(path).catch(() => undefined);
    if (!made || now - made.mtimeMs < ABANDONED_MS) continue;
    if (reference && (await leadExists({ payload, reference }))) continue;
    await removeFolder(path);
    removed += 1;
  }
  removed += await sweepBucket({ payload, now });
  if (removed > 0) log.info({ folders: removed }, 'unused lead pictures removed');
  return removed;
}

/** The same in the bucket: files of leads that were deleted while it could not be reached. */
async function sweepBucket({ payload, now }: { payload: Payload; now: number }): Promise<number> {
  const { bucket } = siteFiles();
  if (!bucket) return 0;
  const old = new Set<string>();
  for await (const { key, modifiedAt } of bucket.list(ATTACHMENTS)) {
    const reference = key.split('/')[1] ?? '';
    if (REFERENCE.test(reference) && now - modifiedAt >= ABANDONED_MS) old.add(reference);
  }
  let removed = 0;
  for (const reference of old) {
    if (await leadExists({ payload, reference })) continue;
    await deleteBelow({ store: bucket, prefix: `${ATTACHMENTS}${reference}/` });
    removed += 1;
  }
  return removed;
}

/** Sweeps now and every six hours, until it is stopped. */
export function startAttachmentSweep(about: { payload: Payload; dataDir: string }): () => Promise<void> {
  return repeat({
    everyMs: EVERY_MS,
    work: () => sweepAttachments(about),
    failure: 'unused lead pictures could not be removed: will retry later',
  });
}
