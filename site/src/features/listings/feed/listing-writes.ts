import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '#site/server/database.ts';
import type { RowInsert, RowUpdate } from '#site/server/rows.ts';
import type { PublicListingRow } from '../public/public-listing.ts';
import { hidePublicListings, insertPublicListings } from '../public/public-listing-store.ts';

/**
 * What is to be written for listings, sorted by kind, so that a whole chunk of them is a few statements. Listings of a
 * chunk do not depend on each other; within one listing the order is that of {@link statementsOf}.
 */
export type ListingWrites = {
  /** New values for rows that are there. */
  updates: { table: string; id: number; readAt?: string; values: Record<string, unknown> }[];
  /** Rows to be taken away before new ones come. */
  removals: SQL[];
  inserts: RowInsert[];
  /** Versions that are the latest of their listing from now on. */
  latest: { listing: number; version: number }[];
  /** Cards visitors see, and listings they see no more. */
  cards: PublicListingRow[];
  hidden: number[];
};

/** Several listings' writes, or several parts of one's, as one. */
export function mergeWrites(parts: Partial<ListingWrites>[]): ListingWrites {
  const all: ListingWrites = { updates: [], removals: [], inserts: [], latest: [], cards: [], hidden: [] };
  for (const part of parts) {
    for (const kind of Object.keys(part) as (keyof ListingWrites)[])
      for (const each of part[kind] ?? []) (all[kind] as unknown[]).push(each);
  }
  return all;
}

/** The feed's versions kept of each listing. The others of the 50 are for staff, so a busy feed never pushes them out. */
export const FEED_VERSIONS = 20;

/**
 * The statements of these writes for one transaction. The answers to the first `guards` of them name, as `id`, the
 * listings that were updated: one that is missing there was changed since it was read.
 */
export function statementsOf(writes: ListingWrites): { statements: Statement[]; guards: number } {
  const guarded = gatherUpdates(writes.updates.filter(({ readAt }) => readAt !== undefined));
  return {
    statements: [
      ...guarded,
      ...gatherUpdates(writes.updates.filter(({ readAt }) => readAt === undefined)),
      ...writes.removals,
      ...gatherInserts(writes.inserts),
      ...supersede(writes.latest),
      ...(writes.cards.length ? [insertPublicListings(writes.cards)] : []),
      ...(writes.hidden.length ? [hidePublicListings(writes.hidden)] : []),
    ],
    guards: guarded.length,
  };
}

/** Rows with the same columns in one statement. */
function gatherUpdates(updates: ListingWrites['updates']): RowUpdate[] {
  const groups = new Map<string, RowUpdate>();
  for (const { table, id, readAt, values } of updates) {
    const columns = Object.keys(values);
    const key = `${table} ${columns.join(' ')}`;
    const group = groups.get(key) ?? { update: table, columns, rows: [] };
    group.rows.push({ id, readAt, values: Object.values(values) });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Rows that others point at come first. */
const FIRST = ['listings', '_listings_v'];
const rank = ({ insert }: RowInsert) => (FIRST.includes(insert) ? FIRST.indexOf(insert) : FIRST.length);

/** Rows of the same list of columns, which belongs to one table, in one statement. */
function gatherInserts(inserts: RowInsert[]): RowInsert[] {
  const groups = new Map<readonly string[], RowInsert>();
  for (const { insert, columns, rows } of inserts) {
    const group = groups.get(columns) ?? { insert, columns, rows: [] };
    for (const row of rows) group.rows.push(row);
    groups.set(columns, group);
  }
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** Versions before the latest are history, and of the feed's own only the newest are kept. */
function supersede(latest: ListingWrites['latest']): SQL[] {
  if (latest.length === 0) return [];
  const listings = list(latest.map(({ listing }) => listing));
  const versions = list(latest.map(({ version }) => version));
  return [
    // The condition on "latest" must not tempt the planner to walk the latest version of every listing there is.
    sql`update _listings_v set latest = false
      where parent_id in ${listings} and id not in ${versions} and case when latest then 1 else 0 end = 1`,
    sql`delete from _listings_v where id in (
      select id from (
        select id, row_number() over (partition by parent_id order by updated_at desc, id desc) as place
        from _listings_v
        where parent_id in ${listings} and version_feed_run is not null and id not in ${versions}
      ) as ranked where place >= ${sql.raw(String(FEED_VERSIONS))})`,
  ];
}

const list = (ids: number[]): SQL => sql.raw(`(${ids.map(Number).join(', ')})`);
