import type { Payload } from 'payload';
import { imagesById } from '#site/server/images.ts';
import { projectListing, publicListing } from '../public/project-listing.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import { type FoundListing, likenessOf } from './load-listing.ts';

/**
 * A listing as visitors would see it if its newest draft were published, hidden parts left out. One that is off the market
 * is shown as if it were on it. Null where there is none.
 */
export async function draftListing({
  payload,
  id,
}: {
  payload: Payload;
  id: number;
}): Promise<Extract<FoundListing, { listing: unknown }> | null> {
  const doc = await payload.findByID({
    collection: 'listings',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
  });
  if (!doc) return null;
  const { status } = doc;
  const isShown = status === 'current' || status === 'sold' || status === 'leased';
  const listing = { ...doc, _status: 'published', status: isShown ? status : 'current' } as StoredListing;
  const images = await imagesById(payload, [
    ...(listing.images ?? []).map(idOf),
    ...(listing.floorPlans ?? []).map(idOf),
  ]);
  const row = projectListing({ listing, image: (image) => images.get(image) });
  return row && { listing: publicListing(row), likeness: likenessOf(row) };
}
