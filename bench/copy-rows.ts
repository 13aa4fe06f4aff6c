import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../site/src/server/database.ts';

/**
 * Copies rows of a table of PostgreSQL, each `count` times, with ids of their own. `changed` names what differs in a copy, in
 * SQL: `n` is its number from 1, `id` that of its original.
 */
export async function copyRows({
  payload,
  table,
  count,
  changed = {},
}: {
  payload: Payload;
  table: string;
  count: number;
  changed?: Record<string, string>;
}): Promise<void> {
  const columns = await query<{ name: string }>(
    payload,
    sql`select column_name as name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => (name === 'id' ? copyOf('id') : (changed[name] ?? `"${name}"`)));
  await query(
    payload,
    sql.raw(`insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
      select ${values.join(', ')} from "${table}", generate_series(1, ${count}) n`),
  );
  await query(
    payload,
    sql.raw(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`),
  );
  await query(payload, sql.raw(`vacuum analyze "${table}"`));
}

/** The id that a copy has in place of this one, in every table alike. Originals are fewer than a hundred. */
export const copyOf = (id: string): string => `${id} + n * 100`;
