import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { feedFolder } from '../feed-folders.ts';
import { plainName } from './plain-name.ts';

/** How long pictures wait for a feed that names them, in ms. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** Names of files that hold listings; others that are sent are pictures and documents. */
export const isFeedName = (name: string): boolean => /\.(xml|zip|csv|tsv)$/i.test(name);

/** Names that programs give files while they send them. */
export const isUnfinishedName = (name: string): boolean =>
  /(^\.)|\.(tmp|temp|part|partial|filepart|upload|uploading|crdownload)$/i.test(name);

/** The folder of pictures that a source sends one by one, made where it is missing; absolute. */
export async function picturesFolder(key: string): Promise<string> {
  const path = feedFolder(`${key}/pictures`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}

/** A path in such a folder to write a picture to; {@link addPicture} gives it its name. */
export const newPicturePath = (pictures: string): string =>
  join(/* turbopackIgnore: true */ pictures, `.${randomBytes(8).toString('hex')}`);

/** Moves a whole file to the pictures; one of the same name is replaced. */
export async function addPicture({
  path,
  name,
  pictures,
  now,
}: {
  path: string;
  /** As its sender calls it. */
  name: string;
  pictures: string;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  const stored = join(pictures, plainName(name));
  await rename(path, stored);
  // It stays for a time from now on, whenever it was taken.
  await utimes(stored, new Date(now), new Date(now)).catch(() => {});
}

/** Deletes pictures that no feed has asked for in 30 days. */
export async function deleteOldPictures({ payload, now }: { payload: Payload; now: number }): Promise<void> {
  const sources = await query<{ key: unknown }>(payload, sql`select key from feed_sources`);
  for (const { key } of sources) {
    const pictures = feedFolder(`${key}/pictures`);
    for (const name of await readdir(pictures).catch((): string[] => [])) {
      const path = join(pictures, name);
      const found = await lstat(path).catch(() => undefined);
      if (found && now - found.mtimeMs > KEEP_MS) await rm(path, { force: true });
    }
  }
}
