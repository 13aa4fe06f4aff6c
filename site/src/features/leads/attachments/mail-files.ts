import { randomBytes } from 'node:crypto';
import { fileEnding } from '@frontage/forms';
import { siteFiles } from '#site/server/files/site-files.ts';
import type { Attachment } from '../types/lead-types.ts';
import { attachmentKey } from './attachment-folders.ts';
import { contentName, HEAD_BYTES } from './file-type.ts';
import { safeTitle } from './store-files.ts';

/** A file of an email about a lead, in memory: as it is called there, and what is in it. */
export type MailFile = { title: string; bytes: Buffer };

/** A file under a name that says what it holds; undefined for an empty one and for types that are never accepted. */
export function mailFile({ name, bytes }: { name: string; bytes: Buffer }): MailFile | undefined {
  const title = contentName({ name: safeTitle(name), head: bytes.subarray(0, HEAD_BYTES) });
  return bytes.length === 0 || title.endsWith('.bin') ? undefined : { title, bytes };
}

/**
 * Stores the files with the lead's own, whose end is theirs; on the disk first, as those are. Answers with what its message
 * keeps of them.
 */
export async function storeMailFiles({
  reference,
  files,
}: {
  reference: string;
  files: readonly MailFile[];
}): Promise<Attachment[]> {
  if (files.length === 0) return [];
  const mark = randomBytes(6).toString('hex');
  const stored = files.map(({ title, bytes }, index) => ({
    name: `mail-${mark}-${index + 1}.${fileEnding(title)}`,
    title,
    size: bytes.length,
  }));
  try {
    for (const [index, { name }] of stored.entries())
      await siteFiles().disk.put(attachmentKey({ reference, name }), {
        data: (files[index] as MailFile).bytes,
      });
  } catch (error) {
    await removeMailFiles({ reference, files: stored });
    throw error;
  }
  return stored;
}

/** Removes the files of a message that could not be stored itself. */
export async function removeMailFiles({
  reference,
  files,
}: {
  reference: string;
  files: readonly Attachment[];
}): Promise<void> {
  for (const { name } of files) await siteFiles().delete(attachmentKey({ reference, name }));
}
