import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { isPdf, MAX_PDF_BYTES } from '#site/server/pdf.ts';
import { PictureError } from './picture-error.ts';
import { sha256 } from './store-picture.ts';

/**
 * Keeps a PDF among the documents of listings, once for any number of listings that have it: the same bytes are
 * the same record. Returns its id. Throws {@link PictureError} when the bytes are no PDF.
 */
export async function storeDocument({
  payload,
  bytes,
  name,
}: {
  payload: Payload;
  bytes: Buffer;
  /** For staff. */
  name: string;
}): Promise<{ media: number; hash: string }> {
  const hash = sha256(bytes);
  const store = async () => {
    const [kept] = await query<{ id: unknown }>(
      payload,
      sql`select id from property_documents where source_hash = ${hash} order by id limit 1`,
    );
    if (kept) return { media: Number(kept.id), hash };
    if (!isPdf(bytes)) throw new PictureError('is not a PDF. Send it as PDF.');
    if (bytes.length > MAX_PDF_BYTES)
      throw new PictureError('is larger than 20 MB and was not taken. Send a smaller one.');
    try {
      const { id } = await payload.create({
        collection: 'property-documents',
        data: { sourceHash: hash, name },
        file: { data: bytes, mimetype: 'application/pdf', name: `${hash}.pdf`, size: bytes.length },
      });
      return { media: Number(id), hash };
    } catch (error) {
      throw new PictureError('is damaged or could not be stored. It is tried again by itself.', {
        cause: error,
      });
    }
  };
  return oneAtATime({ name: `document ${hash}`, work: store });
}
