import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { picturesInDesigns } from '#site/server/design-pictures.ts';
import { pointersTo } from '#site/server/pointers.ts';

/** An image that nothing shows. */
export type UnusedImage = { id: number; name: string; thumbnail: string; filesize: number };

/**
 * Images that staff uploaded and nothing shows: no record points at them, versions in the history included, and no design
 * has them. Those of feeds are left out, the importer deletes them by itself. The largest first.
 */
export async function loadUnusedMedia(payload: Payload): Promise<UnusedImage[]> {
  const pointers = await pointersTo({ payload, table: 'media' });
  const unused = pointers.map(
    ({ from, column }) =>
      sql` and not exists (select 1 from ${sql.identifier(from)} as other where other.${sql.identifier(column)} = media.id)`,
  );
  const [rows, designed] = await Promise.all([
    query<Record<string, unknown>>(
      payload,
      sql`select id, title, alt, filename, filesize, sizes_w480_filename as small from media
        where source_hash is null and deleted_at is null${sql.join(unused, sql``)} order by filesize desc, id desc`,
    ),
    picturesInDesigns(payload),
  ]);
  return rows.flatMap(({ id, title, alt, filename, filesize, small }) =>
    designed.has(Number(id)) || !filename
      ? []
      : [
          {
            id: Number(id),
            name: String(title || alt || filename),
            thumbnail: `/media/${encodeURIComponent(String(small ?? filename))}`,
            filesize: Number(filesize ?? 0),
          },
        ],
  );
}
