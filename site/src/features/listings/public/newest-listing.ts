import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** The id of the listing for sale that came last to the website, or of any other where none is for sale. */
export async function newestListing(payload: Payload): Promise<number | null> {
  const [row] = await query<{ listing: number | string }>(
    payload,
    sql`select listing from public_listings
      order by case when channel = 'buy' then 0 else 1 end, sorted_at desc, id desc limit 1`,
  );
  return row ? Number(row.listing) : null;
}
