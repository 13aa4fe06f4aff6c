import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { Media } from '#site/payload-types.ts';
import { log } from './log.ts';
import { mailPicturePath } from './mail-picture-path.ts';

/** After a picture is deleted: what was made of it for e-mails goes too. */
export const forgetMailPictures: CollectionAfterDeleteHook<Media> = async ({ doc, collection }) => {
  await remove({ media: String(collection.upload.staticDir), files: filesOf(doc) });
};

/** The same after its file is replaced by another. */
export const forgetReplacedMailPictures: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  collection,
}) => {
  if (operation === 'update') {
    const still = new Set(filesOf(doc));
    const files = filesOf(previousDoc).filter((file) => !still.has(file));
    await remove({ media: String(collection.upload.staticDir), files });
  }
  return doc;
};

/** A picture in all its widths. */
const filesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (file): file is string => typeof file === 'string' && file !== '',
  );

async function remove({ media, files }: { media: string; files: string[] }): Promise<void> {
  for (const file of files) {
    await rm(mailPicturePath({ media, file: basename(file) }), { force: true }).catch((error) =>
      log.warn({ err: error, file }, 'a picture made for e-mails could not be removed'),
    );
  }
}
