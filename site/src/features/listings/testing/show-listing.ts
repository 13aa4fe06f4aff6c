import type { Payload } from 'payload';
import { atomically } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { readStates, recordEvents } from '../public/events/record-events.ts';
import { testListing } from '../public/example-listing.ts';
import { hidePublicListings, writePublicListing } from '../public/public-listing-store.ts';
import { goneRows, publicRows } from '../public/public-rows.ts';
import type { StoredListing } from '../terms/stored-listing.ts';

/** Lets visitors see a test listing like this from a moment on (epoch ms), with its events, as publishing it would. */
export async function showListing({
  payload,
  at,
  changes = {},
}: {
  payload: Payload;
  at: number;
  changes?: Partial<StoredListing>;
}): Promise<void> {
  const listing = testListing(changes);
  const rows = publicRows({ listing, image: () => undefined });
  const before = await readStates(payload, [listing.id]);
  await atomically(payload, [
    ...rows.map(writePublicListing),
    ...goneRows({ id: listing.id, rows }).map((number) => hidePublicListings([number])),
    ...recordEvents({ before, after: [{ id: listing.id, rows }], now: at }),
  ]);
  purge(['listings']);
}
