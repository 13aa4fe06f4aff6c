import { createFeedImporter } from './features/feeds/import-feed.ts';
import { linkPictures, waitingPictures } from './features/listings/feed/link-pictures.ts';
import { takeFeedListings } from './features/listings/feed/take-feed-listings.ts';

/** The importer of this process: feeds meet listings here. */
export const importFeed = createFeedImporter({
  store: { takeFeedListings, waitingPictures, linkPictures },
});
