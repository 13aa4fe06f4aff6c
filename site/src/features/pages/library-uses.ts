import type { Payload } from 'payload';
import { listingTags, refreshPublicListings } from '#site/features/listings/public/publish-listing.ts';
import type { StoredListing } from '#site/features/listings/terms/stored-listing.ts';
import { downloadPath } from '#site/features/settings/downloads.ts';
import type { LibraryUses } from '#site/features/settings/library-file.ts';
import { TRASHED_FILES } from '#site/features/settings/trashed-files.ts';
import { videoPath } from '#site/features/settings/videos.ts';
import { purge } from '#site/server/purge.ts';
import type { LibraryTable } from './where-used.ts';
import { listingsShowing, whereUsed } from './where-used.ts';

/** Any page may show a picture: in its header, its text or a list. Changes of files are rare. */
const EVERY_PAGE = [
  TRASHED_FILES,
  'settings',
  'listings',
  'agents',
  'offices',
  'posts',
  'suburb-pages',
  'pages',
  'sections',
  'templates',
  'popups',
];

/** Where visitors find the files. */
const PATHS: Partial<Record<LibraryTable, (filename: string) => string>> = {
  media: (filename) => `/media/${filename}`,
  videos: videoPath,
  downloads: downloadPath,
};

const usesOf = (called: string, table: LibraryTable): LibraryUses => ({
  called,
  placesOf: ({ payload, id, filename }) =>
    whereUsed({
      payload,
      table,
      id,
      ...(filename && PATHS[table] ? { address: PATHS[table](filename) } : {}),
    }),
  follow: async ({ payload, id }) => {
    const listings = await listingsShowing({ payload, table, id });
    return () => showAgain({ payload, listings });
  },
  isNamedByPages: table === 'videos' || table === 'downloads',
});

/** How pictures, videos and documents find what uses them. Combines settings, pages and listings. */
export const libraryUses = {
  media: usesOf('picture', 'media'),
  videos: usesOf('video', 'videos'),
  downloads: usesOf('document', 'downloads'),
  documents: usesOf('document', 'property_documents'),
} as const;

/** Updates the read model of these listings and purges every page. */
async function showAgain({ payload, listings }: { payload: Payload; listings: number[] }): Promise<void> {
  if (listings.length > 0) {
    const { docs } = await payload.find({
      collection: 'listings',
      where: { id: { in: listings } },
      depth: 0,
      pagination: false,
    });
    await refreshPublicListings(payload, docs as StoredListing[]);
  }
  purge([...EVERY_PAGE, ...listingTags(listings.map((id) => ({ id })))]);
}
