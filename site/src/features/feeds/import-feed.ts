import { join } from 'node:path';
import type { Payload } from 'payload';
import { websiteMark } from '#site/features/listings/export/website-mark.ts';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import { knownListings } from '#site/features/listings/feed/message-mark.ts';
import { log } from '#site/server/log.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { oneRunAtATime } from '#site/server/one-run-at-a-time.ts';
import { BundleError, type FeedBundle, type FeedFile } from './feed-bundle.ts';
import { makeFolder } from './feed-folders.ts';
import { type FeedPeople, loadFeedPeople } from './feed-people.ts';
import { takePictures } from './feed-pictures.ts';
import { makeProfiles } from './feed-profiles.ts';
import { type FeedRun, openRun, type ReceivedFile, type RunBook, type RunOrigin } from './feed-run.ts';
import type { Decision } from './feed-runs.ts';
import { FETCH_LIMITS, type FetchLimits } from './fetch-picture.ts';
import { harmOfFile, holdFile } from './hold-file.ts';
import { createInlineFolder, type InlineFolder } from './inline-folder.ts';
import { loadFeedSettings } from './load-feed-settings.ts';
import { withdrawMissing } from './missing-listings.ts';
import { notifyStaff } from './notify-staff.ts';
import { type FeedSource, nameOf, openBundle } from './open-bundle.ts';
import { listingsOf, prepareFiles, type ReadFile, waitsForRoom, wantedOf } from './prepare-files.ts';
import { deleteOldFiles } from './received-files.ts';
import type { Source } from './sources/load-source.ts';
import { keyOf, readSpool, type SpooledFile, spoolFile } from './spool.ts';
import { type FileWork, storeListings } from './store-listings.ts';
import { applyTakeOvers, findTakeOvers } from './take-overs.ts';

/** The lock that everything holds which brings feeds in, in any process. */
export const FEEDS_LOCK = 'feeds';

type ImportInput = {
  payload: Payload;
  source: FeedSource;
  origin: RunOrigin;
  /** When it arrived; left out: now. */
  receivedAt?: Date;
  /** The source that sent it, where it has one. */
  from?: Source;
  /** A person saw what speaks against the file, and wants it all the same. */
  isReviewed?: boolean;
  /** Staff import what was imported before: every listing is worked out, also where its message is the same. */
  isAgain?: boolean;
  /** What came together with these files and was imported before; undefined while some of it is not imported. */
  importedBefore?: ReceivedFile[];
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
    // With runs that stand already, so do those of the refused.
    for (const each of input.claim ? [] : bundle.refused)
      refused.push(await quarantine({ payload, origin, ...each }));
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
        const { keepFilesDays } = await loadFeedSettings(payload);
        if (keepFilesDays === 0) await deleteOldFiles({ payload, keepDays: 0, now: Date.now() });
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

type FilesInput = ImportInput & { bundle: FeedBundle; inline: InlineFolder; dir: string };

async function importFiles(input: FilesInput): Promise<WorkedFile[]> {
  const { payload, bundle, origin, decision, from, isAgain } = input;
  const { receivedAt = new Date() } = input;
  const settings = await loadFeedSettings(payload);
  const limits = { ...settings.limits, ...from?.limits };
  const books = await (input.claim ?? openEach({ payload, origin }))(bundle.files);
  const path = (run: number) => join(input.dir, `spool-${run}`);
  const people = await loadFeedPeople(payload);
  const context = [people.known, from?.pictures ?? true, from?.profiles ?? 'off'];
  const known = knownListings({ payload, receivedAt, context, isAgain });
  const { files, ended, foresight } = await prepareFiles({
    ...{ ...input, books, receivedAt, limits, path, known, ownMark: websiteMark(payload) },
  });
  const worked: WorkedFile[] = [];
  for (const each of ended) worked.push(await close({ ...input, ...each, work: NO_WORK, ms: 0 }));
  const takeOvers = await findTakeOvers({ payload, from, files, people, receivedAt });
  const takenOver = new Set([...takeOvers.values()].map(({ oldKey }) => oldKey));
  const [withWithdrawals] = files.slice(-1);
  if (from && withWithdrawals) {
    const spools = files.map(({ spooled }) => spooled);
    const imported = await readAgain({ ...input, books, receivedAt });
    const isWhole = imported !== undefined && ended.length === 0;
    const note = await withdrawMissing({
      ...{
        payload,
        source: from,
        files: spools,
        imported: imported ?? [],
        isWhole,
        limits,
        receivedAt,
        takenOver,
      },
      see: foresight.see,
    });
    if (note) withWithdrawals.book.note(note);
  }
  const harm =
    decision || origin === 'demo'
      ? undefined
      : await foresight.harm({
          ...{ payload, receivedAt, limits, isAgain, ...people },
          again: () => listingsOf(files),
        });
  const { keepHeldDays } = settings;
  const shared: Shared = { input, keepHeldDays, receivedAt, harm, takeOvers, people, stored: new Set() };
  for (const file of files) {
    const startedAt = performance.now();
    const work = await takeFile(file, shared).catch((error: unknown) => {
      if (waitsForRoom({ error, book: file.book })) throw error;
      log.error({ err: error }, 'feed import failed');
      file.book.run.state = 'failed';
      file.book.note(BROKEN_OFF);
      return NO_WORK;
    });
    worked.push(await close({ ...file, work, payload, origin, from, ms: performance.now() - startedAt }));
  }
  return worked;
}

/** What the files of an import have in common. */
type Shared = {
  input: FilesInput;
  keepHeldDays: number;
  receivedAt: Date;
  /** What all files together would do to the stock, where that is too much. */
  harm: Harm | undefined;
  takeOvers: Awaited<ReturnType<typeof findTakeOvers>>;
  /** Changes with each file that brings up profiles. */
  people: FeedPeople;
  /** The listings stored so far. */
  stored: Set<string>;
};

/** Stores the listings of a file, or holds it until a person decides about the harm it would do. */
async function takeFile({ file, book, spooled, isOwnExport }: ReadFile, shared: Shared): Promise<FileWork> {
  const { input, receivedAt, harm, takeOvers, stored } = shared;
  const { payload, origin, decision, from } = input;
  const { path } = spooled;
  const isTest = Boolean(from?.testMode);
  const keys = harm ? new Set(await keysOf(path)) : new Set<string>();
  if (harm?.listings.some(({ key }) => keys.has(key))) {
    if (!isTest) {
      await holdFile({
        payload,
        file,
        book,
        harm,
        keys,
        hash: spooled.hash,
        keepHeldDays: shared.keepHeldDays,
      });
      return NO_WORK;
    }
    book.run.harm = harmOfFile({ harm, keys });
    book.note(WOULD_BE_HELD);
  }
  if (from && !isTest) {
    await applyTakeOvers({ payload, path, takeOvers, book });
    if (await makeProfiles({ payload, source: from, path, people: shared.people, book }))
      shared.people = await loadFeedPeople(payload);
  }
  if (isOwnExport) book.note(OWN_EXPORT);
  const work = await storeListings({
    ...input,
    path,
    isOwnExport,
    people: shared.people,
    receivedAt,
    keepPublic: decision === 'apply-without-withdrawals',
    isTest,
    isServing: origin !== 'command' && origin !== 'demo',
    book,
    stored,
    wanted: wantedOf(from),
  });
  book.run.state = isTest ? 'tested' : book.run.failed > 0 ? 'failed' : 'done';
  return work;
}

/** Reads again what came together with these files and was imported before; undefined where it is not there. */
async function readAgain({
  importedBefore,
  bundle,
  books,
  dir,
  from,
  receivedAt,
}: FilesInput & { books: Map<FeedFile, RunBook>; receivedAt: Date }): Promise<SpooledFile[] | undefined> {
  const spools: SpooledFile[] = [];
  for (const [index, { folder, file: name }] of (importedBefore ?? []).entries()) {
    const file = bundle.files.find((each) => each.name === name && each.folder === folder);
    if (!file || books.has(file)) return undefined;
    const path = join(dir, `before-${index}`);
    spools.push(await spoolFile({ file, receivedAt, path, csv: from?.csv, see: (listing) => listing }));
  }
  return importedBefore && spools;
}

const NO_WORK: FileWork = { listingIds: [], dropped: [] };

/** Stores the report of a file and tells whom it concerns. */
async function close({
  payload,
  origin,
  from,
  ms,
  file,
  book,
  work,
}: WorkedFile & Pick<ImportInput, 'payload' | 'origin' | 'from'> & { ms: number }): Promise<WorkedFile> {
  await book.save();
  logRun({ run: book.run, origin, ms });
  await notifyStaff({ payload, run: { ...book.run, source: from?.id ?? null } });
  return { file, book, work };
}

const openEach =
  ({ payload, origin }: Pick<ImportInput, 'payload' | 'origin'>) =>
  async (files: FeedFile[]) => {
    const books = new Map<FeedFile, RunBook>();
    for (const file of files) books.set(file, await openRun({ payload, fileName: file.name, origin }));
    return books;
  };

/** The listings of a spooled file: `AGENT/unique-id`. */
async function keysOf(path: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const item of readSpool(path)) {
    const key = keyOf(item);
    if (key) keys.push(key);
  }
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
    await book.savePictures().catch((error) => log.error({ err: error }, 'feed report could not be stored'));
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

const BROKEN_OFF: FeedNote = {
  code: 'broken-off',
  severity: 'error',
  message: 'The import was interrupted. Listings before this point are stored. Import the file again.',
};

const PICTURES_BROKEN_OFF: FeedNote = {
  code: 'pictures-broken-off',
  severity: 'error',
  message: 'Some pictures could not be imported. They will be retried automatically.',
};

const OWN_EXPORT: FeedNote = {
  code: 'own-export',
  severity: 'warning',
  message:
    'This file was exported from this website. Listings that are here stay as they are; those that are missing are created.',
};

const WOULD_BE_HELD: FeedNote = {
  code: 'would-be-held',
  severity: 'warning',
  message: 'Without test mode this file would be held until a person decides.',
};

/** The importer, for what hands it on. */
export type ImportFeed = typeof importFeed;
