import type { Payload } from 'payload';
import { createFeedWorker } from './features/feeds/feed-worker.ts';
import { createFeedImporter } from './features/feeds/import-feed.ts';
import { createForesight } from './features/listings/feed/foresee-harm.ts';
import { linkPictures, waitingPictures } from './features/listings/feed/link-pictures.ts';
import { takeFeedListings } from './features/listings/feed/take-feed-listings.ts';
import { forgetWithdrawals } from './features/listings/feed/withdrawals.ts';
import type { Env } from './server/env.ts';
import { createMailer } from './server/mail.ts';

/** What feeds need of listings: the two meet here. */
export const feedStore = {
  createForesight,
  takeFeedListings,
  waitingPictures,
  linkPictures,
  forgetWithdrawals,
};

/** The importer of this process. */
export const importFeed = createFeedImporter({ store: feedStore });

/** Starts what happens with feeds by itself. Returns the way out. */
export function startFeeds({ payload, env }: { payload: Payload; env: Env }): () => Promise<void> {
  const mailer = createMailer({ env });
  const worker = createFeedWorker({ payload, store: feedStore, importFeed, mailer, siteUrl: env.siteUrl });
  worker.start();
  return async () => {
    await worker.stop();
    mailer.close();
  };
}
