import { appendFile } from 'node:fs/promises';
import type { FeedListing, FeedListingType } from '@frontage/reaxml';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { feedKey } from '#site/features/listings/feed/read-stored.ts';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import type { HarmLimits } from './harm.ts';
import type { Source } from './sources/load-source.ts';
import { keyOf, readSpool, type SpooledFile } from './spool.ts';

type Public = { agentID: string; uniqueID: string; type: FeedListingType };

/**
 * For a source whose files hold all listings: what files that came together do not mention any more is off the market.
 * That is written to the last of them as withdrawals, so that it goes the way of every message: it is held when it is
 * too much, and can be applied without withdrawals. An empty file, one that is tiny beside what is for sale or to let,
 * and one with listings that could not be read withdraw nothing; the note says so.
 */
export async function withdrawMissing({
  payload,
  source,
  files,
  imported,
  isWhole,
  limits,
  receivedAt,
  takenOver,
  see,
}: {
  payload: Payload;
  source: Source;
  /** In their order; not empty. */
  files: SpooledFile[];
  /** Files that came together with them and were imported before. */
  imported: SpooledFile[];
  /** With those they are all that came together. */
  isWhole: boolean;
  limits: HarmLimits;
  receivedAt: Date;
  /** Listings the files mention under another number, by the key they still have here. */
  takenOver: ReadonlySet<string>;
  see: (listing: FeedListing) => void;
}): Promise<FeedNote | undefined> {
  const last = files.at(-1);
  if (!source.isSnapshot || !source.agencyIds?.size || !last) return undefined;
  const mentioned = new Set<string>(takenOver);
  const all = [...imported, ...files];
  for (const { path } of all)
    for await (const item of readSpool(path)) {
      const key = keyOf(item);
      if (key) mentioned.add(key);
    }
  const stock = await onTheMarket(payload, [...source.agencyIds]);
  const missing = stock.filter(({ agentID, uniqueID }) => !mentioned.has(feedKey(agentID, uniqueID)));
  if (missing.length === 0) return undefined;
  const stays = (why: string): FeedNote => ({
    code: 'missing-listings-stay',
    severity: 'warning',
    message: `${missing.length} of ${stock.length} listings not in the file, left as before: ${why}`,
  });
  if (!isWhole)
    return stays(
      'it came together with others that were not imported. If they are off the market, withdraw them here.',
    );
  if (!all.every(({ ok }) => ok)) return stays('it breaks off. Ask the sender for a complete file.');
  if (mentioned.size === 0) return stays('it contains no listings. Ask the sender for a complete file.');
  if (all.some(({ broken }) => broken > 0))
    return stays('some of its listings could not be read. Ask the sender to correct them.');
  if (missing.length > limits.listings && missing.length * 2 > stock.length)
    return stays('it contains less than half of them. If they are off the market, withdraw them here.');
  const modTime = all.reduce(
    (newest, file) => (file.ok && file.date && file.date > newest ? file.date : newest),
    '',
  );
  for (const each of missing) {
    const listing: FeedListing = {
      ...each,
      modTime: modTime || sydneyTime(receivedAt),
      modTimeSource: modTime ? 'file' : 'received',
      status: 'withdrawn',
      line: 0,
    };
    see(listing);
    await appendFile(last.path, `${JSON.stringify({ kind: 'listing', listing })}\n`);
  }
  return undefined;
}

/** The public listings for sale or to let of these agencies (codes in capital letters) that feeds brought. */
async function onTheMarket(payload: Payload, codes: string[]): Promise<Public[]> {
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select l.feed_agent_id, l.feed_unique_id, l.category, l.method, l.property_type
      from public_listings p join listings l on l.id = p.listing
      where l.feed_agent_id in (${sqlList(codes)}) and l.feed_unique_id is not null
        and p.channel not in ('sold', 'leased')`,
  );
  return rows.map((row) => ({
    agentID: String(row.feed_agent_id),
    uniqueID: String(row.feed_unique_id),
    type: typeOf(row),
  }));
}

/** The element that leaves category and type of the listing as they are. */
function typeOf({ category, method, property_type }: Record<string, unknown>): FeedListingType {
  const isLand = property_type === 'Land';
  if (category === 'rural') return 'rural';
  if (category === 'business') return 'business';
  if (category === 'holiday') return 'holidayRental';
  if (category === 'commercial') return isLand ? 'commercialLand' : 'commercial';
  if (method === 'rent') return 'rental';
  return isLand ? 'land' : 'residential';
}

/** `YYYY-MM-DDTHH:mm:ss` on the clock of Sydney. */
const sydneyTime = (at: Date): string =>
  at.toLocaleString('sv-SE', { timeZone: 'Australia/Sydney' }).replace(' ', 'T');
