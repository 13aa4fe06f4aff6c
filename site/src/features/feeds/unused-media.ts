import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { picturesInDesigns } from '#site/server/design-pictures.ts';
import { pointersTo } from '#site/server/pointers.ts';

/** What was just stored is not linked yet; after this long it never will be. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Deletes pictures of feeds, with their files, that nothing shows any more: those a listing just dropped, and any left
 * behind by an import that broke off. Used is what any table points at, versions in the history included, and what
 * pages built with blocks show.
 */
export async function deleteUnusedMedia({
  payload,
  dropped,
}: {
  payload: Payload;
  dropped: number[];
}): Promise<number[]> {
  const free = await unusedOf({ payload, table: 'media', dropped });
  // Staff may have chosen a feed's picture for a page; designs name pictures without a reference.
  const designed = free.length > 0 ? await picturesInDesigns(payload) : new Set<number>();
  const ids = free.filter((id) => !designed.has(id));
  for (const id of ids) await payload.delete({ collection: 'media', id });
  return ids;
}

/** The same for documents; those just dropped stay until the next import. */
export async function deleteUnusedDocuments(payload: Payload): Promise<number[]> {
  const ids = await unusedOf({ payload, table: 'property_documents', dropped: [] });
  for (const id of ids) await payload.delete({ collection: 'property-documents', id });
  return ids;
}

type Table = 'media' | 'property_documents';

async function unusedOf({
  payload,
  table,
  dropped,
}: {
  payload: Payload;
  table: Table;
  dropped: number[];
}): Promise<number[]> {
  const before = new Date(Date.now() - ABANDONED_MS).toISOString();
  const own = sql.identifier(table);
  const uses = (await pointersTo({ payload, table })).map(
    ({ from, column }) =>
      sql`not exists (select 1 from ${sql.identifier(from)} as other where other.${sql.identifier(column)} = ${own}.id)`,
  );
  const candidates: SQL = dropped.length
    ? sql`(created_at < ${before} or id in (${sql.join([...new Set(dropped)], sql`, `)}))`
    : sql`created_at < ${before}`;
  // What staff moved to the trash is deleted from there.
  const outOfTrash = table === 'media' ? sql` and deleted_at is null` : sql``;
  const rows = await query<{ id: unknown }>(
    payload,
    sql`select id from ${own}
      where source_hash is not null${outOfTrash} and ${sql.join([candidates, ...uses], sql` and `)}`,
  );
  return rows.map(({ id }) => Number(id));
}
