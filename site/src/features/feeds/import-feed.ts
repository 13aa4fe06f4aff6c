import { join } from 'node:path';
import type { FeedListing } from '@frontage/reaxml';
import type { Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import { createForesight } from '#site/features/listings/feed/foresee-harm.ts';
import { log } from '#site/server/log.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { oneRunAtATime } from '#site/server/one-run-at-a-time.ts';
import { BundleError, type FeedBundle, type FeedFile } from './feed-bundle.ts';
import { makeFolder } from './feed-folders.ts';
import { loadFeedPeople } from './feed-people.ts';
import { takePictures } from './feed-pictures.ts';
import { type FeedRun, openRun, type RunBook, type RunOrigin } from './feed-run.ts';
import type { Decision } from './feed-runs.ts';
import { FETCH_LIMITS, type FetchLimits } from './fetch-picture.ts';
import { holdFile, isHeldAlready } from './hold-file.ts';
import { createInlineFolder, type InlineFolder } from './inline-folder.ts';
import { loadFeedSettings } from './load-feed-settings.ts';
import { notifyStaff } from './notify-staff.ts';
import { type FeedSource, openBundle } from './open-bundle.ts';
import { releaseReceived } from './received-files.ts';
import { readSpool, type SpooledFile, spoolFile } from './spool.ts';
import { type FileWork, storeListings } from './store-listings.ts';

/** The lock that everything holds which brings feeds in, whatever the process. */
export const FEEDS_LOCK = 'feeds';

type ImportInput = {
  payload: Payload;
  source: FeedSource;
  origin: RunOrigin;
  /** Tests with a picture server on this machine loosen these. */
  fetchLimits?: FetchLimits;
  /** A person's word: imports it although much of the stock changes. */
  decision?: Exclude<Decision, 'discard'>;
  /** The runs that already stand for these files; called when it is their turn. Files without one are left alone. */
  claim?: (files: FeedFile[]) => Promise<Map<FeedFile, RunBook>>;
  /** Called when another process is importing and this one has to wait. */
  onWait?: () => void;
  /** Pictures are taken in once this is done. Never rejects. */
  picturesAfter?: Promise<void>;
};

export type ImportedFeed = {
  /** One per XML file, with the listings stored and the pictures on their way. */
  runs: FeedRun[];
  /** Some pictures are still to be fetched. */
  isFetching: boolean;
  /** The runs when the pictures are in as well. Never rejects. */
  finished: Promise<FeedRun[]>;
};

type WorkedFile = { file: FeedFile; book: RunBook; work: FileWork };

/**
 * Takes files, folders or zips of REAXML and brings the listings up to date. Files are read whole before
 * anything changes, what they would do to the stock is worked out, and they are taken in the order they were written, one
 * import at a time on this database. Answers when the listings stand; pictures follow.
 */
export async function importFeed(input: ImportInput): Promise<ImportedFeed> {
  const { payload, source, origin, fetchLimits = FETCH_LIMITS } = input;
  let bundle: FeedBundle;
  try {
    bundle = await openBundle(source);
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const runs = [await quarantine({ payload, origin, name: nameOf(source), message: error.message })];
    return { runs, isFetching: false, finished: Promise.resolve(runs) };
  }
  const working = await makeFolder('working');
  const inline = createInlineFolder(working.path);
  const tidy = async () => {
    await bundle.close();
    await working.remove();
  };
  try {
    const refused: FeedRun[] = [];
    for (const each of bundle.refused) refused.push(await quarantine({ payload, origin, ...each }));
    const worked = await oneRunAtATime({
      payload,
      name: FEEDS_LOCK,
      work: () => importFiles({ ...input, bundle, inline, dir: working.path }),
      ...(input.onWait ? { onWait: input.onWait } : {}),
    });
    const finished = oneAtATime({
      name: 'pictures',
      work: async () => {
        await input.picturesAfter;
        await fetchPictures({ payload, worked, inline, fetchLimits });
      },
    })
      .finally(tidy)
      .then(async () => {
        await releaseReceived({ payload, books: worked.map(({ book }) => book) });
      })
      .catch((error) => log.error({ err: error }, 'temporary files of an import could not be removed'))
      .then(() => [...refused, ...worked.map(({ book }) => book.run)]);
    return {
      runs: [...refused, ...worked.map(({ book }) => book.run)],
      isFetching: worked.some(({ work }) => work.listingIds.length > 0),
      finished,
    };
  } catch (error) {
    await tidy();
    throw error;
  }
}

type Spooled = { file: FeedFile; book: RunBook; spooled: SpooledFile };
type FilesInput = ImportInput & { bundle: FeedBundle; inline: InlineFolder; dir: string };

async function importFiles(input: FilesInput): Promise<WorkedFile[]> {
  const { payload, bundle, origin, decision, claim } = input;
  const receivedAt = new Date();
  const foresight = createForesight();
  const books = await (claim ?? openEach({ payload, origin }))(bundle.files);
  const all: Spooled[] = [];
  const worked: WorkedFile[] = [];
  for (const [file, book] of books) {
    const path = join(input.dir, `spool-${book.run.id}`);
    try {
      all.push({ file, book, spooled: await spoolFile({ file, receivedAt, path, see: foresight.see }) });
    } catch (error) {
      log.error({ err: error }, 'feed file could not be prepared');
      book.run.state = 'failed';
      book.note(NOT_PREPARED);
      worked.push(await close({ file, book, work: NO_WORK, payload, origin, ms: 0 }));
    }
  }
  const ordered = all.sort((a, b) => compare(dateOf(a), dateOf(b)) || compare(a.file.name, b.file.name));
  const people = await loadFeedPeople(payload);
  const { limits, keepHeldDays } = await loadFeedSettings(payload);
  const harm =
    decision || origin === 'demo'
      ? undefined
      : await foresight.harm({ payload, receivedAt, limits, again: () => listingsOf(ordered), ...people });
  const harmed = new Set(harm?.listings.map(({ key }) => key));
  for (const { file, book, spooled } of ordered) {
    const startedAt = performance.now();
    let work = NO_WORK;
    book.run.fileHash = spooled.hash;
    for (const message of file.warnings ?? [])
      book.note({ code: 'zip-entry-left-out', severity: 'warning', message });
    try {
      if (!spooled.ok) {
        book.run.state = 'quarantined';
        book.note(spooled.problem);
      } else if (harm && (await keysOf(spooled.path)).some((key) => harmed.has(key))) {
        if (await isHeldAlready(payload, spooled.hash)) {
          book.run.state = 'discarded';
          book.note(HELD_ALREADY);
        } else await holdFile({ file, book, harm, keys: new Set(await keysOf(spooled.path)), keepHeldDays });
      } else {
        const keepPublic = decision === 'apply-without-withdrawals';
        work = await storeListings({ ...input, path: spooled.path, people, receivedAt, keepPublic, book });
        book.run.state = book.run.failed > 0 ? 'failed' : 'done';
      }
    } catch (error) {
      log.error({ err: error }, 'feed import failed');
      book.run.state = 'failed';
      book.note(BROKEN_OFF);
    }
    worked.push(await close({ file, book, work, payload, origin, ms: performance.now() - startedAt }));
  }
  return worked;
}

const NO_WORK: FileWork = { listingIds: [], dropped: [] };

/** Stores the report of a file and tells whom it concerns. */
async function close({
  payload,
  origin,
  ms,
  ...worked
}: WorkedFile & Pick<ImportInput, 'payload' | 'origin'> & { ms: number }): Promise<WorkedFile> {
  const { run, save } = worked.book;
  await save();
  logRun({ run, origin, ms });
  await notifyStaff({ payload, run });
  return worked;
}

const openEach =
  ({ payload, origin }: Pick<ImportInput, 'payload' | 'origin'>) =>
  async (files: FeedFile[]) => {
    const books = new Map<FeedFile, RunBook>();
    for (const file of files) books.set(file, await openRun({ payload, fileName: file.name, origin }));
    return books;
  };

/** A file that cannot be read is told of first; one without a date is taken last. */
const dateOf = ({ spooled }: Spooled) => (spooled.ok ? (spooled.date ?? '9999') : '');
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

async function* listingsOf(all: Spooled[]): AsyncGenerator<FeedListing> {
  for (const { spooled } of all) {
    if (!spooled.ok) continue;
    for await (const item of readSpool(spooled.path)) if (item.kind === 'listing') yield item.listing;
  }
}

/** The listings of a spooled file: `AGENT/unique-id`. */
async function keysOf(path: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const item of readSpool(path))
    if (item.kind === 'listing') keys.push(`${item.listing.agentID.toUpperCase()}/${item.listing.uniqueID}`);
  return keys;
}

function logRun({ run, origin, ms }: { run: FeedRun; origin: RunOrigin; ms: number }): void {
  const { id, fileName, state, created, updated, unchanged, skipped, quarantined, failed, problemCount } =
    run;
  log.info(
    {
      ...{ run: id, file: fileName, origin, state, created, updated, unchanged, older: skipped },
      ...{ leftOut: quarantined, failed, problems: problemCount, ms: Math.round(ms) },
    },
    'feed file processed',
  );
}

async function fetchPictures({
  payload,
  worked,
  inline,
  fetchLimits,
}: {
  payload: Payload;
  worked: WorkedFile[];
  inline: InlineFolder;
  fetchLimits: FetchLimits;
}): Promise<void> {
  for (const { file, book, work } of worked) {
    if (book.run.state !== 'done' && book.run.state !== 'failed') continue;
    try {
      const listings = work.listingIds.map((id) => ({ id, attempts: 0, book }));
      const { dropped } = work;
      await takePictures({ payload, beside: { file, inline }, fetchLimits, listings, dropped });
    } catch (error) {
      log.error({ err: error }, 'import of feed pictures failed');
      book.note(PICTURES_BROKEN_OFF);
    }
    await book.save().catch((error) => log.error({ err: error }, 'feed report could not be stored'));
  }
}

async function quarantine({
  payload,
  origin,
  name,
  message,
}: {
  payload: Payload;
  origin: RunOrigin;
  name: string;
  message: string;
}): Promise<FeedRun> {
  const book = await openRun({ payload, fileName: name, origin });
  book.run.state = 'quarantined';
  book.note({ code: 'bad-bundle', severity: 'error', message });
  await book.save();
  logRun({ run: book.run, origin, ms: 0 });
  await notifyStaff({ payload, run: book.run });
  return book.run;
}

const nameOf = (source: FeedSource): string => {
  const name = 'name' in source && source.name ? source.name : 'path' in source ? source.path : 'feed';
  return name.split(/[\\/]/).at(-1) || name;
};

const BROKEN_OFF: FeedNote = {
  code: 'broken-off',
  severity: 'error',
  message: 'The import was interrupted. Listings before this point are stored. Import the file again.',
};

const NOT_PREPARED: FeedNote = {
  code: 'not-prepared',
  severity: 'error',
  message:
    'The server could not prepare the file, and nothing was changed. Is its disk full? Import it again.',
};

const PICTURES_BROKEN_OFF: FeedNote = {
  code: 'pictures-broken-off',
  severity: 'error',
  message: 'Some pictures could not be imported. They will be retried automatically.',
};

const HELD_ALREADY: FeedNote = {
  code: 'held-already',
  severity: 'warning',
  message: 'The same file is already on hold. Decide on that one.',
};

/** The importer, for what hands it on. */
export type ImportFeed = typeof importFeed;
