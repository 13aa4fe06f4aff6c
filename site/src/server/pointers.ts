import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from './database.ts';

/** A column of a table that holds ids of another table's rows. */
export type Pointer = { from: string; column: string };

/** Every column that points at this table, read from the database itself, so that a new one is never forgotten. */
export async function pointersTo({
  payload,
  table,
}: {
  payload: Payload;
  table: string;
}): Promise<Pointer[]> {
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
