import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../site/src/server/database.ts';

/**
 * Inserts copies of rows into their table of PostgreSQL. `from` is what follows the table in the statement: what rows are
 * joined with, and which they are. `changed` names what differs in a copy, in SQL; null is the column's own default.
 */
export async function insertCopies({
  payload,
  table,
  from,
  changed,
}: {
  payload: Payload;
  table: string;
  from: string;
  changed: Readonly<Record<string, string | null>>;
}): Promise<void> {
  const columns = await query<{ name: string }>(
    payload,
    sql`select column_name as name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.map(({ name }) => name).filter((name) => changed[name] !== null);
  await query(
    payload,
    sql.raw(`insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
      select ${names.map((name) => changed[name] ?? `"${name}"`).join(', ')} from "${table}", ${from}`),
  );
}

/**
 * Copies all rows of a table, each `count` times, with ids of their own. In `changed`, `n` is the number of a copy from 1,
 * and `id` that of its original.
 */
export async function copyRows({
  payload,
  table,
  count,
  changed,
}: {
  payload: Payload;
  table: string;
  count: number;
  changed: Readonly<Record<string, string>>;
}): Promise<void> {
  await insertCopies({
    payload,
    table,
    from: `generate_series(1, ${count}) n`,
    changed: { ...changed, id: copyOf('id') },
  });
  await query(
    payload,
    sql.raw(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`),
  );
  await query(payload, sql.raw(`vacuum analyze "${table}"`));
}

/** The id that a copy has in place of this one, in every table alike. Originals are fewer than a hundred. */
export const copyOf = (id: string): string => `${id} + n * 100`;
