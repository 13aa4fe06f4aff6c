import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noteBackup } from '#site/server/backup/backup-folder.ts';
import { query } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { loadSystemFacts } from './load-facts.ts';

const { payload, dataDir } = await testPayload();
const NOW = Date.now();
const MINUTE = 60_000;

it('reads how mail, feeds, disk, database and backups are', async () => {
  const at = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE).toISOString();
  for (const [state, minutes] of [
    ['waiting', 90],
    ['held', 10],
    ['failed', 60],
    ['failed', 3000],
    ['done', 5],
  ] as const)
    await query(
      payload,
      sql`insert into feeds (file_name, origin, state, created_at, updated_at) values ('a.xml', 'upload', ${state}, ${at(minutes)}, ${at(minutes)})`,
    );
  const report = { at: at(30), made: { path: '/b/a.zip', size: 7, encrypted: false } };
  await noteBackup(dataDir, report);
  const facts = await loadSystemFacts({
    payload,
    env: { dataDir, backups: { recipients: [], keep: 14, dir: '/b' } },
    now: NOW,
  });
  expect(facts.notReady).toBeUndefined();
  expect(facts.email).toEqual({ hasServer: false, waiting: 0, failedLastDay: 0, unsent: 0 });
  expect(facts.feeds).toEqual({
    sources: 0,
    held: 1,
    waiting: 1,
    oldestWaitingAt: NOW - 90 * MINUTE,
    failedLastDay: 1,
  });
  expect(facts.backup).toEqual({ last: { ...report, madeAt: report.at }, isScheduled: true });
  expect(facts.database.bytes).toBeGreaterThan(100_000);
  expect(facts.disk.free).toBeLessThanOrEqual(facts.disk.total);
  expect(facts.version).toMatch(/^\d+\.\d+\.\d+/);
});
