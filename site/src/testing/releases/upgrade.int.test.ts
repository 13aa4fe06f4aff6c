import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreBackup } from '#site/server/backup/restore-backup.ts';
import { SQLITE_FILE, useDataDir } from '#site/server/data-dir.ts';
import { env } from '#site/server/env.ts';
import { openConnection } from '#site/server/sqlite-connection.ts';
import { type Migration, runMigrations } from '#site/server/upgrade/run-migrations.ts';
import { upgradePostgres } from '#site/server/upgrade/upgrade-postgres.ts';
import { upgradeSqlite } from '#site/server/upgrade/upgrade-sqlite.ts';
import { startedPayload } from '../payload.ts';
import { copyDatabase, dropDatabase, onServer } from '../postgres-database.ts';
import { schemaOf } from './schema-of.ts';
import { archiveOf, type Documents, documentsOf, readDocuments, storedReleases } from './stored-release.ts';

// Costs about three seconds on each database. The stored installs are made by `npm run store-release`.
const database = inject('testDatabase');
const { kind } = database;
const NOW = new Date('2026-03-02T10:00:00Z');
const migrations = (kind === 'postgres'
  ? (await import('#site/migrations/postgres/index.ts')).migrations
  : (await import('#site/migrations/sqlite/index.ts')).migrations) as unknown as Migration[];

let folder: string;
const databases: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontage-upgrade-'));
});
afterAll(async () => {
  if (database.kind === 'postgres')
    for (const url of databases) await dropDatabase({ server: database.server, url });
  await rm(folder, { recursive: true, force: true });
});

type Install = { dataDir: string; databaseUrl?: string };

let machines = 0;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Where an install goes that is not there yet: neither its folder nor, on PostgreSQL, its database. */
function newMachine(): Install {
  machines += 1;
  const dataDir = join(folder, `data-${machines}`);
  if (database.kind !== 'postgres') return { dataDir };
  const name = `${nameOf(String(env().databaseUrl))}_${machines}`;
  const { href } = Object.assign(new URL(database.server), { pathname: `/${name}` });
  databases.push(href);
  return { dataDir, databaseUrl: href };
}

/** An empty machine. */
async function machine(): Promise<Install> {
  const install = newMachine();
  await mkdir(install.dataDir);
  if (database.kind === 'postgres')
    await onServer(database.server, `create database ${nameOf(String(install.databaseUrl))}`);
  return install;
}

/** The stored installs as they were restored, which no test changes. */
const restored = new Map<string, Promise<Install>>();

/** A stored install, as it was on its own version: a copy of what was restored once. */
async function installOf(release: string, install = newMachine()): Promise<Install> {
  const first = restored.get(release) ?? restore(release);
  restored.set(release, first);
  const { dataDir, databaseUrl } = await first;
  await cp(dataDir, install.dataDir, { recursive: true });
  if (database.kind === 'postgres' && install.databaseUrl)
    await copyDatabase({
      server: database.server,
      url: install.databaseUrl,
      of: nameOf(String(databaseUrl)),
    });
  return install;
}

async function restore(release: string): Promise<Install> {
  const install = await machine();
  await restoreBackup({
    ...install,
    archive: archiveOf(release, kind),
    replace: false,
    migrations,
    now: NOW,
  });
  return install;
}

/** What a start of the version with these migrations does. */
async function upgrade(
  { dataDir, databaseUrl }: Install,
  to: readonly Migration[],
): Promise<string | undefined> {
  if (!databaseUrl) return upgradeSqlite({ dataDir, migrations: to, now: NOW });
  await withClient(databaseUrl, (client) => upgradePostgres({ client, migrations: to }));
  return undefined;
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Rows of one statement that both databases understand. */
async function rowsOf({ dataDir, databaseUrl }: Install, text: string): Promise<Record<string, unknown>[]> {
  if (databaseUrl) return (await withClient(databaseUrl, (client) => client.query(text))).rows;
  const connection = openConnection(join(dataDir, SQLITE_FILE));
  try {
    return connection.execute(text).rows.map((row) => ({ ...row }));
  } finally {
    connection.close();
  }
}

type Handle = {
  run?(statement: SQL): unknown;
  execute?(statement: SQL): unknown;
  all(statement: SQL): unknown[];
};
const statement = (db: Handle, text: string) => (db.execute ?? db.run)?.call(db, sql.raw(text));

/** A version to come: offices get a motto, and a table that others refer to is built again, as SQLite needs it. */
const NEXT: Migration<{ db: Handle }> = {
  name: '20990101_000000_next',
  async up({ db }) {
    await statement(db, 'alter table offices add column motto text');
    await statement(db, "update offices set motto = 'Since ' || id");
    if (kind === 'postgres') return;
    await statement(db, 'PRAGMA foreign_keys=OFF');
    const [leads] = (await db.all(sql`select sql from sqlite_schema where name = 'leads'`)) as {
      sql: string;
    }[];
    await statement(db, String(leads?.sql).replace('`leads`', '`__new_leads`'));
    await statement(db, 'insert into __new_leads select * from leads');
    await statement(db, 'drop table leads');
    await statement(db, 'alter table __new_leads rename to leads');
    await statement(db, 'PRAGMA foreign_keys=ON');
  },
};
/** One that fails after it has changed and deleted much. */
const FAILING: Migration<{ db: Handle }> = {
  name: '20990102_000000_fails',
  async up({ db }) {
    await statement(db, 'delete from lead_notes');
    await statement(db, 'alter table leads add column motto text');
    await statement(db, 'insert into nowhere (id) values (1)');
  },
};
const next = [...migrations, NEXT as Migration];
const failing = [...next, FAILING as Migration];

describe.each(storedReleases())('an install of %s', (release) => {
  it('has the schema of a new install once it is upgraded', async () => {
    const upgraded = await installOf(release);
    await upgrade(upgraded, migrations);
    expect(await schemaOf(upgraded)).toEqual(await schemaOf(await newInstall()));
  });

  it('is upgraded by a next version, with every row that others refer to', async () => {
    const install = await installOf(release);
    const before = await rowsOf(install, COUNTS);
    const kept = await upgrade(install, next);
    expect(await rowsOf(install, 'select id, motto from offices order by id')).toEqual([
      { id: 1, motto: 'Since 1' },
    ]);
    expect(await rowsOf(install, COUNTS)).toEqual(before);
    expect(await lastMigration(install)).toBe(NEXT.name);
    // The next start has nothing to do, and the version before says what it cannot read.
    expect(await upgrade(install, next)).toBeUndefined();
    await expect(upgrade(install, migrations)).rejects.toThrow(
      /another version of Frontage.+20990101_000000_next.+npm run restore/,
    );
    if (install.databaseUrl) return;
    expect(kept).toBe(join(install.dataDir, 'before-upgrade-2026-03-02T10-00-00Z'));
    expect(await lastMigration({ dataDir: String(kept) })).toBe(migrations.at(-1)?.name);
  });

  it('is as it was when a migration fails, and says what to do', async () => {
    const install = await installOf(release);
    const before = { rows: await rowsOf(install, COUNTS), schema: await schemaOf(install) };
    await expect(upgrade(install, failing)).rejects.toThrow(
      /migration 20990102_000000_fails failed \(.*nowhere.*\)\. Nothing was changed\. Start the version that ran before/,
    );
    expect({ rows: await rowsOf(install, COUNTS), schema: await schemaOf(install) }).toEqual(before);
    expect((await readdir(install.dataDir)).filter((name) => /upgrad/.test(name))).toEqual([]);
    // The version before goes on with it.
    await upgrade(install, migrations);
  });
});

const COUNTS = `select (select count(*) from offices) as offices, (select count(*) from leads) as leads,
  (select count(*) from lead_notes where lead_id is not null) as notes, (select count(*) from listings) as listings`;

async function lastMigration(install: Install): Promise<unknown> {
  const [last] = await rowsOf(install, 'select name from payload_migrations order by name desc limit 1');
  return last?.name;
}

it.runIf(kind === 'sqlite')('a database in use is not upgraded', async () => {
  const install = await installOf(String(storedReleases().at(-1)));
  const release = await useDataDir({ dataDir: install.dataDir, as: 'command' });
  await expect(upgrade(install, next)).rejects.toThrow(/upgraded at this start, but another.+is using it/);
  release();
  await upgrade(install, next);
});

describe('the newest stored release, served by this version', () => {
  const release = String(storedReleases().at(-1));
  let payload: Payload;
  let then: Documents;
  beforeAll(async () => {
    then = JSON.parse(gunzipSync(await readFile(documentsOf(release, kind))).toString());
    const install: Install = { dataDir: env().dataDir, databaseUrl: env().databaseUrl };
    await installOf(release, install);
    await upgrade(install, migrations);
    const { payload: started } = await startedPayload();
    payload = started;
  });

  it('has every record and setting with the values it had', async () => {
    const now = await readDocuments(payload);
    for (const [collection, documents] of Object.entries(then))
      for (const document of documents)
        expect(
          now[collection]?.find(({ id }) => id === document.id),
          collection,
        ).toMatchObject(document);
  });

  it('takes changes, and gives no id of a deleted record again', async () => {
    const office = await payload.create({
      collection: 'offices',
      data: { name: 'New', slug: 'new', _status: 'published' },
    });
    expect(office.id).toBe(3);
    const [listing] = (then.listings ?? []).slice(-1);
    await payload.update({ collection: 'listings', id: Number(listing?.id), data: { beds: 4 } });
  });
});

/** A database that the migrations made from nothing. */
async function newInstall(): Promise<Install> {
  const install = await machine();
  if (install.databaseUrl) await upgrade(install, migrations);
  else {
    const { openSqlite } = await import('#site/server/sqlite-client.ts');
    const { drizzle: drizzleLibsql } = await import('drizzle-orm/libsql');
    const client = openSqlite(join(install.dataDir, SQLITE_FILE));
    const db = drizzleLibsql(client as never);
    await runMigrations({ migrations, db, run: (statement) => db.run(statement) });
    await client.close();
  }
  return install;
}
