import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedListing } from '@frontage/reaxml';
import type { Payload } from 'payload';
import { idsAhead } from '#site/features/listings/feed/free-ids.ts';
import { takeFeedListings } from '#site/features/listings/feed/take-feed-listings.ts';
import type { TakenListing } from '#site/features/listings/feed/taken-listing.ts';
import { isPostgres, refreshStatistics } from '#site/server/database.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import type { FeedPeople } from './feed-people.ts';
import type { RunBook } from './feed-run.ts';
import type { InlineFolder } from './inline-folder.ts';
import { loadFeedSettings } from './load-feed-settings.ts';
import { planTries } from './picture-tries.ts';
import { keyOf, LEFT_OUT, readSent, readSpool } from './spool.ts';

/**
 * How listings are stored. `listings` go in one transaction: while they are worked out, the process does nothing else,
 * so a server with visitors takes fewer. `together`: the database stores some of these chunks while others are worked
 * out. SQLite stores them one after another; a server takes one at a time there, and its visitors have their turn while
 * it is stored. On PostgreSQL each takes a connection. After `turn` chunks other writers have theirs.
 */
const CHUNKS = {
  command: {
    sqlite: { listings: 100, together: 10, turn: 100 },
    postgres: { listings: 100, together: 4, turn: 100 },
  },
  server: {
    sqlite: { listings: 16, together: 1, turn: 1 },
    postgres: { listings: 12, together: 4, turn: 32 },
  },
} as const;

/**
 * From so many new listings on, the database's statistics no longer hold: it would read whole tables for a chunk. Of fewer
 * it would learn that tables are small, and read them whole while they grow.
 */
const MANY = 1000;

/** What is still to be done for a file once its listings stand. */
export type FileWork = { listingIds: number[]; dropped: number[] };

type StoreInput = {
  payload: Payload;
  /** The spool. */
  path: string;
  /** This website exported the file. */
  isOwnExport: boolean;
  people: FeedPeople;
  receivedAt: Date;
  keepPublic: boolean;
  /** Reports and writes nothing. */
  isTest: boolean;
  /** This process has visitors. */
  isServing: boolean;
  /** Works every listing out, also where its message is the same as the last. */
  isAgain?: boolean | undefined;
  book: RunBook;
  inline: InlineFolder;
  /** The listings this import has stored so far, of all its files. */
  stored: Set<string>;
  /** What a message is without what its source's switches leave out. */
  wanted: (listing: FeedListing) => FeedListing;
};

/**
 * Stores the listings of a spooled file, a chunk at a time, and enters in the book what came of each. The same listing
 * twice goes in one after the other, so that the newest modification time wins wherever in the file it stands.
 */
export async function storeListings({
  payload,
  path,
  isOwnExport,
  people,
  receivedAt,
  keepPublic,
  isTest,
  isServing,
  isAgain,
  book,
  inline,
  stored,
  wanted,
}: StoreInput): Promise<FileWork> {
  const work: FileWork = { listingIds: [], dropped: [] };
  const keepChanges = (await loadFeedSettings(payload)).keepChangesDays > 0;
  const size = CHUNKS[isServing ? 'server' : 'command'][isPostgres(payload) ? 'postgres' : 'sqlite'];
  const takeIds = idsAhead(payload);
  const store = async ({ listings, textMarks }: Chunk) => {
    const { taken, notes } = await takeFeedListings({
      payload,
      messages: [...listings.values()],
      textMarks,
      isOwnExport,
      receivedAt,
      keepPublic,
      isTest,
      isAgain,
      feedRun: book.run.id,
      keepChanges,
      takeIds,
      ...people,
    });
    for (const note of notes) book.note(note);
    const before = book.run.created;
    for (const each of taken) book.run[COUNTER[each.result]] += 1;
    if (isTest) return;
    for (const each of taken) await enter({ taken: each, work, inline });
    const pending = taken.flatMap((each) => (each.pending && each.id !== undefined ? [each.id] : []));
    await planTries({ payload, run: book.run.id, listings: pending });
    // Visitors who came meanwhile have their turn.
    await nextTurn();
    if (before < MANY && book.run.created >= MANY) await refreshStatistics(payload);
  };
  const chunks = chunksOf({ path, receivedAt, book, stored, wanted, size: size.listings });
  try {
    while (await oneAtATime({ name: 'write', work: () => storeTurn({ chunks, store, ...size }) }));
  } finally {
    await chunks.return(undefined);
  }
  if (book.run.created > size.listings && !isTest) await refreshStatistics(payload);
  return work;
}

/** Different listings that are stored together, by their keys. */
type Chunk = { listings: Map<string, FeedListing>; textMarks: Map<FeedListing, string> };

const sharesListing = (one: Chunk, other: Chunk): boolean =>
  [...other.listings.keys()].some((key) => one.listings.has(key));

/** Stores the chunks of one turn; answers whether there may be more. When one fails, those begun are waited for. */
async function storeTurn({
  chunks,
  store,
  together,
  turn,
}: {
  chunks: AsyncIterator<Chunk, undefined>;
  store: (chunk: Chunk) => Promise<void>;
  together: number;
  turn: number;
}): Promise<boolean> {
  const running = new Map<Chunk, Promise<void>>();
  const failures: unknown[] = [];
  let next: Chunk | undefined;
  for (let count = 0; count < turn && failures.length === 0; count++) {
    next = (await chunks.next()).value;
    if (!next) break;
    const chunk = next;
    if ([...running.keys()].some((each) => sharesListing(each, chunk))) await Promise.all(running.values());
    const stored = store(chunk)
      .catch((error: unknown) => failures.push(error))
      .then(() => void running.delete(chunk));
    running.set(chunk, stored);
    if (running.size >= together) await Promise.race(running.values());
  }
  await Promise.all(running.values());
  if (failures.length > 0) throw failures[0];
  return next !== undefined;
}

/** What is to be stored of a spooled file, in its order. Enters in the book what is not. */
async function* chunksOf({
  path,
  receivedAt,
  book,
  stored,
  wanted,
  size,
}: Pick<StoreInput, 'path' | 'receivedAt' | 'book' | 'stored' | 'wanted'> & { size: number }): AsyncGenerator<
  Chunk,
  undefined
> {
  let chunk: Chunk = { listings: new Map(), textMarks: new Map() };
  for await (const item of readSpool(path)) {
    const key = keyOf(item);
    if (item.kind === 'problem') {
      if (LEFT_OUT.has(item.problem.code)) book.run.quarantined += 1;
      book.note(item.problem);
    } else if (item.kind === 'known' && !stored.has(key as string)) book.run.unchanged += 1;
    else {
      // What was known when the file was read may have been changed by a message before it.
      const listing = item.kind === 'listing' ? item.listing : wanted(await readSent(item.known, receivedAt));
      if (chunk.listings.has(key as string) || chunk.listings.size >= size) {
        yield chunk;
        chunk = { listings: new Map(), textMarks: new Map() };
      }
      chunk.listings.set(key as string, listing);
      stored.add(key as string);
      if (item.kind === 'listing' && item.mark) chunk.textMarks.set(listing, item.mark);
    }
  }
  if (chunk.listings.size > 0) yield chunk;
  return undefined;
}

const COUNTER = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  older: 'skipped',
  quarantined: 'quarantined',
  failed: 'failed',
} as const;

async function enter({
  taken,
  work,
  inline,
}: {
  taken: TakenListing;
  work: FileWork;
  inline: InlineFolder;
}): Promise<void> {
  if (taken.pending && taken.id !== undefined) work.listingIds.push(taken.id);
  work.dropped.push(...taken.dropped);
  for (const [hash, bytes] of taken.inline) await inline.keep(hash, bytes);
}
