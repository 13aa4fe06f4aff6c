import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type DuplicateListing, duplicatesAmong } from '#site/features/listings/feed/duplicate-listings.ts';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { type MadeProfile, madeProfiles } from '../feed-profiles.ts';
import { problemKinds, type ReportedKind } from './problem-kinds.ts';
import { type SourceDay, sourceDays } from './source-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From how many files the usual gap is worked out. */
const GAPS = 20;
/** Shorter silences are nothing to be told of, in ms. */
const LEAST_SILENCE_MS = 60 * 60 * 1000;
/** Silence is longer than this many usual gaps. */
const TIMES = 3;

/** One file of a source, as its page shows it. */
export type SourceRun = {
  id: number;
  fileName: string;
  state: string;
  /** Epoch ms. */
  at: number;
  problems: FeedNote[];
};

/** Recent activity of a source. */
export type SourceFacts = {
  last?: SourceRun;
  /** The last file that went in. */
  lastSuccess?: SourceRun;
  filesToday: number;
  /** Files that did not go in since the last one that did, newest first; at most five. */
  failures: SourceRun[];
  /** Files that wait for a decision. */
  held: SourceRun[];
  /** Listings of its agencies by status. */
  listings: { status: string; count: number }[];
  /** What it sent on each of the last 30 days. */
  days: SourceDay[];
  /** Properties that its listings and others describe more than once. */
  duplicates: DuplicateListing[][];
  /** Agents' profiles that its files began. */
  profiles: MadeProfile[];
  /** What was wrong with its files of the last 7 days, by kind. */
  kinds: ReportedKind[];
};

/** Days in the chart. */
const CHART_DAYS = 30;
/** Days whose problems are told, and files that are looked through. */
const PROBLEM_DAYS = 7;
const PROBLEM_FILES = 100;
/** Properties listed more than once that are shown. */
const MOST_DUPLICATES = 20;

/** Reads them. `now` in epoch ms. */
export async function sourceFacts({
  payload,
  source,
  agencyIds,
  now,
}: {
  payload: Payload;
  source: number;
  agencyIds?: ReadonlySet<string>;
  now: number;
}): Promise<SourceFacts> {
  const read = async (where: ReturnType<typeof sql>, limit: number): Promise<SourceRun[]> =>
    (
      await query<Record<string, unknown>>(
        payload,
        sql`select id, file_name, state, created_at, problems from feeds
          where source_id = ${source} and ${where} order by id desc limit ${sql.raw(String(limit))}`,
      )
    ).map((row) => ({
      id: Number(row.id),
      fileName: String(row.file_name),
      state: String(row.state),
      at: new Date(row.created_at as string).getTime(),
      problems: jsonOf<FeedNote[] | null>(row.problems) ?? [],
    }));
  const [last] = await read(sql`1 = 1`, 1);
  const [lastSuccess] = await read(sql`state in ('done', 'tested')`, 1);
  const failures = await read(
    sql`state in ('quarantined', 'failed', 'interrupted') and id > ${lastSuccess?.id ?? 0}`,
    5,
  );
  const held = await read(sql`state = 'held'`, 5);
  const [today] = await query<{ n: unknown }>(
    payload,
    sql`select count(*) as n from feeds
      where source_id = ${source} and created_at > ${new Date(now - DAY_MS).toISOString()}`,
  );
  const since = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const files = await query<Record<string, unknown>>(
    payload,
    sql`select created_at, state, created, updated from feeds
      where source_id = ${source} and created_at > ${since(CHART_DAYS + 1)}`,
  );
  const troubled = await read(
    sql`created_at > ${since(PROBLEM_DAYS)} and problem_count > 0 and state <> 'discarded'`,
    PROBLEM_FILES,
  );
  const codes = [...(agencyIds ?? [])];
  const listings = codes.length
    ? await query<Record<'status' | 'n', unknown>>(
        payload,
        sql`select status, count(*) as n from listings
          where feed_agent_id in (${sqlList(codes)}) group by status order by status`,
      )
    : [];
  return {
    ...(last ? { last } : {}),
    ...(lastSuccess ? { lastSuccess } : {}),
    filesToday: Number(today?.n ?? 0),
    failures,
    held,
    days: sourceDays({
      days: CHART_DAYS,
      now,
      files: files.map(({ created_at: at, state, created, updated }) => ({
        at: new Date(at as string).getTime(),
        // In test mode nothing was changed.
        listings: state === 'tested' ? 0 : Number(created) + Number(updated),
        failed: ['quarantined', 'failed', 'interrupted', 'discarded'].includes(String(state)),
      })),
    }),
    kinds: problemKinds(troubled),
    duplicates: await duplicatesAmong({
      payload,
      limit: MOST_DUPLICATES,
      ...(agencyIds ? { codes: agencyIds } : {}),
    }),
    profiles: await madeProfiles(payload, source),
    listings: listings.map(({ status, n }) => ({ status: String(status), count: Number(n) })),
  };
}

/**
 * How long a source may be silent before somebody is told, in ms: three times its usual gap, the gap that most of its
 * last 20 are shorter than, and an hour at least. Undefined while it has sent too little to tell.
 */
export function allowedSilence(arrivals: readonly number[]): number | undefined {
  const times = [...new Set(arrivals)].sort((a, b) => b - a).slice(0, GAPS + 1);
  const gaps = times.slice(1).map((at, index) => (times[index] as number) - at);
  if (gaps.length < 5) return undefined;
  gaps.sort((a, b) => a - b);
  // Nights and weekends are gaps as well: nine in ten are no longer.
  const usual = gaps[Math.ceil(gaps.length * 0.9) - 1] as number;
  return Math.max(LEAST_SILENCE_MS, usual * TIMES);
}

/** When recent files of a source arrived, in epoch ms, newest first. */
export async function recentArrivals(payload: Payload, source: number): Promise<number[]> {
  const rows = await query<{ at: unknown }>(
    payload,
    sql`select min(created_at) as at from feeds
      where source_id = ${source} and again_of is null
      group by coalesce(delivery, cast(id as text)) order by min(id) desc limit 40`,
  );
  return rows.map(({ at }) => new Date(at as string).getTime());
}
