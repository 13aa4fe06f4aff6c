import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type FeedListing, type FeedProblem, readFeed } from '@frontage/reaxml';
import type { FeedFile } from './feed-bundle.ts';

/** What a file holds, one item a line. Vendors' details are gone: the reader drops them. */
export type SpoolItem = { kind: 'listing'; listing: FeedListing } | { kind: 'problem'; problem: FeedProblem };

/** A file read from end to end: whether it can be imported, its date (local, `YYYY-MM-DDTHH:mm:ss`) and its SHA-256. */
export type SpooledFile =
  | { ok: true; date?: string; hash: string; path: string }
  | { ok: false; problem: FeedProblem; hash: string };

/** Characters written at once. */
const STEP = 256_000;

/**
 * Reads a whole file once and writes what it holds to `path`, so that a file that breaks off changes nothing, and that
 * XML is read only once. `see` is shown each listing.
 */
export async function spoolFile({
  file,
  receivedAt,
  path,
  see,
}: {
  file: FeedFile;
  receivedAt: Date;
  path: string;
  see: (listing: FeedListing) => void;
}): Promise<SpooledFile> {
  const hash = createHash('sha256');
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
  const spool = await open(path, 'wx', 0o600);
  let text = '';
  let date: string | undefined;
  try {
    for await (const item of readFeed({ source: pieces(), receivedAt })) {
      if (item.kind === 'rejected') return { ok: false, problem: item.problem, hash: hash.digest('hex') };
      if (item.kind === 'end') date = item.date;
      else {
        if (item.kind === 'listing') see(item.listing);
        text += `${JSON.stringify(item)}\n`;
      }
      if (text.length > STEP) {
        await spool.appendFile(text);
        text = '';
      }
    }
    await spool.appendFile(text);
  } catch (error) {
    if (!failure) throw error;
    return { ok: false, problem: unreadable(failure), hash: hash.digest('hex') };
  } finally {
    await spool.close();
  }
  return { ok: true, hash: hash.digest('hex'), path, ...(date ? { date } : {}) };
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

/** A damaged archive or a disk that fails: the file is as good as truncated. */
const unreadable = (error: Error): FeedProblem => ({
  code: 'truncated',
  severity: 'error',
  text: error.message.slice(0, 200),
  message: 'The file could not be read to its end. Nothing was changed; send it again.',
});
