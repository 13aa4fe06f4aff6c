import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Migration } from '../upgrade/run-migrations.ts';
import { BackupError } from './backup-error.ts';
import type { Contents } from './sqlite-copy.ts';

/*
 * Our own copy of the tables instead of pg_dump, which would have to be installed and as new as the server. Values are
 * copied as the text that PostgreSQL itself writes and reads, so nothing changes; the schema comes from the migrations.
 */

/** Rows read and written at a time. */
const BATCH = 500;
const SCHEMA = 'public';

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };
/** The value of a sequence, and the table whose ids it gives. Backups of earlier versions do not name the table. */
export type Sequence = { name: string; table?: string; last: string; called: boolean };
/** Everything but the rows: `tables.json` of the archive. */
export type Tables = { tables: Table[]; sequences: Sequence[] };

/**
 * Copies every table of a database as of one moment, whatever is written meanwhile: `take` gets each table's rows as
 * lines of JSON, then `finish` gets what is needed to restore them.
 */
export async function copyPostgres({
  url,
  take,
  finish,
}: {
  url: string;
  take: (table: Table, lines: AsyncIterable<string>) => Promise<void>;
  finish: (tables: Tables) => Promise<void>;
}): Promise<Contents> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await exactTexts(client);
    const tables = await tablesOf(client);
    if (!tables.some(({ name }) => name === 'payload_migrations'))
      throw new BackupError(
        'The database at DATABASE_URL holds no Frontage data: there is nothing to back up.',
      );
    const rows: Record<string, number> = {};
    for (const table of tables) {
      const count = () => {
        rows[table.name] = (rows[table.name] ?? 0) + 1;
      };
      rows[table.name] = 0;
      await take(table, rowsOf(client, table, count));
    }
    // Sequences are not transactional: read last, they are at or past every copied row.
    await finish({ tables, sequences: await sequencesOf(client) });
    const migrations = await client.query<{ name: string }>(
      'select name from payload_migrations order by name',
    );
    await client.query('commit');
    return { migrations: migrations.rows.map(({ name }) => name), rows };
  });
}

async function* rowsOf(client: pg.Client, table: Table, count: () => void): AsyncGenerator<string> {
  const texts = table.columns.map(({ name }) => `${id(name)}::text`).join(', ');
  await client.query(
    `declare rows no scroll cursor for select array[${texts}] as row from ${tableId(table.name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: (string | null)[] }>(`fetch ${BATCH} from rows`);
    for (const { row } of rows) {
      count();
      yield `${JSON.stringify(row)}\n`;
    }
    if (rows.length < BATCH) break;
  }
  await client.query('close rows');
}

/**
 * Replaces the database with a copy, in one transaction. Existing tables are
 * moved into the schema `keepAs`. `rowsIn` gives a table's lines.
 */
export async function loadPostgres({
  url,
  tables: copied,
  migrations,
  rowsIn,
  keepAs,
  check,
}: {
  url: string;
  /** What to fill; a copy from elsewhere fits itself to the tables that the migrations made. */
  tables: Tables | ((made: Tables) => Tables);
  /** Those that the copy's schema was made with, oldest first. */
  migrations: Migration[];
  rowsIn: (table: string) => AsyncIterable<string>;
  keepAs: string;
  /** Called before the commit; if it throws, everything is rolled back. */
  check: (contents: Contents) => void;
}): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    try {
      await exactTexts(client);
      await setAside(client, keepAs);
      const db = drizzle(client);
      for (const { up } of migrations) await up({ db } as never);
      await exactTexts(client);
      const made = { tables: await tablesOf(client), sequences: await sequencesOf(client) };
      const { tables, sequences } = typeof copied === 'function' ? copied(made) : copied;
      checkColumns(made.tables, tables);
      const constraints = await foreignKeysOf(client);
      for (const { table, name } of constraints)
        await client.query(`alter table ${table} drop constraint ${id(name)}`);
      const rows: Record<string, number> = {};
      for (const table of tables) rows[table.name] = await fill(client, table, rowsIn(table.name));
      // Adding them back checks every row.
      for (const { table, name, definition } of constraints)
        await client.query(`alter table ${table} add constraint ${id(name)} ${definition}`);
      for (const { name, last, called } of sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [tableId(name), last, called]);
      check({ migrations: migrations.map(({ name }) => name), rows });
      await client.query('commit');
      await client.query('analyze');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** Whether the database has tables, and how many programs besides this one are connected to it. */
export async function inspectPostgres(url: string): Promise<{ tables: number; others: number }> {
  return withClient(url, async (client) => {
    const others = await client.query<{ n: string }>(
      `select count(*) as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return { tables: (await tablesOf(client)).length, others: Number(others.rows[0]?.n) };
  });
}

/** How many leads came after a moment (ISO) into the tables kept in a schema; undefined when it has none. */
export async function keptLeadsAfter(
  url: string,
  { schema, moment }: { schema: string; moment: string },
): Promise<number | undefined> {
  return withClient(url, async (client) => {
    const counted = await client.query<{ n: string }>(
      `select count(*) as n from ${id(schema)}.leads where created_at > $1`,
      [moment],
    );
    return Number(counted.rows[0]?.n);
  }).catch(() => undefined);
}

async function fill(client: pg.Client, table: Table, lines: AsyncIterable<string>): Promise<number> {
  const columns = table.columns.map(({ name }) => id(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(r->>${index})::${type}`).join(', ');
  const insert = `insert into ${tableId(table.name)} (${columns}) select ${values} from json_array_elements($1::json) r`;
  let batch: string[] = [];
  let count = 0;
  const write = async () => {
    if (batch.length === 0) return;
    await client.query(insert, [`[${batch.join(',')}]`]);
    count += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === BATCH) await write();
  }
  await write();
  return count;
}

/** Moves tables (with their indexes and sequences) and types out of the way. */
async function setAside(client: pg.Client, schema: string): Promise<void> {
  const tables = await tablesOf(client);
  const types = await client.query<{ name: string }>(
    `select typname as name from pg_type where typnamespace = '${SCHEMA}'::regnamespace and typtype = 'e'`,
  );
  if (tables.length === 0 && types.rows.length === 0) return;
  await client.query(`create schema ${id(schema)}`);
  for (const { name } of tables) await client.query(`alter table ${tableId(name)} set schema ${id(schema)}`);
  for (const { name } of types.rows)
    await client.query(`alter type ${tableId(name)} set schema ${id(schema)}`);
}

/** Throws when a copied table does not fit the migrations' schema. */
function checkColumns(there: Table[], copied: Table[]): void {
  const shape = ({ name, columns }: Table) =>
    `${name} (${columns.map((column) => `${column.name} ${column.type}`).join(', ')})`;
  const made = new Set(there.map(shape));
  const odd = copied.find((table) => !made.has(shape(table)));
  if (odd)
    throw new BackupError(
      `The table ${odd.name} of this backup does not fit the schema of this version of Frontage. Restore it with the version that made it. Nothing was changed.`,
    );
}

/** All tables but those whose comment says that they are worked out from others. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = '${SCHEMA}'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'Derived:%'
     group by c.relname order by c.relname`,
  );
  return rows;
}

async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; table: string | null }>(
    `select s.relname as name, t.relname as table from pg_class s
     left join pg_depend d on d.objid = s.oid and d.deptype = 'a' and d.classid = 'pg_class'::regclass
     left join pg_class t on t.oid = d.refobjid
     where s.relnamespace = '${SCHEMA}'::regnamespace and s.relkind = 'S' order by s.relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name, table } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${tableId(name)}`,
    );
    if (state.rows[0]) sequences.push({ name, ...(table ? { table } : {}), ...state.rows[0] });
  }
  return sequences;
}

async function foreignKeysOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = '${SCHEMA}'::regnamespace`,
  );
  return rows;
}

/** Values are written and read in one way, whatever the server's settings are. */
async function exactTexts(client: pg.Client): Promise<void> {
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local extra_float_digits = 3; set local search_path = ${SCHEMA}`,
  );
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'frontage backup',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const id = (name: string) => pg.escapeIdentifier(name);
const tableId = (name: string) => `${id(SCHEMA)}.${id(name)}`;
