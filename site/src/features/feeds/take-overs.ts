import type { Payload } from 'payload';
import {
  planTakeOvers,
  type SentListing,
  type TakeOver,
  takeOver,
} from '#site/features/listings/feed/take-over.ts';
import type { FeedPeople } from './feed-people.ts';
import type { RunBook } from './feed-run.ts';
import type { ReadFile } from './prepare-files.ts';
import type { Source } from './sources/load-source.ts';
import { keyOf, readSpool } from './spool.ts';

/** Which listings here the files describe under another number, by their feed key there; none unless the source says so. */
export async function findTakeOvers({
  payload,
  from,
  files,
  people,
  receivedAt,
}: {
  payload: Payload;
  from: Source | undefined;
  files: ReadFile[];
  people: FeedPeople;
  receivedAt: Date;
}): Promise<Map<string, TakeOver>> {
  if (!from?.takesOver) return new Map();
  return planTakeOvers({ payload, sent: sentIn(files), findOffice: people.findOffice, receivedAt });
}

async function* sentIn(files: ReadFile[]): AsyncGenerator<SentListing> {
  for (const { spooled } of files)
    for await (const item of readSpool(spooled.path)) {
      const key = keyOf(item);
      if (key) yield { key, ...(item.kind === 'listing' ? { listing: item.listing } : {}) };
    }
}

/** Gives the listings that a spooled file describes under another number that number, and says so in its report. */
export async function applyTakeOvers({
  payload,
  path,
  takeOvers,
  book,
}: {
  payload: Payload;
  /** The spool. */
  path: string;
  /** By the feed key of the message. */
  takeOvers: ReadonlyMap<string, TakeOver>;
  book: RunBook;
}): Promise<void> {
  if (takeOvers.size === 0) return;
  const mine = new Map<string, TakeOver>();
  for await (const item of readSpool(path)) {
    const key = keyOf(item);
    const found = key && takeOvers.get(key);
    if (found) mine.set(key, found);
  }
  if (mine.size === 0) return;
  await takeOver(payload, [...mine.values()]);
  book.note({
    code: 'taken-over',
    severity: 'warning',
    message: `${mine.size} ${mine.size === 1 ? 'listing was' : 'listings were'} matched by address with listings already here, which keep their pages, leads and saved marks.`,
  });
}
