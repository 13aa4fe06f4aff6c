import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { isPostgres, query } from './database.ts';
import { keepUntilPurged } from './keep-until-purged.ts';
import { EVERYTHING, onPurge, purge } from './purge.ts';
import { startPurgeMessenger } from './purge-messenger.ts';

const { payload, dataDir } = await testPayload();

describe.runIf(isPostgres(payload))('with PostgreSQL', () => {
  type Pool = { query: (text: string, values: string[]) => Promise<unknown> };
  const tell = (from: string, tags: string[]) =>
    (payload.db as unknown as { pool: Pool }).pool.query('select pg_notify($1, $2)', [
      'frontage_purge',
      JSON.stringify({ from, tags }),
    ]);

  it('forgets what other instances say has changed, and does not tell it again', async () => {
    const purged: string[][] = [];
    const ear = onPurge((tags) => purged.push(tags));
    const stop = await startPurgeMessenger({ payload });
    await tell('another instance', ['listings', 'listing:42']);
    await vi.waitFor(() => expect(purged).toEqual([['listings', 'listing:42']]));
    await stop();
    ear();
  });

  it('tells others, in pieces the database takes, and does not hear itself', async () => {
    const stop = await startPurgeMessenger({ payload });
    const heard: string[] = [];
    const { Client } = await import('pg');
    const other = new Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    other.on('notification', ({ payload: text }) => heard.push(...JSON.parse(text ?? '').tags));
    await other.query('listen frontage_purge');
    const tags = Array.from({ length: 2000 }, (_, index) => `listing:${index}`);
    const purged: string[][] = [];
    const ear = onPurge((each) => purged.push(each));
    purge(tags);
    await vi.waitFor(() => expect(heard.sort()).toEqual([...tags].sort()));
    expect(purged).toHaveLength(1);
    ear();
    await other.end();
    await stop();
  });

  it('forgets everything kept in the process when the connection was lost on which it is told about changes', async () => {
    const { settings, readings } = keptSettings();
    const stop = await startPurgeMessenger({ payload, reconnectMs: 10 });
    await settings(payload);
    const { Client } = await import('pg');
    const other = new Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen frontage_purge'`,
    );
    expect(rowCount).toBe(1);
    await vi.waitFor(async () => {
      await settings(payload);
      expect(readings()).toBe(2);
    });
    // The new connection hears.
    await tell('another instance', ['settings']);
    await vi.waitFor(async () => {
      await settings(payload);
      expect(readings()).toBe(3);
    });
    await other.end();
    await stop();
  });
});

describe.runIf(!isPostgres(payload))('with SQLite', () => {
  it('forgets every page when another process wrote, and none when this one did', async () => {
    let cleared = 0;
    const ear = onPurge((tags) => {
      cleared += tags.includes(EVERYTHING) ? 1 : 0;
    });
    const { settings, readings } = keptSettings();
    await settings(payload);
    const stop = await startPurgeMessenger({ payload, pollMs: 10 });
    await query(payload, sql`create table own_write (n integer)`);
    await otherProcess(
      `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec('create table other_write (n integer)')`,
      `${dataDir}/frontage.db`,
    );
    await vi.waitFor(() => expect(cleared).toBeGreaterThan(0));
    // Once: this process's own write before it was none of its business.
    expect(cleared).toBe(1);
    await settings(payload);
    await settings(payload);
    expect(readings()).toBe(2);
    ear();
    await stop();
  });
});

/** Something that is read once and kept, and how often it was read. */
function keptSettings() {
  let count = 0;
  const settings = keepUntilPurged({
    tags: ['settings'],
    read: async () => {
      count += 1;
      return count;
    },
  });
  return { settings, readings: () => count };
}

/** Runs a line of JavaScript in a process of its own. */
async function otherProcess(code: string, argument: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['-e', code, argument]);
}
