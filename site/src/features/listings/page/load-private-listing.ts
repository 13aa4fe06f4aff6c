import type { Payload } from 'payload';
import { imagesById } from '#site/server/images.ts';
import { projectListing, publicListing } from '../public/project-listing.ts';
import type { PublicListing } from '../public/public-listing.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';

/**
 * A listing that is off the market, as the people with its private link see it: what is hidden stays hidden. Without
 * documents, times and a brochure, which only listings on the website have. Null for any other listing.
 */
export async function loadPrivateListing(payload: Payload, id: number): Promise<PublicListing | null> {
  const stored = await payload.db.findOne<StoredListing>({
    collection: 'listings',
    where: { id: { equals: id } },
  });
  if (stored?.status !== 'offmarket') return null;
  const pictures = [...(stored.images ?? []), ...(stored.floorPlans ?? [])].map(idOf);
  const images = await imagesById(payload, pictures);
  const row = projectListing({
    listing: { ...stored, status: 'current', _status: 'published' },
    image: (image) => images.get(image),
  });
  return (
    row && {
      ...publicListing(row),
      inspections: [],
      auctionAt: null,
      documents: [],
      hasBrochure: false,
    }
  );
}
