import type { StoredListing } from '../terms/stored-listing.ts';
import { projectListing, publicListing } from './project-listing.ts';
import type { PublicListing, PublicListingRow } from './public-listing.ts';

/** A listing for tests: a house in Newtown for sale, with the changes of a test. */
export function testListing(changes: Partial<StoredListing> = {}): StoredListing {
  return {
    id: 42,
    _status: 'published',
    status: 'current',
    method: 'buy',
    category: 'residential',
    propertyType: 'House',
    listedAt: '2026-11-02T01:00:00.000Z',
    streetNumber: '12',
    street: 'Example Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    latitude: -33.8976,
    longitude: 151.1794,
    price: 1_250_000,
    beds: 3,
    baths: 2,
    cars: 1,
    headline: 'A terrace with a garden',
    description: 'Light from three sides.\n\nA short walk to the station.',
    features: ['Air conditioning', 'Solar panels'],
    ...changes,
  };
}

const PICTURE = { src: '/media/a.webp', srcset: '/media/a-480.webp 480w', width: 1600, height: 1067 };

/** The read model's row of a test listing; throws when visitors may not see it. */
export function testRow(changes: Partial<StoredListing> = {}): PublicListingRow {
  const row = projectListing({ listing: testListing(changes), image: () => PICTURE });
  if (!row) throw new Error('This test listing is not public.');
  return row;
}

/** What visitors may see of a test listing. */
export function testPublicListing(changes: Partial<StoredListing> = {}): PublicListing {
  return publicListing(testRow(changes));
}
