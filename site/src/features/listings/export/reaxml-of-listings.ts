import { type FeedListing, utcToLocal, writeFeed } from '@frontage/reaxml';
import type { Payload, PayloadRequest } from 'payload';
import { allListings } from './all-listings.ts';
import type { ExportedListing } from './exported-listing.ts';
import { feedOfListing } from './feed-of-listing.ts';
import { websiteMark } from './website-mark.ts';

type Input = {
  payload: Payload;
  origin: string;
  req?: PayloadRequest;
  /** Epoch ms. */
  now?: number;
};

/**
 * All published listings as a REAXML file, oldest first, written while it is read; drafts are not for other systems. With
 * a request only those that its user may read. `origin` is that of the website.
 */
export async function* reaxmlOfListings(input: Input): AsyncGenerator<Buffer> {
  const date = utcToLocal({ at: new Date(input.now ?? Date.now()), zone: 'Australia/Sydney' });
  const feed = writeFeed({ listings: messages(input), date, madeBy: websiteMark(input.payload) });
  for await (const piece of feed) yield Buffer.from(piece);
}

async function* messages({ payload, origin, req }: Input): AsyncGenerator<FeedListing> {
  const where = { _status: { equals: 'published' } };
  for await (const listings of allListings({ payload, where, ...(req ? { req } : {}) }))
    for (const listing of listings)
      yield feedOfListing({ listing: listing as unknown as ExportedListing, origin });
}
