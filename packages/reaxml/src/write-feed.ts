import { MADE_BY } from './made-by.ts';
import type { FeedListing } from './types.ts';
import { writeListing } from './write-listing.ts';

/**
 * Listings as a REAXML file, a piece for each, so that a file of any size is written in little memory. `date` is when it
 * was made, `YYYY-MM-DDTHH:mm:ss`; `madeBy` names the website that made it (letters, digits, `-` and `_`), so that it knows
 * its own file again. Other readers pass over that.
 */
export async function* writeFeed({
  listings,
  date,
  madeBy,
}: {
  listings: AsyncIterable<FeedListing>;
  date: string;
  madeBy?: string;
}): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE propertyList SYSTEM "http://reaxml.realestate.com.au/propertyList.dtd">
${madeBy ? `<?${MADE_BY} ${madeBy}?>\n` : ''}<propertyList date="${date.replace('T', '-')}">\n`;
  for await (const listing of listings) yield `${writeListing(listing)}\n`;
  yield '</propertyList>\n';
}
