import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres } from './database.ts';
import { jsonText } from './rows.ts';

/**
 * Rows as a table that a statement reads, by the name `given`: `select given.email from ${givenRows(…)}`. All of them are
 * one value, so the statement has the same text whatever their number and is planned once.
 */
export function givenRows<Column extends string>({
  payload,
  columns,
  rows,
}: {
  payload: Payload;
  /** Their types as PostgreSQL names them; SQLite takes values as they come. Objects go into JSON columns. */
  columns: Record<Column, string>;
  rows: Record<Column, unknown>[];
}): SQL {
  const json = jsonText(rows);
  const names = Object.keys(columns) as Column[];
  if (isPostgres(payload)) {
    const typed = names.map((name) => `"${name}" ${columns[name]}`).join(', ');
    return sql`json_to_recordset(${json}) as given(${sql.raw(typed)})`;
  }
  const read = names.map((name) => `value ->> '${name}' as "${name}"`).join(', ');
  return sql`(select ${sql.raw(read)} from json_each(${json})) as given`;
}
