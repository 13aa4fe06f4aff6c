import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { isPostgres, query } from './database.ts';
import { keepUntilPurged } from './keep-until-purged.ts';
import { log } from './log.ts';
import { EVERYTHING, onPurge, purge } from './purge.ts';
import { startPurgeMessenger } from './purge-messenger.ts';

const { payload, dataDir } = await testPayload();

describe.runIf(isPostgres(payload))('with PostgreSQL', () => {
  /** What another instance does when something changed: both, or one without the other. */
  const another = {
    count: () =>
      query(
        payload,
        sql`insert into payload_kv ("key", data) values ('frontage:purges', '1') on conflict ("key")
          do update set data = to_jsonb((payload_kv.data #>> '{}')::bigint + 1)`,
      ),
    tell: (tags: string[]) =>
      query(
        payload,
        sql`select pg_notify('frontage_purge', json_build_object('from', 'another', 'number', (data #>> '{}')::bigint, 'tags', ${JSON.stringify(tags)}::json)::text)
          from payload_kv where "key" = 'frontage:purges'`,
      ),
  };
  const tell = async (tags: string[]) => {
    await another.count();
    await another.tell(tags);
  };
  /** What goes over the line. */
  async function eavesdrop() {
    const heard: string[] = [];
    const { Client } = await import('pg');
    const other = new Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    other.on('notification', ({ payload: text }) => heard.push(...JSON.parse(text ?? '').tags));
    await other.query('listen frontage_purge');
    return { heard, hangUp: () => other.end() };
  }
  /** A messenger, and what is purged once its own start is told. */
  async function started(settings: { pollMs?: number; reconnectMs?: number } = {}) {
    const numberNow = async () =>
      Number(
        (
          await query(payload, sql`select data #>> '{}' as n from payload_kv where "key" = 'frontage:purges'`)
        )[0]?.n ?? 0,
      );
    const before = await numberNow();
    const stop = await startPurgeMessenger({ payload, pollMs: 60_000, ...settings });
    await vi.waitFor(async () => expect(await numberNow()).toBe(before + 1));
    const purged: string[][] = [];
    const ear = onPurge((tags) => purged.push(tags));
    return {
      purged,
      stop: async () => {
        ear();
        await stop();
      },
    };
  }

  it('forgets what other instances say has changed, and does not tell it again', async () => {
    const { purged, stop } = await started();
    await tell(['listings', 'listing:42']);
    await vi.waitFor(() => expect(purged).toEqual([['listings', 'listing:42']]));
    await stop();
  });

  it('forgets everything when a message before this one is missing', async () => {
    const { purged, stop } = await started();
    await another.count();
    await tell(['listing:42']);
    await vi.waitFor(() => expect(purged).toEqual([[EVERYTHING]]));
    await tell(['listing:43']);
    await vi.waitFor(() => expect(purged).toEqual([[EVERYTHING], ['listing:43']]));
    await stop();
  });

  it('forgets everything when the last message did not arrive and nothing follows, and listens on a new connection', async () => {
    const { purged, stop } = await started({ pollMs: 10, reconnectMs: 10 });
    await another.count();
    // At the look that finds it, and when the new connection is there.
    await vi.waitFor(() => expect(purged).toEqual([[EVERYTHING], [EVERYTHING]]));
    await tell(['listing:42']);
    await vi.waitFor(() => expect(purged.at(-1)).toEqual(['listing:42']));
    await stop();
  });

  it('tells others of a change later where the database could not be reached at first', async () => {
    const { stop } = await started({ reconnectMs: 10 });
    const { heard, hangUp } = await eavesdrop();
    const failures = vi.spyOn(log, 'error').mockReturnValue(undefined);
    await query(payload, sql`alter table payload_kv rename to away`);
    purge(['listing:42']);
    await vi.waitFor(() => expect(failures).toHaveBeenCalledOnce());
    failures.mockRestore();
    await query(payload, sql`alter table away rename to payload_kv`);
    await vi.waitFor(() => expect(heard).toEqual(['listing:42']));
    await hangUp();
    await stop();
  });

  it('tells others, in pieces the database takes, and does not hear itself', async () => {
    const { purged, stop } = await started();
    const { heard, hangUp } = await eavesdrop();
    const tags = Array.from({ length: 2000 }, (_, index) => `listing:${index}`);
    purge(tags);
    await vi.waitFor(() => expect(heard.sort()).toEqual([...tags].sort()));
    expect(purged).toHaveLength(1);
    await hangUp();
    await stop();
  });

  it('keeps one connection however often it could not listen again', async () => {
    const { purged, stop } = await started({ reconnectMs: 10 });
    const { pool } = payload.db as unknown as { pool: { connect: () => Promise<unknown> } };
    const connects = vi.spyOn(pool, 'connect');
    const tries = () => connects.mock.calls.filter((given) => given.length === 0).length;
    const { Client } = await import('pg');
    const other = new Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    await other.query('alter table payload_kv rename to away');
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ~ '[*] listening'`,
    );
    await vi.waitFor(() => expect(tries()).toBeGreaterThan(3));
    connects.mockRestore();
    await other.query('alter table away rename to payload_kv');
    await vi.waitFor(() => expect(purged).toContainEqual([EVERYTHING]));
    const { rows } = await other.query(
      `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and query ~ '^listen|[*] listening'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await other.end();
    await stop();
  });

  it('forgets everything kept in the process when the connection was lost on which it is told about changes', async () => {
    const { settings, readings } = keptSettings();
    const { stop } = await started({ reconnectMs: 10 });
    await settings(payload);
    const { Client } = await import('pg');
    const other = new Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ~ '[*] listening'`,
    );
    expect(rowCount).toBe(1);
    await vi.waitFor(async () => {
      await settings(payload);
      expect(readings()).toBe(2);
    });
    // The new connection hears.
    await tell(['settings']);
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
