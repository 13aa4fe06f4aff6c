import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Collector, Metric } from '#site/server/metrics.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Record<string, unknown>;

/** What came of listings, by the column of the report that counts it. */
const RESULTS = {
  created: 'new',
  updated: 'changed',
  unchanged: 'unchanged',
  skipped: 'older',
  quarantined: 'skipped',
} as const;

/** Files, listings, problems and queues of feeds, and how long ago each source last went well. */
export const feedMetrics: Collector = {
  name: 'feeds',
  async collect({ payload, now }) {
    const since = new Date(now - DAY_MS).toISOString();
    const files = await query<Row>(
      payload,
      sql`select s.key as source, f.state, count(*) as files, sum(f.created) as created, sum(f.updated) as updated,
          sum(f.unchanged) as unchanged, sum(f.skipped) as skipped, sum(f.quarantined) as quarantined,
          sum(f.problem_count) as problems
        from feeds f left join feed_sources s on s.id = f.source_id
        where f.created_at > ${since} group by s.key, f.state order by 1, 2`,
    );
    const successes = await query<Row>(
      payload,
      sql`select s.key as source, max(f.created_at) as at from feeds f join feed_sources s on s.id = f.source_id
        where f.state in ('done', 'tested') and s.enabled = ${true} group by s.key order by s.key`,
    );
    const sources = Map.groupBy(files, sourceOf);
    const sum = (rows: Row[], column: string) => rows.reduce((all, row) => all + Number(row[column] ?? 0), 0);
    const counted = async (select: SQL): Promise<Metric['samples']> => [
      { value: await count(payload, select) },
    ];
    return [
      {
        name: 'feed_files_last_day',
        help: 'Feed files received in the last 24 hours, by source and by what became of them.',
        samples: files.map((row) => ({
          labels: { source: sourceOf(row), state: String(row.state) },
          value: Number(row.files),
        })),
      },
      {
        name: 'feed_listings_last_day',
        help: 'Listings in those files, by what came of them.',
        samples: [...sources].flatMap(([source, rows]) =>
          Object.entries(RESULTS).map(([column, result]) => ({
            labels: { source, result },
            value: sum(rows, column),
          })),
        ),
      },
      {
        name: 'feed_problems_last_day',
        help: 'Problems in the reports of those files.',
        samples: [...sources].map(([source, rows]) => ({ labels: { source }, value: sum(rows, 'problems') })),
      },
      {
        name: 'feed_last_success_age_seconds',
        help: 'Seconds since the last file of an active source that was imported.',
        samples: successes.map((row) => ({
          labels: { source: String(row.source) },
          value: Math.max(0, Math.round((now - new Date(row.at as string).getTime()) / 1000)),
        })),
      },
      {
        name: 'feed_queue_files',
        help: 'Feed files that wait to be imported or are being imported.',
        samples: await counted(sql`select count(*) as n from feeds where state in ('waiting', 'running')`),
      },
      {
        name: 'feed_held_files',
        help: 'Feed files on hold until a person decides.',
        samples: await counted(sql`select count(*) as n from feeds where state = 'held'`),
      },
      {
        name: 'feed_picture_queue_listings',
        help: 'Listings with pictures that are still to be fetched.',
        samples: await counted(sql`select count(*) as n from feed_picture_tries`),
      },
      {
        name: 'media_bytes',
        help: 'Bytes of all pictures as they were uploaded or fetched, without their smaller sizes.',
        samples: await counted(sql`select coalesce(sum(filesize), 0) as n from media`),
      },
    ];
  },
};

/** Files that came by upload or command have no source. */
const sourceOf = ({ source }: Row): string => (source ? String(source) : 'none');

async function count(payload: Payload, select: SQL): Promise<number> {
  const [row] = await query<{ n: unknown }>(payload, select);
  return Number(row?.n ?? 0);
}
