import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';

/** How long after each failed try the next follows, in ms: 1, 5 and 30 minutes, 4 and 24 hours. Then it is given up. */
const MINUTE_MS = 60_000;
const RETRY_MS = [1, 5, 30, 240, 1440].map((minutes) => minutes * MINUTE_MS);
/** What is being worked on is taken up again after this long, in ms, when its process was killed. */
const LEASE_MS = 10 * MINUTE_MS;

export type PictureTry = { listing: number; run: number; attempts: number };

const iso = (at: number): string => new Date(at).toISOString();

/** Remembers that these listings wait for pictures, so that they get them even when this process is killed. */
export async function planTries({
  payload,
  run,
  listings,
  now = Date.now(),
}: {
  payload: Payload;
  run: number;
  listings: number[];
  /** Epoch ms. */
  now?: number;
}): Promise<void> {
  if (listings.length === 0) return;
  const at = iso(now);
  const rows = [...new Set(listings)].map(
    (listing) => sql`(${listing}, ${run}, 0, ${iso(now + LEASE_MS)}, ${at}, ${at})`,
  );
  await query(
    payload,
    sql`insert into feed_picture_tries (listing, run, attempts, due_at, created_at, updated_at)
      values ${sql.join(rows, sql`, `)}
      on conflict (listing) do update
        set run = excluded.run, attempts = 0, due_at = excluded.due_at, updated_at = excluded.updated_at`,
  );
}

/** Takes those that are due, soonest first; no other process gets them for ten minutes. */
export async function claimTries({
  payload,
  count,
  now,
}: {
  payload: Payload;
  count: number;
  /** Epoch ms. */
  now: number;
}): Promise<PictureTry[]> {
  const rows = await query<Record<'listing' | 'run' | 'attempts', unknown>>(
    payload,
    sql`update feed_picture_tries set due_at = ${iso(now + LEASE_MS)}
      where due_at <= ${iso(now)}
        and id in (select id from feed_picture_tries where due_at <= ${iso(now)} order by due_at limit ${count})
      returning listing, run, attempts`,
  );
  return rows.map((row) => ({
    listing: Number(row.listing),
    run: Number(row.run),
    attempts: Number(row.attempts),
  }));
}

/** Keeps these from being claimed for another ten minutes while they are worked on. */
export async function holdTries(payload: Payload, listings: number[]): Promise<void> {
  if (listings.length === 0) return;
  await query(
    payload,
    sql`update feed_picture_tries set due_at = ${iso(Date.now() + LEASE_MS)} where listing in (${sqlList(listings)})`,
  );
}

/** Has nothing more to fetch, or gave up. */
export async function endTries(payload: Payload, listings: number[]): Promise<void> {
  if (listings.length === 0) return;
  await query(payload, sql`delete from feed_picture_tries where listing in (${sqlList(listings)})`);
}

/** Puts a failed one off. False when that was its last try; then it is over. */
export async function putOff({
  payload,
  listing,
  attempts,
  now,
}: {
  payload: Payload;
  listing: number;
  /** Failed tries, this one included. */
  attempts: number;
  /** Epoch ms. */
  now: number;
}): Promise<boolean> {
  const wait = RETRY_MS[attempts - 1];
  if (wait === undefined) {
    await endTries(payload, [listing]);
    return false;
  }
  await query(
    payload,
    sql`update feed_picture_tries set attempts = ${attempts}, due_at = ${iso(now + wait)} where listing = ${listing}`,
  );
  return true;
}
