import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { query } from '#site/server/database.ts';
import type { Notice, NoticeLoader } from '#site/server/notice.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { staffToTell } from '#site/server/staff-addresses.ts';
import { NOTICE_KINDS } from './feed-notices.ts';
import { loadFeedSettings } from './load-feed-settings.ts';

const LISTS = '/admin/collections';
const SOURCES = `${LISTS}/feed-sources`;

/** What is wrong with feeds, for the members of staff who are told of it by email: see the settings and each source. */
export const feedsToSeeTo: NoticeLoader = async (req) => {
  const staff = staffOf(req);
  if (!staff) return [];
  const { payload } = req;
  const told = await toldOf({ payload, user: staff.id });
  const sources = (await loadSources(payload)).filter(({ id }) => told(id));
  const silent = sources.filter(({ isSilent }) => isSilent);
  const unfetched = sources.filter(({ isUnfetched }) => isUnfetched);
  const held = (await runsOnHold(payload)).filter(told);
  const failed = (await failedLast(payload)).filter(told);
  const all: Notice[] = [
    {
      count: held.length,
      text: held.length === 1 ? 'feed file is on hold' : 'feed files are on hold',
      href: `${LISTS}/feeds?where[or][0][and][0][state][equals]=held`,
    },
    {
      count: failed.length,
      text: failed.length === 1 ? 'feed was not imported' : 'feeds were not imported',
      href: `${LISTS}/feeds?where[or][0][and][0][state][in]=${FAILED.join(',')}`,
    },
    {
      count: silent.length,
      text: silent.length === 1 ? 'feed source is silent' : 'feed sources are silent',
      href: screenOf(silent),
    },
    {
      count: unfetched.length,
      text: unfetched.length === 1 ? 'feed source cannot be fetched' : 'feed sources cannot be fetched',
      href: screenOf(unfetched),
    },
  ];
  return all.filter(({ count }) => count > 0);
};

/** States of a run that did not go in, except those that wait for a decision. */
const FAILED = NOTICE_KINDS.filter((kind) => kind !== 'held');

type Source = { id: number; isSilent: boolean; isUnfetched: boolean };

const screenOf = (sources: Source[]): string =>
  sources.length === 1 ? `${SOURCES}/${sources[0]?.id}` : SOURCES;

/** Says of a source, or of files without one, whether this member of staff is told of it. */
async function toldOf({ payload, user }: { payload: Payload; user: number }) {
  const own = new Map<number, number[]>();
  for (const { source, id } of await query<Record<'source' | 'id', unknown>>(
    payload,
    sql`select parent_id as source, users_id as id from feed_sources_rels where path = 'notify'`,
  ))
    own.set(Number(source), [...(own.get(Number(source)) ?? []), Number(id)]);
  const isTold = async (chosen: number[]) =>
    (await staffToTell({ payload, chosen })).some(({ id }) => id === user);
  const byDefault = await isTold((await loadFeedSettings(payload)).notify);
  const bySource = new Map(
    await Promise.all([...own].map(async ([source, chosen]) => [source, await isTold(chosen)] as const)),
  );
  return (source: number | undefined) => (source && bySource.get(source)) ?? byDefault;
}

async function loadSources(payload: Payload): Promise<Source[]> {
  const rows = await query<Record<'id' | 'silent_since' | 'pull_failure', unknown>>(
    payload,
    sql`select id, silent_since, pull_failure from feed_sources where enabled = ${true}`,
  );
  return rows.map(({ id, silent_since: silent, pull_failure: failure }) => ({
    id: Number(id),
    isSilent: Boolean(silent),
    isUnfetched: Boolean(failure),
  }));
}

/** The sources of the runs that wait for a decision, one for each run. */
const runsOnHold = async (payload: Payload) =>
  sourcesOf(await query(payload, sql`select source_id as source from feeds where state = 'held'`));

/** The sources whose last import did not go in. What went in after it has made up for it. */
const failedLast = async (payload: Payload) =>
  sourcesOf(
    await query(
      payload,
      sql`select source_id as source from feeds
        where state in (${sqlList(FAILED)}) and id in
          (select max(id) from feeds where state in (${sqlList(['done', ...FAILED])}) group by source_id)`,
    ),
  );

const sourcesOf = (rows: Record<string, unknown>[]): (number | undefined)[] =>
  rows.map(({ source }) => (source === null ? undefined : Number(source)));
