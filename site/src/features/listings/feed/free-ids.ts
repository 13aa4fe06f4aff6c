import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, isPostgres, query } from '#site/server/database.ts';

/**
 * Ids for new rows, so that one transaction can write a row and all that belongs to it. They come from the database's
 * own counter, which moves on in the same step: they are never given out again.
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
  // The counter has a row of its own once the table has had one.
  const results = await atomically(payload, [
    sql`insert into sqlite_sequence (name, seq)
      select ${table}, 0 where not exists (select 1 from sqlite_sequence where name = ${table})`,
    sql`update sqlite_sequence
      set seq = max(seq, (select coalesce(max(id), 0) from ${sql.identifier(table)})) + ${count}
      where name = ${table} returning seq`,
  ]);
  const last = Number(results[1]?.[0]?.seq);
  return Array.from({ length: count }, (_, index) => last - count + index + 1);
}
