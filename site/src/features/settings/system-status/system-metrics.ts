import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { lastBackup } from '#site/server/backup/backup-folder.ts';
import { query } from '#site/server/database.ts';
import type { Env } from '#site/server/env.ts';
import { siteFiles } from '#site/server/files/site-files.ts';
import { storageHealth } from '#site/server/files/storage-health.ts';
import type { Collector, Metric } from '#site/server/metrics.ts';
import { createReadiness } from '#site/server/readiness.ts';
import { countQueue, type QueueCounts } from './queue-counts.ts';
import { QUEUES } from './queue-tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Record<string, unknown>;

/** Leads, messages, disk, readiness and the last backup. */
export const systemMetrics = ({ dataDir, backups }: Pick<Env, 'dataDir' | 'backups'>): Collector => {
  let notReady: ReturnType<typeof createReadiness> | undefined;
  return {
    name: 'system',
    async collect({ payload, now }) {
      notReady ??= createReadiness({ payload, dataDir });
      const [leads, queues, place, problem, backup] = await Promise.all([
        query<Row>(
          payload,
          sql`select form, count(*) as n from leads where created_at > ${iso(now - DAY_MS)} group by form order by form`,
        ),
        Promise.all(
          Object.entries(QUEUES).map(async ([name, queue]) => ({
            queue: name,
            ...(await countQueue({ payload, queue, now })),
          })),
        ),
        statfs(dataDir),
        notReady(),
        lastBackup(dataDir),
      ]);
      const perQueue = (name: string, help: string, value: (counts: QueueCounts) => number): Metric => ({
        name,
        help,
        samples: queues.map((each) => ({ labels: { queue: each.queue }, value: value(each) })),
      });
      const one = (name: string, help: string, value: number): Metric => ({
        name,
        help,
        samples: [{ value }],
      });
      return [
        one('ready', 'Whether a lead could be stored now, 1 or 0.', problem ? 0 : 1),
        {
          name: 'leads_last_day',
          help: 'Leads stored in the last 24 hours, by form.',
          samples: leads.map((row) => ({ labels: { form: String(row.form) }, value: Number(row.n) })),
        },
        perQueue(
          'queue_messages',
          'Messages that wait to be sent or are being sent.',
          ({ waiting }) => waiting,
        ),
        perQueue(
          'queue_oldest_age_seconds',
          'Seconds since the oldest of them was written that is due or was tried; 0 when there is none.',
          ({ oldestDueAt }) => (oldestDueAt === undefined ? 0 : seconds(now - oldestDueAt)),
        ),
        perQueue(
          'queue_stalled_seconds',
          'The same for those written since the last message was sent; 0 while messages are sent.',
          ({ stalledSince }) => (stalledSince === undefined ? 0 : seconds(now - stalledSince)),
        ),
        perQueue('queue_sent_last_day', 'Messages sent in the last 24 hours.', ({ sent }) => sent),
        perQueue('queue_failed_last_day', 'Messages given up in the last 24 hours.', ({ failed }) => failed),
        one('disk_bytes', 'Size of the disk that holds DATA_DIR.', place.blocks * place.bsize),
        one('disk_free_bytes', 'Free on it.', place.bavail * place.bsize),
        {
          name: 'file_storage_up',
          help: 'Whether the bucket answers, 1 or 0; no value where files are on the disk.',
          samples: siteFiles().bucket ? [{ value: storageHealth().problem ? 0 : 1 }] : [],
        },
        {
          name: 'last_backup_age_seconds',
          help: 'Seconds since a backup was last made; no value when none is known.',
          samples: backup?.madeAt ? [{ value: ageOf(backup.madeAt, now) }] : [],
        },
        {
          name: 'last_backup_copy_age_seconds',
          help: 'Seconds since a backup was last copied to the bucket for backups: +Inf when none was, no value without a bucket.',
          samples: backups.bucket
            ? [{ value: backup?.copiedAt ? ageOf(backup.copiedAt, now) : Infinity }]
            : [],
        },
      ];
    },
  };
};

const iso = (at: number): string => new Date(at).toISOString();
const ageOf = (instant: string, now: number): number => seconds(now - new Date(instant).getTime());
const seconds = (ms: number): number => Math.max(0, Math.round(ms / 1000));
