import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from '#site/server/database.ts';

/**
 * Ids for new rows, so that one transaction can write a row and all that belongs to it. On SQLite somebody else may take
 * them before they are used; then the insert fails on its primary key and is tried again.
 */
export async function freeIds({
  payload,
  table,
  count,
}: {
  payload: Payload;
  table: 'listings' | '_listings_v';
  count: number;
}): Promise<number[]> {
  if (count === 0) return [];
  if (isPostgres(payload)) {
    const rows = await query<{ id: unknown }>(
      payload,
      sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${sql.raw(String(count))})`,
    );
    return rows.map((row) => Number(row.id));
  }
  const [last] = await query<{ id: unknown }>(
    payload,
    sql`select coalesce(max(id), 0) as id from ${sql.identifier(table)}`,
  );
  return Array.from({ length: count }, (_, index) => Number(last?.id ?? 0) + index + 1);
}
