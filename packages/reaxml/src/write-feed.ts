import type { FeedListing } from './types.ts';
import { writeListing } from './write-listing.ts';

/**
 * Listings as a REAXML file, a piece for each, so that a file of any size is written in little memory. `date` is when it
 * was made, `YYYY-MM-DDTHH:mm:ss`.
 */
export async function* writeFeed({
  listings,
  date,
}: {
  listings: AsyncIterable<FeedListing>;
  date: string;
}): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd">
<propertyList date="${date.replace('T', '-')}">\n`;
  for await (const listing of listings) yield `${writeListing(listing)}\n`;
  yield '</propertyList>\n';
}
