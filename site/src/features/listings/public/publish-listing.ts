import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload';
import { atomically } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';
import { purge, type Tag } from '#site/server/purge.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import { readStates, recordEvents } from './events/record-events.ts';
import { deletePublicListing, hidePublicListings, writePublicListing } from './public-listing-store.ts';
import { goneRows, publicRows } from './public-rows.ts';

/** After a staff edit: what visitors may see follows the published listing, and its pages are rendered again. */
export const publishListing: CollectionAfterChangeHook = async ({ doc, req }) => {
  // A saved draft beside a published listing changes nothing for visitors.
  if (doc._status === 'draft') {
    const main = await req.payload.db.findOne<StoredListing>({
      collection: 'listings',
      where: { id: { equals: doc.id } },
      req,
    });
    if (main?._status === 'published') return doc;
  }
  await refreshPublicListings(req.payload, [doc as StoredListing]);
  return doc;
};

/** After a listing is deleted: its card goes too. */
export const unpublishListing: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  await atomically(req.payload, [deletePublicListing(Number(id))]);
  purge(listingTags([doc as StoredListing]));
};

/** Writes the public cards of these listings again and purges the pages that show them. */
export async function refreshPublicListings(payload: Payload, listings: StoredListing[]): Promise<void> {
  const ids = listings.flatMap((listing) =>
    [...(listing.images ?? []), ...(listing.floorPlans ?? [])].map(idOf),
  );
  const [images, before] = await Promise.all([
    imagesById(payload, ids),
    readStates(
      payload,
      listings.map(({ id }) => id),
    ),
  ]);
  const after = listings.map((listing) => {
    const rows = publicRows({ listing, image: (id) => images.get(id) });
    return { id: listing.id, rows };
  });
  await atomically(payload, [
    ...after.flatMap(({ id, rows }) => [
      ...rows.map(writePublicListing),
      ...goneRows({ id, rows }).map((number) => hidePublicListings([number])),
    ]),
    ...recordEvents({ before, after, now: Date.now() }),
  ]);
  purge(listingTags(listings));
}

/** The tags of every page that may show one of these listings. */
export function listingTags(listings: { id: number }[]): Tag[] {
  return listings.length === 0 ? [] : ['listings', ...listings.map(({ id }) => `listing:${id}`)];
}
