import { createHash } from 'node:crypto';
import { type CheckResult, checkFeed, type FeedListing, readFeed } from '@frontage/reaxml';
import type { Payload } from 'payload';
import { refreshStatistics } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import { BundleError, type FeedBundle, type FeedFile } from './feed-bundle.ts';
import { loadFeedPeople } from './feed-people.ts';
import { takePictures } from './feed-pictures.ts';
import { type FeedRun, openRun, type RunBook, type RunOrigin } from './feed-run.ts';
import type { FeedNote, FeedStore, TakenListing } from './feed-store.ts';
import { FETCH_LIMITS, type FetchLimits } from './fetch-picture.ts';
import { createInlineFolder, type InlineFolder } from './inline-folder.ts';
import { type FeedSource, openBundle } from './open-bundle.ts';

/** Listings stored in one transaction. */
const CHUNK = 100;

export type ImportFeed = (input: {
  payload: Payload;
  source: FeedSource;
  origin: RunOrigin;
  /** Tests with a picture server on this machine loosen these. */
  fetchLimits?: FetchLimits;
}) => Promise<ImportedFeed>;

export type ImportedFeed = {
  /** One per XML file, with the listings stored and the pictures on their way. */
  runs: FeedRun[];
  /** The same when the pictures are in as well. Never rejects. */
  finished: Promise<FeedRun[]>;
};

type WorkedFile = { file: FeedFile; book: RunBook; work: FileWork };
type FileWork = { listingIds: number[]; dropped: number[] };

/**
 * The importer: takes a file, folder or zip of REAXML and brings the listings up to date. Files are checked whole before
 * anything changes, taken in the order they were written, one import at a time in this process. Answers when the
 * listings stand; pictures follow.
 */
export function createFeedImporter({ store }: { store: FeedStore }): ImportFeed {
  return async ({ payload, source, origin, fetchLimits = FETCH_LIMITS }) => {
    const receivedAt = new Date();
    let bundle: FeedBundle;
    try {
      bundle = await openBundle(source);
    } catch (error) {
      if (!(error instanceof BundleError)) throw error;
      return ended([await quarantineBundle({ payload, source, origin, message: error.message })]);
    }
    const inline = createInlineFolder();
    const close = async () => {
      await bundle.close();
      await inline.remove();
    };
    try {
      const workAll = async () => {
        const checked = await checkFiles(bundle.files);
        const all: WorkedFile[] = [];
        for (const each of checked)
          all.push(await importFile({ ...each, payload, store, origin, receivedAt, inline }));
        return all;
      };
      const worked = await oneAtATime({ name: 'listings', work: workAll });
      const finished = oneAtATime({
        name: 'pictures',
        work: () => finish({ payload, store, worked, inline, fetchLimits }),
      }).finally(close);
      return { runs: worked.map(({ book }) => book.run), finished };
    } catch (error) {
      await close();
      throw error;
    }
  };
}

type Checked = { file: FeedFile; check: CheckResult; hash: string };

/** Every file read once from end to end, in the order they were written: by date, then by name. */
async function checkFiles(files: FeedFile[]): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const file of files) {
    const hash = createHash('sha256');
    const check = await checkFeed({ source: hashed(file.open(), hash) }).catch(unreadable);
    checked.push({ file, check, hash: hash.digest('hex') });
  }
  const dateOf = ({ check }: Checked) => (check.ok ? (check.date ?? '9999') : '');
  return checked.sort((a, b) => compare(dateOf(a), dateOf(b)) || compare(a.file.name, b.file.name));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

async function* hashed(source: AsyncIterable<Uint8Array>, hash: { update: (piece: Uint8Array) => unknown }) {
  for await (const piece of source) {
    hash.update(piece);
    yield piece;
  }
}

/** A damaged archive or a disk that fails: the file is as good as truncated. */
const unreadable = (error: Error): CheckResult => ({
  ok: false,
  problem: {
    code: 'truncated',
    severity: 'error',
    text: error.message.slice(0, 200),
    message: 'The file could not be read to its end. Nothing was changed; send it again.',
  },
});

type FileInput = Checked & {
  payload: Payload;
  store: FeedStore;
  origin: RunOrigin;
  receivedAt: Date;
  inline: InlineFolder;
};

async function importFile(input: FileInput): Promise<WorkedFile> {
  const { file, check, payload } = input;
  const book = await openRun({ payload, fileName: file.name, fileHash: input.hash, origin: input.origin });
  const work: FileWork = { listingIds: [], dropped: [] };
  if (check.ok) {
    try {
      await importListings({ ...input, book, work });
    } catch (error) {
      log.error({ err: error }, 'a feed import broke off');
      book.run.state = 'failed';
      book.note(BROKEN_OFF);
    }
  } else {
    book.run.state = 'quarantined';
    book.note(check.problem);
  }
  await book.save();
  return { file, book, work };
}

async function importListings(input: FileInput & { book: RunBook; work: FileWork }): Promise<void> {
  const { file, payload, store, receivedAt, book, work, inline } = input;
  const people = await loadFeedPeople(payload);
  let chunk = new Map<string, FeedListing>();
  const flush = async () => {
    const messages = [...chunk.values()];
    chunk = new Map();
    if (messages.length === 0) return;
    const { taken, notes } = await oneAtATime({
      name: 'write',
      work: () => store.takeFeedListings({ payload, messages, receivedAt, feedRun: book.run.id, ...people }),
    });
    for (const note of notes) book.note(note);
    const before = book.run.created;
    for (const each of taken) await enter({ taken: each, book, work, inline });
    // An empty database has no idea yet how its tables will look.
    if (before === 0 && book.run.created > 0) await refreshStatistics(payload);
  };
  for await (const item of readFeed({ source: file.open(), receivedAt })) {
    if (item.kind === 'listing') {
      const key = `${item.listing.agentID.toUpperCase()}/${item.listing.uniqueID}`;
      // The same listing twice: a complete message stands for itself, a partial one builds on the one before.
      const repeats = chunk.has(key);
      if ((repeats && !item.listing.address) || (!repeats && chunk.size >= CHUNK)) await flush();
      chunk.set(key, item.listing);
    } else if (item.kind === 'problem') {
      if (LEFT_OUT.has(item.problem.code)) book.run.quarantined += 1;
      book.note(item.problem);
    } else if (item.kind === 'rejected')
      throw new Error(`the file changed while it was read: ${item.problem.code}`);
  }
  await flush();
  if (book.run.created > CHUNK) await refreshStatistics(payload);
  if (book.run.failed > 0) book.run.state = 'failed';
}

/** Problems of the reader that mean a listing was not handed over. */
const LEFT_OUT = new Set([
  'missing-id',
  'id-too-long',
  'unknown-status',
  'listing-too-large',
  'listing-unreadable',
]);

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
  book,
  work,
  inline,
}: {
  taken: TakenListing;
  book: RunBook;
  work: FileWork;
  inline: InlineFolder;
}): Promise<void> {
  book.run[COUNTER[taken.result]] += 1;
  if (taken.pending && taken.id !== undefined) work.listingIds.push(taken.id);
  work.dropped.push(...taken.dropped);
  for (const [hash, bytes] of taken.inline) await inline.keep(hash, bytes);
}

async function finish({
  payload,
  store,
  worked,
  inline,
  fetchLimits,
}: {
  payload: Payload;
  store: FeedStore;
  worked: WorkedFile[];
  inline: InlineFolder;
  fetchLimits: FetchLimits;
}): Promise<FeedRun[]> {
  for (const { file, book, work } of worked) {
    try {
      if (book.run.state !== 'quarantined')
        await takePictures({ payload, store, file, inline, fetchLimits, book, ...work });
    } catch (error) {
      log.error({ err: error }, 'the pictures of a feed broke off');
      book.note(PICTURES_BROKEN_OFF);
    }
    if (book.run.state === 'running') book.run.state = 'done';
    await book.save().catch((error) => log.error({ err: error }, 'a feed report could not be stored'));
  }
  return worked.map(({ book }) => book.run);
}

async function quarantineBundle({
  payload,
  source,
  origin,
  message,
}: {
  payload: Payload;
  source: FeedSource;
  origin: RunOrigin;
  message: string;
}): Promise<FeedRun> {
  const name = source.name ?? ('path' in source ? source.path : '');
  const book = await openRun({ payload, fileName: name.split(/[\\/]/).at(-1) ?? name, origin });
  book.run.state = 'quarantined';
  book.note({ code: 'bad-bundle', severity: 'error', message });
  await book.save();
  return book.run;
}

const ended = (runs: FeedRun[]): ImportedFeed => ({ runs, finished: Promise.resolve(runs) });

const BROKEN_OFF: FeedNote = {
  code: 'broken-off',
  severity: 'error',
  message: 'The import broke off; listings before the break are stored. Import the file again.',
};

const PICTURES_BROKEN_OFF: FeedNote = {
  code: 'pictures-broken-off',
  severity: 'error',
  message: 'Some pictures could not be taken in. Import the file again; what is there is not fetched twice.',
};
