import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** By which number a page is likelier to name a listing: our own, or the one that its feed gave it (`uniqueID`). */
export type ListingNumber = 'own' | 'feed';

/**
 * The number of a listing that visitors can see, named by our number or by its feed's. A number that fits two listings
 * means the one of the kind that is asked for `first`; a feed's number that two agents of the feed use means none.
 */
export async function findListing({
  payload,
  text,
  first,
}: {
  payload: Payload;
  text: string;
  first: ListingNumber;
}): Promise<number | undefined> {
  if (text === '' || text.length > 100 || text.includes('\0')) return undefined;
  const find = { own: () => byOwn({ payload, text }), feed: () => byFeed({ payload, text }) };
  const second = first === 'own' ? 'feed' : 'own';
  return (await find[first]()) ?? (await find[second]());
}

type Wanted = { payload: Payload; text: string };

async function byOwn({ payload, text }: Wanted): Promise<number | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(text)) return undefined;
  const rows = await query(payload, sql`select listing from public_listings where listing = ${Number(text)}`);
  return rows.length > 0 ? Number(text) : undefined;
}

async function byFeed({ payload, text }: Wanted): Promise<number | undefined> {
  const rows = await query(
    payload,
    sql`select listing from public_listings
      where listing in (select id from listings where feed_unique_id = ${text.toWellFormed()}) limit 2`,
  );
  return rows.length === 1 ? Number(rows[0]?.listing) : undefined;
}
