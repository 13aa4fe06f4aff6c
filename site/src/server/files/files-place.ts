import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '../database.ts';
import type { BucketSettings } from '../env-bucket.ts';
import { EnvError } from '../env-value.ts';
import { log } from '../log.ts';
import { StorageError } from './file-store.ts';
import type { BucketStore } from './s3/s3-store.ts';

const KEY = 'frontage:files';

/** Where a website's files are, noted in its database, so that a server without the settings notices. */
export type FilesPlace = {
  /** Address of the bucket, and its name. */
  bucket: string;
  name: string;
  /** Files are being copied back to the disk: none are moved to the bucket meanwhile. */
  isLeaving?: boolean;
};

/** The bucket that files were last stored in; undefined where they never left the disk. */
export async function readFilesPlace(payload: Payload): Promise<FilesPlace | undefined> {
  const [row] = await query<{ data: unknown }>(
    payload,
    sql`select data from payload_kv where "key" = ${KEY}`,
  );
  return row ? (jsonOf<FilesPlace | null>(row.data) ?? undefined) : undefined;
}

/** Notes it; undefined: they are on the disk. */
export async function writeFilesPlace(payload: Payload, place: FilesPlace | undefined): Promise<void> {
  await query(
    payload,
    sql`insert into payload_kv ("key", data) values (${KEY}, ${JSON.stringify(place ?? null)})
      on conflict ("key") do update set data = excluded.data`,
  );
}

/**
 * At the start: asks the bucket, and notes that files are in it. A bucket that refuses the settings throws EnvError; one
 * that does not answer does not keep the website from starting. Without a bucket, files that are in one are logged.
 */
export async function agreeOnFiles({
  payload,
  settings,
  bucket,
}: {
  payload: Payload;
  settings: BucketSettings | undefined;
  bucket: BucketStore | undefined;
}): Promise<void> {
  if (settings && bucket) {
    await bucket.check().catch((error: unknown) => {
      if (error instanceof StorageError && error.isRefusal) throw new EnvError(error.message);
      log.error({ err: error }, 'the file storage does not answer: the website starts without it');
    });
    return writeFilesPlace(payload, { bucket: settings.url, name: settings.name });
  }
  const place = await readFilesPlace(payload);
  if (!place) return;
  if (place.isLeaving) return writeFilesPlace(payload, undefined);
  log.error(
    { bucket: place.bucket },
    'files of this website are in a bucket, but S3_BUCKET is not set: they are missing',
  );
}
