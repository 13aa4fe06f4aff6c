import type { Payload, PayloadRequest, Where } from 'payload';
import type { Listing } from '#site/payload-types.ts';

/** Listings read at once. */
const GROUP = 200;

/**
 * All listings, oldest first, a group at a time: each as it is published, or as its draft while it never was. With a request
 * only those that its user may read.
 */
export async function* allListings({
  payload,
  req,
  where = {},
}: {
  payload: Payload;
  req?: PayloadRequest;
  where?: Where;
}): AsyncGenerator<Listing[]> {
  for (let last = 0; ; ) {
    // Above an id rather than by page, so that those which come meanwhile move nothing.
    const { docs } = await payload.find({
      collection: 'listings',
      where: { and: [{ id: { greater_than: last } }, where] },
      sort: 'id',
      limit: GROUP,
      pagination: false,
      depth: 1,
      populate: {
        agents: { name: true, email: true },
        offices: { name: true, feedAgentIds: true },
        media: { url: true, filename: true },
        'property-documents': { url: true, filename: true },
      },
      ...(req ? { req, overrideAccess: false } : {}),
    });
    if (docs.length === 0) return;
    yield docs as Listing[];
    last = docs.at(-1)?.id ?? last;
  }
}
