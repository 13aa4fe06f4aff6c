import { join } from 'node:path';
import pg from 'pg';
import { SQLITE_FILE } from '#site/server/data-dir.ts';
import { openConnection } from '#site/server/sqlite-connection.ts';

/** Tables, columns, indexes and references of a database as sorted lines, whatever their order in it. */
export async function schemaOf({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string;
}): Promise<string[]> {
  const rows = databaseUrl ? await inPostgres(databaseUrl) : inSqlite(join(dataDir, SQLITE_FILE));
  return rows.map((row) => JSON.stringify(Object.values(row))).sort();
}

// Without SQLite's own, and without what each start makes where it is missing: the index of words, the counts of maps and partial indexes.
const OWN = ['sqlite', 'listing\\_text', 'listing\\_cells'].reduce(
  (rest, name) => String.raw`${rest} and m.name not like '${name}%' escape '\'`,
  "m.type = 'table'",
);
const SQLITE = [
  `select 'column', m.name as t, c.name as n, lower(c.type) as type, c."notnull" as required, c.dflt_value as preset, c.pk
   from sqlite_schema m, pragma_table_info(m.name) c where ${OWN}`,
  `select 'index', m.name as t, i.name as n, i."unique" as u, (select group_concat(x.name) from pragma_index_info(i.name) x) as columns
   from sqlite_schema m, pragma_index_list(m.name) i where i.partial = 0 and ${OWN}`,
  `select 'reference', m.name as t, f."from" as n, f."table" as target, f."to" as there, f.on_delete
   from sqlite_schema m, pragma_foreign_key_list(m.name) f where ${OWN}`,
];

function inSqlite(file: string): Record<string, unknown>[] {
  const database = openConnection(file);
  try {
    return SQLITE.flatMap((text) => database.execute(text).rows.map((row) => ({ ...row })));
  } finally {
    database.close();
  }
}

const POSTGRES = [
  `select 'column', table_name, column_name, udt_name, is_nullable, column_default, numeric_precision, character_maximum_length
   from information_schema.columns where table_schema = 'public'`,
  `select 'index', tablename, indexname, indexdef from pg_indexes where schemaname = 'public'`,
  `select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid)
   from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f', 'u', 'c')`,
  `select 'value', t.typname, e.enumlabel from pg_enum e join pg_type t on t.oid = e.enumtypid`,
];

async function inPostgres(connectionString: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const rows: Record<string, unknown>[] = [];
    for (const text of POSTGRES) rows.push(...(await client.query(text)).rows);
    return rows;
  } finally {
    await client.end();
  }
}
