import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from '#site/server/database.ts';

/** What was just stored is not linked yet; after this long it never will be. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Deletes pictures of feeds, with their files, that nothing shows any more: those a listing just dropped, and any left
 * behind by an import that broke off. Used is what any table points at, versions in the history included.
 */
export async function deleteUnusedMedia({
  payload,
  dropped,
}: {
  payload: Payload;
  dropped: number[];
}): Promise<number[]> {
  const ids = await unusedOf({ payload, table: 'media', dropped });
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
  const rows = await query<{ id: unknown }>(
    payload,
    sql`select id from ${own} where source_hash is not null and ${sql.join([candidates, ...uses], sql` and `)}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Every column that points at this table, read from the database itself, so that a new one is never forgotten. */
async function pointersTo({
  payload,
  table,
}: {
  payload: Payload;
  table: Table;
}): Promise<{ from: string; column: string }[]> {
  const rows = await query<{ table_name: unknown; column_name: unknown }>(
    payload,
    isPostgres(payload)
      ? sql`select source.relname as table_name, attribute.attname as column_name
          from pg_constraint as reference
          join pg_class as source on source.oid = reference.conrelid
          join pg_class as target on target.oid = reference.confrelid
          join pg_attribute as attribute
            on attribute.attrelid = source.oid and attribute.attnum = any (reference.conkey)
          where reference.contype = 'f' and target.relname = ${table}`
      : sql`select sqlite_master.name as table_name, reference."from" as column_name
          from sqlite_master join pragma_foreign_key_list(sqlite_master.name) as reference
          where sqlite_master.type = 'table' and reference."table" = ${table}`,
  );
  return rows.map((row) => ({ from: String(row.table_name), column: String(row.column_name) }));
}
