import { basename, posix } from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BundleError, type FeedBundle, isRubbish, MAX_PICTURE_BYTES, pathParts } from './feed-bundle.ts';

/** What an archive may hold. A few kilobytes of zip can claim terabytes. */
export type ZipLimits = { maxEntries: number; maxTotalBytes: number; maxRatio: number };

export const ZIP_LIMITS: ZipLimits = { maxEntries: 20_000, maxTotalBytes: 4_000_000_000, maxRatio: 300 };

/** Small entries may compress as well as they like. */
const RATIO_FROM_BYTES = 1_000_000;

/**
 * The XML files of a zip, each with the pictures beside it or anywhere in the archive. Sizes are checked from the
 * directory first and again while unpacking. Nothing is written to disk. Throws {@link BundleError}.
 */
export async function openZip(path: string, limits = ZIP_LIMITS): Promise<FeedBundle> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw refused(path, error.message);
  });
  try {
    const entries = await directoryOf(zip, limits);
    const byPath = new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry]));
    const byName = new Map(entries.map((entry) => [posix.basename(entry.fileName).toLowerCase(), entry]));
    const feeds = entries.filter((entry) => /\.xml$/i.test(entry.fileName));
    if (feeds.length === 0)
      throw new BundleError(`${basename(path)} holds no .xml file. Send the feed inside it.`);
    return {
      files: feeds.map((feed) => ({
        name: `${basename(path)}/${feed.fileName}`,
        open: () => unpack(zip, feed),
        async picture(wanted) {
          const parts = pathParts(wanted)?.map((part) => part.toLowerCase());
          if (!parts?.length) return undefined;
          const folder = posix.dirname(feed.fileName).toLowerCase();
          const entry =
            byPath.get(posix.join(folder, ...parts)) ??
            byPath.get(parts.join('/')) ??
            byName.get(parts.at(-1) ?? '');
          return entry && entry.uncompressedSize <= MAX_PICTURE_BYTES
            ? collect(unpack(zip, entry))
            : undefined;
        },
      })),
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BundleError ? error : refused(path, (error as Error).message);
  }
}

/** The files of the archive. The reader itself refuses names that lead out of it. */
async function directoryOf(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.maxEntries) throw new Error(`it holds more than ${limits.maxEntries} files`);
  const entries: Entry[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || isRubbish(entry.fileName)) continue;
    total += entry.uncompressedSize;
    const unfoldsBy = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (total > limits.maxTotalBytes) throw new Error('its files are too large');
    if (entry.uncompressedSize > RATIO_FROM_BYTES && unfoldsBy > limits.maxRatio)
      throw new Error(
        `${entry.fileName.slice(0, 80)} unfolds to more than ${limits.maxRatio} times its size`,
      );
    entries.push(entry);
  }
  return entries;
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>;
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

function refused(path: string, reason: string): BundleError {
  return new BundleError(
    `The zip ${basename(path)} was refused: ${reason}. Nothing was changed; pack it again.`,
  );
}
