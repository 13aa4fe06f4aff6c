import type { Payload } from 'payload';
import { differences } from './feed-values.ts';
import { withoutDeleted } from './living-records.ts';
import { readById, type StoredCopy } from './read-stored.ts';
import { type StaffChange, writeAsStaff } from './write-as-staff.ts';

/** What staff want: to keep our value regardless of the feed, or to have the feed's value from now on. */
export type FeedWish = 'keep' | 'follow';

/** Listings written in one transaction. */
const CHUNK = 100;
/** How often a listing is worked out again when another writer changes it at the same time. */
const TRIES = 3;

/** Another writer kept saving the same listings. */
export class ListingsBusyError extends Error {
  override name = 'ListingsBusyError';
  constructor() {
    super('Somebody else was changing these listings. Not all of them were changed. Try again.');
  }
}

/**
 * Keeps our value of one field or follows the feed in it again, in each of these listings and in their drafts. Without a
 * field: keeps every value that differs from the feed's now, or follows in all. Listings without a feed stay as they are.
 * Returns how many are of a feed.
 */
export async function followFeed({
  payload,
  ids,
  wish,
  field,
  author,
}: {
  payload: Payload;
  ids: number[];
  wish: FeedWish;
  field?: string;
  /** Who wants it, for the versions. */
  author: string;
}): Promise<number> {
  let count = 0;
  for (let at = 0; at < ids.length; at += CHUNK) {
    let left = ids.slice(at, at + CHUNK);
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt === TRIES) throw new ListingsBusyError();
      const pairs = (await readById(payload, left)).filter(({ main }) => main.listing.feedUniqueId);
      const copies = pairs.flatMap(({ main, version }) => (version ? [main, version] : [main]));
      const living = await withoutDeleted({
        payload,
        all: wish === 'follow' ? copies.map((copy) => feedValues(copy)) : [],
      });
      const change = (copy: StoredCopy): StaffChange =>
        wish === 'keep'
          ? { values: {}, pins: pinsAfter({ copy, field }) }
          : {
              values: living(feedValues(copy, field)),
              pins: field === undefined ? [] : (copy.state.pins ?? []).filter((pin) => pin !== field),
            };
      const { lost } = await writeAsStaff({ payload, author, pairs, change });
      if (attempt === 0) count += pairs.length;
      left = lost;
    }
  }
  return count;
}

/** What the feed says where a copy says something else: of one field or all. */
function feedValues({ listing, state }: StoredCopy, field?: string): Record<string, unknown> {
  const all = differences({ listing: { ...listing }, state });
  if (field === undefined) return all;
  return field in all ? { [field]: all[field] } : {};
}

function pinsAfter({ copy, field }: { copy: StoredCopy; field?: string }): string[] {
  const fresh = field === undefined ? Object.keys(feedValues(copy)) : [field];
  return [...new Set([...(copy.state.pins ?? []), ...fresh])].sort();
}
