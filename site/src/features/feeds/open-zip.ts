import { posix } from 'node:path';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import {
  BundleError,
  type FeedBundle,
  feedsAmong,
  isRubbish,
  MAX_PICTURE_BYTES,
  pathParts,
} from './feed-bundle.ts';

/** What an archive may hold. A few kilobytes of zip can claim terabytes. */
export type ZipLimits = { maxEntries: number; maxTotalBytes: number; maxRatio: number };

export const ZIP_LIMITS: ZipLimits = { maxEntries: 20_000, maxTotalBytes: 4_000_000_000, maxRatio: 300 };

/** Small entries may compress as well as they like. */
const RATIO_FROM_BYTES = 1_000_000;

/**
 * The XML files of a zip (or where there is none its CSV files), each with the pictures beside it or anywhere in the archive. Sizes are checked from the
 * directory first and again while unpacking. Nothing is written to disk. An entry that cannot be taken is left out with
 * a warning. Throws {@link BundleError} when the archive as a whole cannot be read.
 */
export async function openZip({
  path,
  name,
  limits = ZIP_LIMITS,
}: {
  path: string;
  /** As people know it. */
  name: string;
  limits?: ZipLimits;
}): Promise<FeedBundle> {
  // Names are decoded here: the reader itself would stop at the first bad one.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false } as const;
  const zip = await openPromise(path, options).catch((error: Error) => {
    throw refused(name, error.message);
  });
  try {
    const { entries, warnings } = await directoryOf(zip, limits);
    const byPath = new Map(entries.map((each) => [each.path.toLowerCase(), each.entry]));
    const byName = new Map(entries.map((each) => [posix.basename(each.path).toLowerCase(), each.entry]));
    const feeds = feedsAmong(entries);
    if (feeds.length === 0)
      throw new BundleError(
        [`${name} holds no .xml or .csv file. Send the feed inside it.`, ...warnings].join(' '),
      );
    return {
      files: feeds.map((feed) => ({
        name: `${name}/${feed.path}`,
        archive: { path, name },
        warnings,
        open: () => unpack(zip, feed.entry),
        async picture(wanted) {
          const parts = pathParts(wanted)?.map((part) => part.toLowerCase());
          if (!parts?.length) return undefined;
          const folder = posix.dirname(feed.path).toLowerCase();
          const entry =
            byPath.get(posix.join(folder, ...parts)) ??
            byPath.get(parts.join('/')) ??
            byName.get(parts.at(-1) ?? '');
          return entry && entry.uncompressedSize <= MAX_PICTURE_BYTES
            ? collect(unpack(zip, entry))
            : undefined;
        },
      })),
      refused: [],
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BundleError ? error : refused(name, (error as Error).message);
  }
}

type NamedEntry = { path: string; entry: Entry };

/** The files of the archive that can be taken, and a sentence for each that cannot. */
async function directoryOf(
  zip: ZipFile,
  limits: ZipLimits,
): Promise<{ entries: NamedEntry[]; warnings: string[] }> {
  if (zip.entryCount > limits.maxEntries) throw new Error(`it holds more than ${limits.maxEntries} files`);
  const entries: NamedEntry[] = [];
  const warnings: string[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const path = nameOf(entry);
    if (path.endsWith('/') || (isRubbish(path) && !validateFileName(path))) continue;
    const problem = problemOf({ path, entry, limits });
    if (problem) {
      warnings.push(`“${path.replace(/\p{Cc}/gu, '').slice(0, 80)}” in the zip was skipped: ${problem}.`);
      continue;
    }
    total += entry.uncompressedSize;
    if (total > limits.maxTotalBytes) throw new Error('its files are too large');
    entries.push({ path, entry });
  }
  return { entries, warnings };
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

function problemOf({ path, entry, limits }: NamedEntry & { limits: ZipLimits }): string | undefined {
  if (validateFileName(path)) return 'its name leads out of the archive';
  if (/\.zip$/i.test(path)) return 'a zip inside a zip is not opened. Send it by itself';
  const unfoldsBy = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (entry.uncompressedSize > RATIO_FROM_BYTES && unfoldsBy > limits.maxRatio)
    return `it unfolds to more than ${limits.maxRatio} times its size`;
  return undefined;
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>;
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

function refused(name: string, reason: string): BundleError {
  return new BundleError(`The zip ${name} was refused: ${reason}. Nothing was changed; pack it again.`);
}
