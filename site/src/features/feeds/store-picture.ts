import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { checkPicture } from './check-picture.ts';
import { PictureError } from './picture-error.ts';

/**
 * Keeps a picture in the media collection, once for any number of listings that show it: the same bytes are the
 * same record. Returns its id. Throws {@link PictureError} when the bytes are no picture.
 */
export async function storePicture({
  payload,
  bytes,
  alt,
}: {
  payload: Payload;
  bytes: Buffer;
  alt?: string;
}): Promise<{ media: number; hash: string }> {
  const hash = sha256(bytes);
  // Two listings may bring the same picture at the same moment.
  const store = async () => {
    const kept = await mediaWithHash({ payload, hash });
    if (kept !== undefined) return { media: kept, hash };
    const { mimeType, extension } = await checkPicture(bytes);
    try {
      const { id } = await payload.create({
        collection: 'media',
        data: { sourceHash: hash, ...(alt ? { alt } : {}) },
        file: { data: bytes, mimetype: mimeType, name: `${hash}.${extension}`, size: bytes.length },
      });
      return { media: Number(id), hash };
    } catch (error) {
      throw new PictureError('is damaged or could not be stored. It is tried again by itself.', {
        cause: error,
      });
    }
  };
  return oneAtATime({ name: `picture ${hash}`, work: store });
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The stored picture that was made from these bytes. */
async function mediaWithHash({
  payload,
  hash,
}: {
  payload: Payload;
  hash: string;
}): Promise<number | undefined> {
  const [row] = await query<{ id: unknown }>(
    payload,
    sql`select id from media where source_hash = ${hash} and deleted_at is null order by id limit 1`,
  );
  return row && Number(row.id);
}
