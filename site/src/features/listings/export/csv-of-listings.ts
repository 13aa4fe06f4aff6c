import type { Payload, PayloadRequest } from 'payload';
import type { Listing } from '#site/payload-types.ts';
import { csvRow } from '#site/server/csv.ts';
import { listingColumns } from './listing-columns.ts';

/** Listings read at once. */
const GROUP = 200;

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
  for (let last = 0; ; ) {
    const listings = await listingsAbove({ payload, id: last, ...(req ? { req } : {}) });
    if (listings.length === 0) return;
    yield Buffer.from(
      listings.map((listing) => csvRow(columns.map(({ cell }) => cell({ ...listing })))).join(''),
    );
    last = listings.at(-1)?.id ?? last;
  }
}

/** The next listings; above an id rather than by page, so that those which come meanwhile move nothing. */
async function listingsAbove({
  payload,
  id,
  req,
}: {
  payload: Payload;
  id: number;
  req?: PayloadRequest;
}): Promise<Listing[]> {
  const { docs } = await payload.find({
    collection: 'listings',
    where: { id: { greater_than: id } },
    sort: 'id',
    limit: GROUP,
    pagination: false,
    depth: 1,
    populate: {
      agents: { name: true, email: true },
      offices: { name: true },
      media: { url: true, filename: true },
      'property-documents': { url: true, filename: true },
    },
    ...(req ? { req, overrideAccess: false } : {}),
  });
  return docs as Listing[];
}
