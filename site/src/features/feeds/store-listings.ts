import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedListing } from '@frontage/reaxml';
import type { Payload } from 'payload';
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
 * Listings stored in one transaction. While they are worked out, the process does nothing else: a server with visitors
 * takes fewer at once, a command more.
 */
const CHUNK = { server: 25, command: 100 } as const;
/**
 * The database stores some of these chunks while others are worked out. SQLite stores them one after another; a server
 * takes one at a time there, and its visitors have their turn while it is stored. On PostgreSQL each takes a connection.
 */
const CHUNKS_TOGETHER = { sqlite: { server: 1, command: 10 }, postgres: { server: 4, command: 4 } } as const;

/** What is still to be done for a file once its listings stand. */
export type FileWork = { listingIds: number[]; dropped: number[] };

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
}: {
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
}): Promise<FileWork> {
  const work: FileWork = { listingIds: [], dropped: [] };
  const keepChanges = (await loadFeedSettings(payload)).keepChangesDays > 0;
  let chunk = new Map<string, FeedListing>();
  let textMarks = new Map<FeedListing, string>();
  const importer = isServing ? 'server' : 'command';
  const size = CHUNK[importer];
  const atOnce = size * CHUNKS_TOGETHER[isPostgres(payload) ? 'postgres' : 'sqlite'][importer];
  const flush = async () => {
    const messages = [...chunk.values()];
    const marks = textMarks;
    chunk = new Map();
    textMarks = new Map();
    if (messages.length === 0) return;
    const take = (some: FeedListing[]) =>
      takeFeedListings({
        payload,
        messages: some,
        textMarks: marks,
        isOwnExport,
        receivedAt,
        keepPublic,
        isTest,
        isAgain,
        feedRun: book.run.id,
        keepChanges,
        ...people,
      });
    const answers = await oneAtATime({
      name: 'write',
      work: () => Promise.all(slices(messages, size).map(take)),
    });
    const taken = answers.flatMap((answer) => answer.taken);
    for (const { notes } of answers) for (const note of notes) book.note(note);
    const before = book.run.created;
    for (const each of taken) book.run[COUNTER[each.result]] += 1;
    if (isTest) return;
    for (const each of taken) await enter({ taken: each, work, inline });
    const pending = taken.flatMap((each) => (each.pending && each.id !== undefined ? [each.id] : []));
    await planTries({ payload, run: book.run.id, listings: pending });
    // Visitors who came meanwhile have their turn.
    await nextTurn();
    // An empty database has no idea yet how its tables will look.
    if (before === 0 && book.run.created > 0) await refreshStatistics(payload);
  };
  for await (const item of readSpool(path)) {
    const key = keyOf(item);
    if (item.kind === 'known' && !stored.has(key as string)) book.run.unchanged += 1;
    else if (item.kind !== 'problem') {
      // What was known when the file was read may have been changed by a message before it.
      const listing = item.kind === 'listing' ? item.listing : wanted(await readSent(item.known, receivedAt));
      if (chunk.has(key as string) || chunk.size >= atOnce) await flush();
      chunk.set(key as string, listing);
      stored.add(key as string);
      if (item.kind === 'listing' && item.mark) textMarks.set(listing, item.mark);
    } else {
      if (LEFT_OUT.has(item.problem.code)) book.run.quarantined += 1;
      book.note(item.problem);
    }
  }
  await flush();
  if (book.run.created > size && !isTest) await refreshStatistics(payload);
  return work;
}

const slices = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

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
