import type { Payload } from 'payload';
import type { BucketSettings } from '../env-bucket.ts';
import { StorageError } from './file-store.ts';
import { readFilesPlace, writeFilesPlace } from './files-place.ts';
import { copyToDisk, moveToBucket } from './move-file.ts';
import type { SiteFiles } from './site-files.ts';

/** How keys of files begin that records name. Attachments and feed files are moved with what names them. */
const LIBRARY = ['media/', 'documents/'];
const ALL = [...LIBRARY, 'attachments/', 'feeds/'];
/** Files on their way at once. */
const AT_ONCE = 8;
/** It is said how far it is after so many. */
const SAY_EVERY = 500;

/** What keeps a move from being made, as a sentence that says what to do. */
export class MoveFilesError extends Error {
  override name = 'MoveFilesError';
}

type Moving = {
  payload: Payload;
  files: SiteFiles;
  settings: BucketSettings;
  /** Told how far it is. */
  say: (text: string) => void;
};

/** How many files were moved, of how many bytes, and how many could not be. */
export type MovedFiles = { files: number; bytes: number; failed: number };

/**
 * Moves what is in DATA_DIR to the bucket; files are removed from the disk once their copies were compared. The server
 * serves them all the while, and must know the bucket. What was moved by an earlier call is not there any more.
 */
export async function moveFilesToBucket({
  payload,
  files,
  settings,
  say,
  moveAttachments,
}: Moving & {
  /** Moves the attachments of leads; resolves to how many. */
  moveAttachments: () => Promise<number>;
}): Promise<MovedFiles> {
  const place = await readFilesPlace(payload);
  if (place?.bucket !== settings.url)
    throw new MoveFilesError(
      `Start the server with these settings first: a server that does not know the bucket ${settings.name} would miss its files. Nothing was moved.`,
    );
  if (place.isLeaving) await writeFilesPlace(payload, { ...place, isLeaving: false });
  const moved = await forEach({
    say,
    keys: keysIn(files.disk, LIBRARY),
    move: (key) => moveToBucket(files, key),
  });
  return { ...moved, files: moved.files + (await moveAttachments()) };
}

/**
 * Copies what is in the bucket to DATA_DIR; the bucket keeps its own. What is there already and equal is passed over. From
 * now on the server leaves on the disk what it accepts there.
 */
export async function moveFilesToDisk({ payload, files, settings, say }: Moving): Promise<MovedFiles> {
  const { bucket } = files;
  if (!bucket) throw new MoveFilesError('There is no bucket to copy from.');
  await writeFilesPlace(payload, { bucket: settings.url, name: settings.name, isLeaving: true });
  return forEach({ say, keys: keysIn(bucket, ALL), move: (key) => copyToDisk({ files, key }) });
}

async function* keysIn(store: Pick<SiteFiles, 'list'>, prefixes: readonly string[]): AsyncGenerator<string> {
  for (const prefix of prefixes) for await (const { key } of store.list(prefix)) yield key;
}

/** A few at once. One that fails is counted; where the bucket does not answer at all, everything ends. */
async function forEach({
  keys,
  move,
  say,
}: {
  keys: AsyncGenerator<string>;
  move: (key: string) => Promise<number | undefined>;
  say: (text: string) => void;
}): Promise<MovedFiles> {
  const done: MovedFiles = { files: 0, bytes: 0, failed: 0 };
  const work = async () => {
    for await (const key of keys) {
      try {
        const size = await move(key);
        if (size === undefined) continue;
        done.files += 1;
        done.bytes += size;
        if (done.files % SAY_EVERY === 0) say(`${done.files} files, ${(done.bytes / 1e6).toFixed(0)} MB …`);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        done.failed += 1;
        say(`${key}: ${error.message}`);
        if (done.failed > 20)
          throw new MoveFilesError(
            'Too many files could not be moved. Run this again once the file storage works: it goes on where it ended.',
          );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}
