import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations as postgresMigrations } from '#site/migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '#site/migrations/sqlite/index.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { testPayload } from '#site/testing/payload.ts';
import { dropDatabase, onServer } from '#site/testing/postgres-database.ts';
import { copyPostgres } from '../backup/postgres-copy.ts';
import { openConnection } from '../sqlite-connection.ts';
import type { Migration } from '../upgrade/run-migrations.ts';
import { moveDatabase } from './move-database.ts';

// @postgres-only: SQLite takes part there too. About three seconds.
const { server } = inject('testDatabase') as { server: string };

const migrations = {
  sqlite: sqliteMigrations as unknown as Migration[],
  postgres: postgresMigrations as unknown as Migration[],
};
const NOW = new Date('2026-03-02T10:00:00Z');
const NAME = 'O\'Brien “Ünited”\\ 🏠\n{"a": 1}';

describe('moving the database', () => {
  let payload: Payload;
  let folder: string;
  let source: string;
  let target: string;
  beforeAll(async () => {
    ({ payload } = await testPayload({ seedAdmin: true }));
    folder = await mkdtemp(join(tmpdir(), 'frontage-move-'));
    const office = await payload.create({
      collection: 'offices',
      data: { name: NAME, slug: 'one', _status: 'published' },
    });
    const gone = await payload.create({
      collection: 'offices',
      data: { name: 'Gone', slug: 'gone', _status: 'published' },
    });
    await payload.delete({ collection: 'offices', id: gone.id });
    expect(office.id).toBe(1);
    await payload.kv.set('z', { b: [1, 2.5, null, true], a: { z: 'ü', y: '' } });
    await query(payload, sql`insert into payload_kv ("key", data) values ('nothing', 'null')`);
    // Nobody else may be connected, so the move starts from a copy.
    source = await another('source', new URL(String(env().databaseUrl)).pathname.slice(1));
    target = await another('target');
  });
  afterAll(async () => {
    for (const url of databases) await dropDatabase({ server, url });
    await rm(folder, { recursive: true, force: true });
  });

  const databases: string[] = [];
  async function another(name: string, of?: string): Promise<string> {
    const url = Object.assign(new URL(server), {
      pathname: `${new URL(String(env().databaseUrl)).pathname}_${name}`,
    });
    if (of)
      await onServer(
        server,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${of}'`,
      );
    await onServer(server, `create database ${url.pathname.slice(1)}${of ? ` template ${of}` : ''}`);
    databases.push(url.href);
    return url.href;
  }

  async function contentsOf(url: string) {
    const lines: string[] = [];
    let ids: unknown;
    await copyPostgres({
      url,
      async take({ name }, rows) {
        if (name === 'payload_migrations') return;
        for await (const row of rows) lines.push(`${name} ${row}`);
      },
      async finish({ sequences }) {
        ids = sequences.filter(({ called, table }) => called && table !== 'payload_migrations');
      },
    });
    return { lines: lines.sort(), ids };
  }

  it('takes every row, id and value to SQLite and back, and leaves files alone', async () => {
    await writeFile(join(folder, 'secrets.json'), '{}');
    const there = await moveDatabase({
      to: 'sqlite',
      dataDir: folder,
      databaseUrl: source,
      migrations,
      now: NOW,
    });
    expect(there.kept).toBeUndefined();
    expect(there.sums.get('offices')?.rows).toBe(1);
    const sqlite = openConnection(join(folder, 'frontage.db'));
    try {
      expect(sqlite.execute('select id, name from offices').rows[0]).toMatchObject({ id: 1, name: NAME });
      expect(sqlite.execute("select data from payload_kv where key = 'nothing'").rows[0]?.data).toBe('null');
      expect(sqlite.execute('select created_at from offices').rows[0]?.created_at).toMatch(
        /^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/,
      );
      // The id of a deleted row is not given again.
      expect(sqlite.execute("select seq from sqlite_sequence where name = 'offices'").rows[0]?.seq).toBe(2);
      expect(sqlite.execute('select name from payload_migrations').rows.map(({ name }) => name)).toEqual(
        migrations.sqlite.map(({ name }) => name),
      );
    } finally {
      sqlite.close();
    }

    const back = await moveDatabase({
      to: 'postgres',
      dataDir: folder,
      databaseUrl: target,
      migrations,
      now: NOW,
    });
    expect(back.sums).toEqual(there.sums);
    expect(back.kept).toBe(join(folder, 'before-move-2026-03-02T10-00-00Z'));
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('{}');
    expect((await readdir(folder)).sort()).toEqual([
      '.in-use.lock',
      'before-move-2026-03-02T10-00-00Z',
      'secrets.json',
    ]);
  });

  it('is refused where the target holds data, where there is nothing, and where somebody is connected', async () => {
    const dataDir = await mkdtemp(join(folder, 'other-'));
    const move = { dataDir, migrations, now: NOW };
    await expect(moveDatabase({ ...move, to: 'postgres', databaseUrl: source })).rejects.toThrow(
      /is not empty.+Nothing was changed/,
    );
    const empty = await another('empty');
    await expect(moveDatabase({ ...move, to: 'postgres', databaseUrl: empty })).rejects.toThrow(
      /There is no database .+frontage\.db/,
    );
    await expect(moveDatabase({ ...move, to: 'sqlite', databaseUrl: empty })).rejects.toThrow(
      /holds no Frontage data/,
    );
    await expect(
      moveDatabase({
        ...move,
        to: 'sqlite',
        databaseUrl: source,
        migrations: { ...migrations, postgres: [] },
      }),
    ).rejects.toThrow(/another version of Frontage.+Nothing was changed/);
    expect((await readdir(dataDir)).filter((name) => !name.endsWith('.lock'))).toEqual([]);
  });

  it('names the row that PostgreSQL cannot hold, and leaves both databases as they were', async () => {
    const dataDir = await mkdtemp(join(folder, 'odd-'));
    await moveDatabase({ to: 'sqlite', dataDir, databaseUrl: source, migrations, now: NOW });
    const file = join(dataDir, 'frontage.db');
    const sqlite = openConnection(file);
    sqlite.execute({ sql: 'update offices set name = ?', args: ['a\0b'] });
    sqlite.close();
    const empty = await another('odd');
    await expect(moveDatabase({ to: 'postgres', dataDir, databaseUrl: empty, migrations })).rejects.toThrow(
      /Row 1 of the table offices .+column name holds a NUL character.+Nothing was changed/,
    );
    expect(await readdir(dataDir)).toContain('frontage.db');
    await expect(contentsOf(empty)).rejects.toThrow(/holds no Frontage data/);
  });
});
