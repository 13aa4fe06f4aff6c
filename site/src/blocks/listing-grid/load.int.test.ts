// @sqlite-only: loops ask the same on PostgreSQL.
import { beforeAll, expect, it } from 'vitest';
import { testRow } from '#site/features/listings/public/example-listing.ts';
import { writePublicListing } from '#site/features/listings/public/public-listing-store.ts';
import { atomically } from '#site/server/database.ts';
import { testPayload } from '#site/testing/payload.ts';
import { type ListingGridProps, listingGrid } from './listing-grid.tsx';
import { load as loadListingGrid } from './load.ts';

let payload: Awaited<ReturnType<typeof testPayload>>['payload'];
beforeAll(async () => {
  ({ payload } = await testPayload());
  const sold = (id: number) => testRow({ id, status: 'sold', soldDate: `2026-10-${10 + id}` });
  await atomically(payload, [...[1, 2, 3, 4].map(sold), testRow({ id: 5 })].map(writePublicListing));
});

const load = (props: ListingGridProps) =>
  loadListingGrid({ payload, props, context: { path: '/' }, now: Date.parse('2026-11-21T00:00:00Z') });

it('loads the newest of the chosen kind, as many as asked for', async () => {
  const { data: cards } = await load(listingGrid.defaults);
  expect(cards.map(({ id }) => id)).toEqual([4, 3, 2]);
});

it.each([
  [0, 1],
  [Number.NaN, 1],
  [2.7, 2],
  [1000, 4],
])('takes %d for %d of the four there are', async (count, shown) => {
  const { data: cards } = await load({ ...listingGrid.defaults, count });
  expect(cards).toHaveLength(shown);
});
