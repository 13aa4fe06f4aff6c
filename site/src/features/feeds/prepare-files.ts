import type { FeedListing, KnownListings } from '@frontage/reaxml';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { createForesight, type Foresight } from '#site/features/listings/feed/foresee-harm.ts';
import { isDiskFull } from '#site/server/disk-full.ts';
import { log } from '#site/server/log.ts';
import type { FeedFile } from './feed-bundle.ts';
import type { RunBook } from './feed-run.ts';
import type { HarmLimits } from './harm.ts';
import { reasonsToSetAside } from './set-aside.ts';
import type { Source } from './sources/load-source.ts';
import { readSpool, type SpooledFile, spoolFile } from './spool.ts';

/** A file that was read from end to end, and where what it holds was written. */
export type ReadFile = {
  file: FeedFile;
  book: RunBook;
  spooled: SpooledFile;
  /** This website exported it: what is here stays as it is. */
  isOwnExport: boolean;
};

type PreparedFiles = {
  /** In the order they were written. */
  files: ReadFile[];
  /** Not to be imported; their reports say why. */
  ended: { file: FeedFile; book: RunBook }[];
  foresight: Foresight;
};

/**
 * Reads every file whole. Those that cannot be read or are set aside have ended; the others are ready, in the order they
 * were written, with what they might do to the stock.
 */
export async function prepareFiles({
  books,
  receivedAt,
  limits,
  path,
  from,
  isReviewed = false,
  known,
  ownMark,
}: {
  books: Map<FeedFile, RunBook>;
  receivedAt: Date;
  limits: HarmLimits;
  /** Where what a run read is written: by the id of its report. */
  path: (run: number) => string;
  from?: Source;
  /** A person saw what speaks against the file, and wants it all the same. */
  isReviewed?: boolean;
  /** Listings whose text need not be read again. */
  known: KnownListings;
  /** What exports of this website name it by. */
  ownMark: string;
}): Promise<PreparedFiles> {
  let foresight = createForesight();
  const wanted = wantedOf(from);
  const files: ReadFile[] = [];
  const aside: ReadFile[] = [];
  const ended: PreparedFiles['ended'] = [];
  for (const [file, book] of books) {
    try {
      const spooled = await spoolFile({
        file,
        receivedAt,
        path: path(book.run.id),
        csv: from?.csv,
        known,
        see: (listing) => {
          foresight.see(listing);
          return wanted(listing);
        },
      });
      book.run.fileHash = spooled.hash;
      const isOwnExport = spooled.ok && spooled.madeBy === ownMark;
      const read = { file, book, spooled, isOwnExport };
      const isReady = isToBeImported({ ...read, source: from, isReviewed, limits });
      (isReady ? files : aside).push(read);
    } catch (error) {
      if (waitsForRoom({ error, book })) throw error;
      log.error({ err: error }, 'feed file could not be prepared');
      book.run.state = 'failed';
      book.note(NOT_PREPARED);
      ended.push({ file, book });
    }
  }
  files.sort(byDate);
  ended.push(...aside.sort(byDate));
  const harmless = [...aside, ...files.filter(({ isOwnExport }) => isOwnExport)];
  if (harmless.some(({ spooled }) => spooled.listings > 0)) {
    // What was set aside, or came from here, does neither harm nor good.
    foresight = createForesight();
    const others = files.filter(({ isOwnExport }) => !isOwnExport);
    for await (const listing of listingsOf(others)) foresight.see(listing);
  }
  return { files, ended, foresight };
}

/** Whether a file that was read goes in. What speaks against it is noted; a person's word outweighs it. */
function isToBeImported({
  file,
  book,
  spooled,
  source,
  isReviewed,
  limits,
}: ReadFile & { source?: Source; isReviewed: boolean; limits: HarmLimits }): boolean {
  for (const message of file.warnings ?? [])
    book.note({ code: 'zip-entry-left-out', severity: 'warning', message });
  const reasons = spooled.ok ? reasonsToSetAside({ spooled, source, limits }) : [spooled.problem];
  for (const reason of reasons) book.note(isReviewed ? { ...reason, severity: 'warning' } : reason);
  // Of a file that broke off, a person may want what was read until then.
  if (reasons.length === 0 || (isReviewed && (spooled.ok || spooled.listings > 0))) return true;
  book.run.state = 'quarantined';
  return false;
}

/** Whether a received file is to be imported later, by itself: the disk had no room for the work. */
export const waitsForRoom = ({ error, book }: { error: unknown; book: RunBook }): boolean =>
  isDiskFull(error) && Boolean(book.run.received);

/** A file that cannot be read is told of first; one without a date is taken last. */
const dateOf = ({ spooled }: ReadFile) => (spooled.ok ? (spooled.date ?? '9999') : '');
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byDate = (a: ReadFile, b: ReadFile) =>
  compare(dateOf(a), dateOf(b)) || compare(a.file.name, b.file.name);

/** Every listing of these files. */
export async function* listingsOf(all: ReadFile[]): AsyncGenerator<FeedListing> {
  for (const { spooled } of all) {
    for await (const item of readSpool(spooled.path)) if (item.kind === 'listing') yield item.listing;
  }
}

/** Takes out of messages what their source's switches leave out. */
export const wantedOf =
  (from: Source | undefined) =>
  (listing: FeedListing): FeedListing =>
    from && !from.pictures ? withoutPictures(listing) : listing;

/** A message of a source whose pictures are not wanted. */
function withoutPictures(listing: FeedListing): FeedListing {
  const { images: _, floorplans: __, documents: ___, attachments: ____, ...rest } = listing;
  return rest;
}

const NOT_PREPARED: FeedNote = {
  code: 'not-prepared',
  severity: 'error',
  message: 'The server could not prepare the file, and nothing was changed. Import it again.',
};
