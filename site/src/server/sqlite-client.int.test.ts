import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { atomically, isPostgres, query } from './database.ts';
import { openConnection } from './sqlite-connection.ts';
import { SQLITE_BUSY_MS } from './sqlite-writer.ts';

/** Another program that writes, and takes its time. */
function writer(dataDir: string) {
  const other = openConnection(join(dataDir, 'frontage.db'));
  other.run('begin immediate');
  return () => {
    other.run('commit');
    other.close();
  };
}

it('while another program writes, writes wait for it, and nothing else waits', async () => {
  const { payload, dataDir } = await testPayload();
  if (isPostgres(payload)) return;
  const done = writer(dataDir);
  const writes = Promise.all([
    atomically(payload, [sql`insert into payload_kv ("key", data) values ('batch', '1')`]),
    query(payload, sql`insert into payload_kv ("key", data) values ('statement', '1')`),
    payload.kv.set('payload', 1),
  ]);
  let finished = false;
  writes.then(() => {
    finished = true;
  });
  // The event loop turns, and readers are answered.
  const startedAt = performance.now();
  for (let turn = 0; turn < 20; turn += 1) {
    await wait(1);
    await query(payload, sql`select count(*) from payload_kv`);
  }
  expect(performance.now() - startedAt).toBeLessThan(SQLITE_BUSY_MS / 4);
  expect(finished).toBe(false);
  done();
  await writes;
  const rows = await query(payload, sql`select "key" from payload_kv order by "key"`);
  expect(rows.map(({ key }) => key)).toEqual(['batch', 'payload', 'statement']);
});

it('the connection keeps what was answered as stored, and the log does not hold up readers', async () => {
  const { payload } = await testPayload();
  if (isPostgres(payload)) return;
  const pragma = async (name: string) =>
    Object.values((await query(payload, sql.raw(`pragma ${name}`)))[0] ?? {})[0];
  expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('busy_timeout')]).toEqual([
    'wal',
    2,
    SQLITE_BUSY_MS,
  ]);
});

it('an id is never given out twice: the newest listing deleted, the next one is new', async () => {
  const { payload } = await testPayload();
  const create = () =>
    payload.create({ collection: 'listings', data: { heading: 'A house' } as never, draft: true });
  const { id } = await create();
  await payload.delete({ collection: 'listings', id });
  expect((await create()).id).toBeGreaterThan(Number(id));
});
