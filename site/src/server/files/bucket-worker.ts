import type { Payload } from 'payload';
import { log } from '../log.ts';
import { createWorkLoop } from '../queue/work-loop.ts';
import { StorageError } from './file-store.ts';
import { readFilesPlace } from './files-place.ts';
import type { BucketStore } from './s3/s3-store.ts';
import { noteStorageHealth } from './storage-health.ts';

const PAUSE_MS = 10_000;
/** A stop does not wait longer for a bucket that is silent, in ms: what was not stored is tried again. */
const STOP_MS = 3000;
/** Uploads that began longer ago have ended or never will; looked for as often, in ms. */
const DAY_MS = 24 * 60 * 60 * 1000;

export type BucketWorker = {
  start(): void;
  /** There is something to store. */
  wake(): void;
  stop(): Promise<void>;
  /** Everything that waits, once. */
  runOnce(): Promise<void>;
};

/** Stores in the bucket what was accepted on this machine, and notes how the bucket is. Each work resolves to a count. */
export function createBucketWorker({
  payload,
  bucket,
  works,
  now = Date.now,
}: {
  payload: Payload;
  bucket: BucketStore;
  works: readonly (() => Promise<number>)[];
  /** Epoch ms. */
  now?: () => number;
}): BucketWorker {
  let lookedAt = 0;
  /** A service that does not list uploads, or a key that may not, is no reason to leave the rest undone. */
  async function endOldUploads(): Promise<void> {
    if (Math.abs(now() - lookedAt) < DAY_MS) return;
    lookedAt = now();
    try {
      const uploads = await bucket.endOldUploads(now() - DAY_MS);
      if (uploads > 0) log.info({ uploads }, 'uploads to the bucket that never ended were removed');
    } catch (error) {
      log.warn({ err: error }, 'uploads to the bucket that never ended could not be looked for');
    }
  }

  async function runOnce(): Promise<void> {
    let stored = 0;
    try {
      await bucket.check();
      const isLeaving = (await readFilesPlace(payload))?.isLeaving;
      for (const work of isLeaving ? [] : works) stored += await work();
      await endOldUploads();
      if (noteStorageHealth(undefined, now())) log.info('the file storage answers again');
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      if (noteStorageHealth(error.message, now()))
        log.error({ err: error }, 'the file storage cannot be reached: what is received stays on the disk');
    }
    if (stored > 0) log.info({ files: stored }, 'received files were stored in the bucket');
  }
  const loop = createWorkLoop({
    work: runOnce,
    pause: () => PAUSE_MS,
    wokenMs: 0,
    wokenMeanwhileMs: 1000,
    failure: 'received files could not be stored in the bucket: will retry',
  });
  return {
    start: loop.start,
    wake: loop.wake,
    runOnce,
    stop: () =>
      Promise.race([loop.stop(), new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref())]),
  };
}
