import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import {
  type FeedListing,
  type FeedProblem,
  type KnownListings,
  readFeed,
  type SentListing,
} from '@frontage/reaxml';
import { feedKey } from '#site/features/listings/feed/read-stored.ts';
import type { CsvMapping } from './csv/csv-mapping.ts';
import { readCsvFeed } from './csv/read-csv-feed.ts';
import { type FeedFile, isCsvName, isTextName } from './feed-bundle.ts';
import { normalCode } from './sources/load-source.ts';

/** What a file holds, one item a line. Vendors' details are gone: the reader drops them. */
export type SpoolItem =
  | { kind: 'listing'; listing: FeedListing; mark?: string }
  | { kind: 'known'; known: SentListing }
  | { kind: 'problem'; problem: FeedProblem };

/** The listing an item is about: `AGENT/unique-id`; undefined for a problem. */
export function keyOf(item: SpoolItem): string | undefined {
  if (item.kind === 'problem') return undefined;
  const { agentID, uniqueID } = item.kind === 'listing' ? item.listing : item.known;
  return feedKey(agentID, uniqueID);
}

/** Problems of the reader that mean a listing was not handed over. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'missing-id',
  'id-too-long',
  'unknown-status',
  'listing-too-large',
  'listing-unreadable',
  'unknown-choice',
]);

/**
 * A file read from end to end: whether it can be imported, its date (local, `YYYY-MM-DDTHH:mm:ss`) and SHA-256. Of
 * one that cannot, `path` holds what could be read before it broke off.
 */
export type SpooledFile = {
  hash: string;
  path: string;
  /** Listings that were read, and those that could not be. */
  listings: number;
  broken: number;
  /** How many listings name each agency, by its code in capital letters. */
  agencies: ReadonlyMap<string, number>;
} & End;

/** `madeBy`: the website that exported it. */
type End = { ok: true; date?: string; madeBy?: string } | { ok: false; problem: FeedProblem };

/** Characters written at once. */
const STEP = 256_000;

/**
 * Reads a whole file and writes what it holds to `path`, so that a file that breaks off changes nothing, and that
 * it is taken apart only once. `see` is shown each listing.
 */
export async function spoolFile({
  file,
  receivedAt,
  path,
  csv,
  see,
  known,
}: {
  file: FeedFile;
  receivedAt: Date;
  path: string;
  /** How the source's CSV files are read. */
  csv: CsvMapping | undefined;
  /** May change what is written of it. */
  see: (listing: FeedListing) => FeedListing;
  /** Listings whose text need not be read again. */
  known?: KnownListings;
}): Promise<SpooledFile> {
  const hash = createHash('sha256');
  const agencies = new Map<string, number>();
  const counts = { listings: 0, broken: 0 };
  let failure: Error | undefined;
  async function* pieces() {
    try {
      for await (const piece of file.open()) {
        hash.update(piece);
        yield piece;
      }
    } catch (error) {
      failure = error as Error;
      throw error;
    }
  }
  const count = ({ agentID }: { agentID: string }) => {
    counts.listings += 1;
    const code = normalCode(agentID);
    agencies.set(code, (agencies.get(code) ?? 0) + 1);
  };
  const spool = await open(path, 'wx', 0o600);
  let text = '';
  let end: End = { ok: true };
  try {
    const items =
      isCsvName(file.name) || (csv && isTextName(file.name))
        ? readCsvFeed({ pieces: pieces(), again: file.open, mapping: csv, receivedAt })
        : readFeed({ source: pieces(), receivedAt, ...(known ? { known } : {}) });
    for await (const item of items) {
      if (item.kind === 'rejected') end = { ok: false, problem: item.problem };
      else if (item.kind === 'end') {
        const { date, madeBy } = item;
        end = { ok: true, ...(date ? { date } : {}), ...(madeBy ? { madeBy } : {}) };
      } else {
        if (item.kind === 'problem') counts.broken += LEFT_OUT.has(item.problem.code) ? 1 : 0;
        else count(item.kind === 'known' ? item.known : item.listing);
        const kept = item.kind === 'listing' ? { ...item, listing: see(item.listing) } : item;
        text += `${JSON.stringify(kept)}\n`;
      }
      if (text.length > STEP) {
        await spool.appendFile(text);
        text = '';
      }
    }
    await spool.appendFile(text);
  } catch (error) {
    if (!failure) throw error;
    await spool.appendFile(text);
    end = { ok: false, problem: unreadable(failure) };
  } finally {
    await spool.close();
  }
  return { ...end, ...counts, agencies, hash: hash.digest('hex'), path };
}

/** The items of a file that was spooled, in its order. */
export async function* readSpool(path: string): AsyncGenerator<SpoolItem> {
  let rest = '';
  for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: STEP })) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as SpoolItem;
  }
}

/** Reads a listing that was passed over. */
export async function readSent({ text }: SentListing, receivedAt: Date): Promise<FeedListing> {
  const source = async function* () {
    yield Buffer.from(`<propertyList>${text}</propertyList>`);
  };
  for await (const item of readFeed({ source: source(), receivedAt }))
    if (item.kind === 'listing') return item.listing;
  throw new Error('A listing that was read before cannot be read any more.');
}

/** A damaged archive or a disk that fails: the file is as good as truncated. */
const unreadable = (error: Error): FeedProblem => ({
  code: 'truncated',
  severity: 'error',
  text: error.message.slice(0, 200),
  message: 'The file could not be read to its end. Nothing was changed; send it again.',
});
