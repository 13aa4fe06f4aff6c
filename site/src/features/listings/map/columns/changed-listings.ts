import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically, query } from '#site/server/database.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';

/*
 * `changed_listings` on PostgreSQL: which transaction changed each listing of the read model last. The database writes it
 * itself, in that transaction. A reader that keeps the snapshot of its last read finds what was not visible in it.
 *
 * A row for each listing, so nothing has to be deleted. Two transactions never wait for each other's rows here that have
 * not waited for the same listings before.
 */

const TABLE = `create table changed_listings (listing integer primary key, xid xid8 not null default pg_current_xact_id())`;
const SETS = {
  insert: { tables: 'referencing new table as added', changed: 'select listing from added' },
  delete: { tables: 'referencing old table as taken', changed: 'select listing from taken' },
  update: {
    tables: 'referencing new table as added old table as taken',
    changed: 'select listing from added union select listing from taken',
  },
  // Before it, since nothing is there to be read afterwards.
  truncate: { tables: '', changed: 'select listing from public_listings' },
};
const MADE = [
  TABLE,
  'create index changed_listings_idx on changed_listings (xid)',
  ...Object.entries(SETS).flatMap(([event, { tables, changed }]) => {
    const name = `changed_listings_${event}`;
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$ begin
        insert into changed_listings (listing) ${changed} on conflict (listing) do update set xid = excluded.xid
        where changed_listings.xid <> excluded.xid; return null; end $$`,
      `create or replace trigger ${name} ${event === 'truncate' ? 'before' : 'after'} ${event} on public_listings ${tables}
        for each statement execute function ${name}()`,
    ];
  }),
];
/** Backups leave out tables that say so. */
const COMMENT = `Derived: ${MADE.join('; ')}`;

/** How long writers of listings may be held up by one that does not end (ms). */
const LONGEST_WAIT_MS = 3000;

/** Makes the table and its triggers where they are not there, as before its first reader. */
export function prepareChangedListings(payload: Payload): Promise<void> {
  return oneAtATime({ payload, name: 'changed-listings', work: () => prepare(payload) });
}

async function prepare(payload: Payload): Promise<void> {
  const [found] = await query<{ made: string | null; triggers: unknown }>(
    payload,
    sql`select obj_description(to_regclass('changed_listings'), 'pg_class') as made, (select count(*) from pg_trigger
      where tgrelid = 'public_listings'::regclass and tgname like 'changed_listings%' and tgenabled <> 'D') as triggers`,
  );
  if (found?.made === COMMENT && Number(found.triggers) === Object.keys(SETS).length) return;
  const statements = [
    `set local lock_timeout = ${LONGEST_WAIT_MS}`,
    // Transactions that changed listings without the triggers have ended before the first reader begins.
    'lock table public_listings in share row exclusive mode',
    'drop table if exists changed_listings',
    ...MADE,
    `comment on table changed_listings is '${COMMENT.replaceAll("'", "''")}'`,
  ];
  await atomically(
    payload,
    statements.map((statement) => sql.raw(statement)),
  );
}

/**
 * What a reader has seen: the snapshot of its read, and which table of which run of the server it was. Another table may
 * lack changes; after a crash or on another server the same numbers may be those of other transactions.
 */
export type Seen = { snapshot: string; source: string };

/** The columns of {@link Seen}, for a statement's own snapshot. */
export const SEEN = sql.raw(`cast(pg_current_snapshot() as text) as snapshot,
  concat(cast('changed_listings'::regclass as oid), ' ', pg_postmaster_start_time()) as source`);

/** The condition of rows that were changed since, by transactions that have ended. */
export const isUnseen = ({ snapshot }: Seen) =>
  sql`xid >= pg_snapshot_xmin(cast(${snapshot} as pg_snapshot))
    and not pg_visible_in_snapshot(xid, cast(${snapshot} as pg_snapshot))`;
