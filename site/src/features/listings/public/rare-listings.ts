import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { atomically } from '#site/server/database.ts';

/*
 * Indexes of the few listings that have something: a search for them need not walk all others. Payload's migrations know
 * no indexes of a part of a table.
 */
const RARE = [
  { name: 'public_listings_auctions', has: 'auction_at is not null' },
  { name: 'public_listings_newly_built', has: 'newly_built = 1' },
];

/** Prepares the indexes. Once a start, after the migrations. */
export async function prepareRareListings(payload: Payload): Promise<void> {
  await atomically(
    payload,
    RARE.map(({ name, has }) =>
      sql.raw(
        `create index if not exists ${name} on public_listings (channel, sorted_at, category, property_type) where ${has}`,
      ),
    ),
  );
}
