import type { Payload, PayloadRequest } from 'payload';
import { csvRow } from '#site/server/csv.ts';
import { allListings } from './all-listings.ts';
import { listingColumns } from './listing-columns.ts';

/**
 * All listings as a CSV file, oldest first, written while it is read: each as it is published, or as its draft while it
 * never was. With a request only those that its user may read. `origin` is that of the website.
 */
export async function* csvOfListings({
  payload,
  origin,
  req,
}: {
  payload: Payload;
  origin: string;
  req?: PayloadRequest;
}): AsyncGenerator<Buffer> {
  const columns = listingColumns({
    fields: payload.collections.listings.config.flattenedFields,
    origin,
  });
  // Excel takes a file for UTF-8 only with this mark.
  yield Buffer.from(`\uFEFF${csvRow(columns.map(({ heading }) => heading))}`);
  for await (const listings of allListings({ payload, ...(req ? { req } : {}) }))
    yield Buffer.from(
      listings.map((listing) => csvRow(columns.map(({ cell }) => cell({ ...listing })))).join(''),
    );
}
