import { readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { lastBackup } from '#site/server/backup/backup-folder.ts';
import { SQLITE_FILE } from '#site/server/data-dir.ts';
import { isPostgres, query } from '#site/server/database.ts';
import { wrongClock } from '#site/server/database-clock.ts';
import type { Env } from '#site/server/env.ts';
import { readFilesPlace } from '#site/server/files/files-place.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { storageHealth } from '#site/server/files/storage-health.ts';
import { createReadiness } from '#site/server/readiness.ts';
import type { SystemFacts } from './judge-facts.ts';
import { countQueue, type QueueCounts, timeOf } from './queue-counts.ts';
import { DELIVERIES } from './queue-tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How every part of the system is at this moment. */
export async function loadSystemFacts({
  payload,
  env: { dataDir, smtpUrl, backups, bucket },
  now,
}: {
  payload: Payload;
  env: Pick<Env, 'dataDir' | 'smtpUrl' | 'backups' | 'bucket'>;
  /** Epoch ms. */
  now: number;
}): Promise<SystemFacts> {
  const since = new Date(now - DAY_MS).toISOString();
  const [messages, unsent, files, sources, media, bytes, place, notReady, last, version, stored, clock] =
    await Promise.all([
      Promise.all(Object.values(DELIVERIES).map((queue) => countQueue({ payload, queue, now }))),
      one(payload, sql`select count(*) as n from deliveries where state = 'outbox'`),
      one(
        payload,
        sql`select
        count(case when state in ('waiting', 'running') then 1 end) as waiting,
        min(case when state in ('waiting', 'running') then created_at end) as oldest,
        count(case when state = 'held' then 1 end) as held,
        count(case when state in ('failed', 'quarantined') and created_at > ${since} then 1 end) as failed
        from feeds`,
      ),
      one(payload, sql`select count(*) as n from feed_sources where enabled = ${true}`),
      one(payload, sql`select coalesce(sum(filesize), 0) as n from media`),
      databaseBytes(payload, dataDir),
      statfs(dataDir),
      createReadiness({ payload, dataDir })(),
      lastBackup(dataDir),
      versionHere(),
      filesFacts({ payload, bucket }),
      wrongClock(payload),
    ]);
  return {
    now,
    version,
    node: process.versions.node,
    startedAt: now - process.uptime() * 1000,
    database: { kind: isPostgres(payload) ? 'PostgreSQL' : 'SQLite', bytes },
    disk: { free: place.bavail * place.bsize, total: place.blocks * place.bsize },
    mediaBytes: Number(media.n),
    ...(stored ? { files: stored } : {}),
    ...(notReady ? { notReady } : {}),
    ...(clock === undefined ? {} : { clockAheadMs: clock }),
    email: {
      hasServer: smtpUrl !== undefined,
      waiting: total(messages, 'waiting'),
      ...earliest(messages, 'oldestDueAt'),
      ...earliest(messages, 'stalledSince'),
      failedLastDay: total(messages, 'failed'),
      unsent: Number(unsent.n),
    },
    feeds: {
      sources: Number(sources.n),
      held: Number(files.held),
      waiting: Number(files.waiting),
      ...(files.oldest ? { oldestWaitingAt: timeOf(files.oldest) } : {}),
      failedLastDay: Number(files.failed),
    },
    backup: {
      ...(last ? { last } : {}),
      isScheduled: backups.dir !== undefined,
      ...(backups.bucket ? { bucket: backups.bucket.name } : {}),
    },
  };
}

/** Of the bucket; undefined while files are on the disk. */
async function filesFacts({
  payload,
  bucket,
}: {
  payload: Payload;
  bucket: Env['bucket'];
}): Promise<SystemFacts['files']> {
  if (!bucket) {
    const place = await readFilesPlace(payload);
    return place && !place.isLeaving
      ? { bucket: place.name, isUnset: true, waiting: 0, isUnmoved: false }
      : undefined;
  }
  const { disk } = siteFiles();
  const some = async (prefix: string) => !(await disk.list(prefix)[Symbol.asyncIterator]().next()).done;
  let waiting = 0;
  for await (const _ of disk.list('attachments/')) waiting += 1;
  const isUnmoved = (await some('media/')) || (await some('documents/'));
  return { bucket: bucket.name, ...storageHealth(), waiting, isUnmoved };
}

async function one(payload: Payload, statement: SQL): Promise<Record<string, unknown>> {
  return (await query<Record<string, unknown>>(payload, statement))[0] ?? {};
}

async function databaseBytes(payload: Payload, dataDir: string): Promise<number> {
  if (isPostgres(payload))
    return Number((await one(payload, sql`select pg_database_size(current_database()) as n`)).n);
  return (await stat(join(dataDir, SQLITE_FILE))).size;
}

async function versionHere(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(/* turbopackIgnore: true */ process.cwd(), 'package.json'), 'utf8'),
  ) as { version: string };
  return version;
}

const total = (counts: QueueCounts[], what: 'waiting' | 'failed'): number =>
  counts.reduce((sum, each) => sum + each[what], 0);

function earliest<What extends 'oldestDueAt' | 'stalledSince'>(
  counts: QueueCounts[],
  what: What,
): { [name in What]?: number } {
  const times = counts.flatMap((each) => each[what] ?? []);
  return times.length > 0 ? ({ [what]: Math.min(...times) } as { [name in What]: number }) : {};
}
