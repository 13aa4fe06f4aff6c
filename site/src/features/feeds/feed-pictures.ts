import type { Payload } from 'payload';
import type { FeedNote } from '#site/features/listings/feed/feed-note.ts';
import type { PictureSlot } from '#site/features/listings/feed/feed-state.ts';
import {
  linkPictures,
  type TakenPicture,
  type WaitingListing,
  waitingPictures,
} from '#site/features/listings/feed/link-pictures.ts';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import type { FeedFile } from './feed-bundle.ts';
import type { RunBook } from './feed-run.ts';
import { type FetchLimits, fetchPicture } from './fetch-picture.ts';
import type { InlineFolder } from './inline-folder.ts';
import { loadFeedSettings } from './load-feed-settings.ts';
import { PictureError } from './picture-error.ts';
import { endTries, holdTries, putOff } from './picture-tries.ts';
import { storeDocument } from './store-document.ts';
import { sha256, storePicture } from './store-picture.ts';
import { deleteUnusedDocuments, deleteUnusedMedia } from './unused-media.ts';

type Pictures = {
  payload: Payload;
  /** The feed the pictures came with. Left out: only pictures that have an address are taken. */
  beside?: { file: FeedFile; inline: InlineFolder };
  fetchLimits: FetchLimits;
  listings: PictureJob[];
  dropped: number[];
  /** Epoch ms. */
  now?: () => number;
};

/** A listing that waits for pictures; `attempts` failed before. */
export type PictureJob = { id: number; attempts: number; book: RunBook };

/** Listings whose pictures are taken in at the same time; also the number of connections. */
const WORKERS = 2;
/** Listings looked up at once. */
const BATCH = 50;
/** A host that fails this often in a row is left alone until the next try. */
const HOST_PATIENCE = 3;

/**
 * Takes in the pictures and documents these listings wait for and shows each listing's when it has them. One that
 * cannot be taken is a line in the report; the one before stays, and it is tried again later (picture-tries.ts). Ends
 * by deleting what feeds brought and nothing shows any more.
 */
export async function takePictures(input: Pictures): Promise<void> {
  const failures = new Map<string, number>();
  const keepChanges = (await loadFeedSettings(input.payload)).keepChangesDays > 0;
  const dropped = [...input.dropped];
  const jobs = [...new Map(input.listings.map((job) => [job.id, job])).values()];
  for (let at = 0; at < jobs.length; at += BATCH) {
    const batch = new Map(jobs.slice(at, at + BATCH).map((job) => [job.id, job]));
    await holdTries(input.payload, [...batch.keys()]);
    const waiting = await waitingPictures(input.payload, [...batch.keys()]);
    const ended = [...batch.keys()].filter((id) => !waiting.some((listing) => listing.id === id));
    const worker = async () => {
      for (let listing = waiting.shift(); listing; listing = waiting.shift()) {
        const job = batch.get(listing.id) as PictureJob;
        const result = await takeListing({ ...input, job, listing, failures, keepChanges });
        dropped.push(...result.dropped);
        if (!(await isPutOff({ ...input, job, listing, failed: result.failed }))) ended.push(listing.id);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
    await endTries(input.payload, ended);
  }
  await deleteUnusedMedia({ payload: input.payload, dropped });
  await deleteUnusedDocuments(input.payload);
}

type ListingInput = Omit<Pictures, 'listings'> & {
  job: PictureJob;
  listing: WaitingListing;
  failures: Map<string, number>;
  /** What changes is written down. */
  keepChanges: boolean;
};

type Failed = { slot: PictureSlot; error: PictureError };

async function takeListing(input: ListingInput): Promise<{ dropped: number[]; failed: Failed[] }> {
  const { payload, listing, job, beside, keepChanges } = input;
  const pictures: TakenPicture[] = [];
  const failed: Failed[] = [];
  for (const slot of listing.slots.filter(({ url }) => url || beside)) {
    try {
      const taken = await takeSlot({ ...input, slot });
      if (taken.hash !== slot.hash && slot.kind !== 'document') job.book.run.imagesFetched += 1;
      pictures.push({ slot, ...taken });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      failed.push({ slot, error });
    }
  }
  if (pictures.length === 0) return { dropped: [], failed };
  const { dropped } = await oneAtATime({
    name: 'write',
    work: () => linkPictures({ payload, id: listing.id, pictures, feedRun: job.book.run.id, keepChanges }),
  });
  return { dropped, failed };
}

/** Whether the listing is tried again. The first failure is told, and when it is given up. */
async function isPutOff({
  payload,
  job,
  listing,
  failed,
  now = Date.now,
}: Pick<ListingInput, 'payload' | 'job' | 'listing' | 'now'> & { failed: Failed[] }): Promise<boolean> {
  const again = failed.filter(({ error }) => !error.isFinal);
  const attempts = job.attempts + 1;
  const isKept = again.length > 0 && (await putOff({ payload, listing: listing.id, attempts, now: now() }));
  for (const { slot, error } of failed) {
    if (job.attempts > 0 && isKept && !error.isFinal) continue;
    if (isKept && error.silentHost) job.book.noteHost(error.silentHost);
    else
      job.book.note(
        failureNote({ listingId: listing.listingId, slot, error, isGivenUp: !isKept && job.attempts > 0 }),
      );
  }
  return isKept;
}

function failureNote({
  listingId,
  slot,
  error,
  isGivenUp,
}: Failed & { listingId: string; isGivenUp: boolean }): FeedNote {
  const what = slot.kind === 'document' ? 'document' : 'picture';
  return {
    code: isGivenUp ? `${what}-given-up` : `${what}-not-taken`,
    severity: 'warning',
    listingId,
    element: `${slot.kind === 'image' ? 'img' : slot.kind} ${slot.id}`,
    text: slot.url ?? slot.file ?? 'inside the file',
    message: isGivenUp
      ? `The ${what} could not be taken in over a whole day and is given up. Ask the sender to send this listing again.`
      : `The ${what} ${error.message}`,
  };
}

async function takeSlot(
  input: ListingInput & { slot: PictureSlot },
): Promise<{ media: number; hash: string; etag?: string }> {
  const { payload, slot } = input;
  const found = await bytesOf(input);
  if (found === 'not-modified') {
    const { media, hash, etag } = slot;
    if (media === undefined || !hash)
      throw new PictureError('was not sent by its server. It is tried again by itself.');
    return { media, hash, ...(etag ? { etag } : {}) };
  }
  const etag = found.etag ? { etag: found.etag } : {};
  const hash = sha256(found.bytes);
  if (hash === slot.hash && slot.media !== undefined) return { media: slot.media, hash, ...etag };
  const { bytes } = found;
  const taken =
    slot.kind === 'document'
      ? await storeDocument({ payload, bytes, name: slot.title ?? nameOf(slot) })
      : await storePicture({ payload, bytes });
  return { ...taken, ...etag };
}

/** The last part of where a document is, for staff. */
const nameOf = ({ url, file }: PictureSlot): string =>
  (url ? new URL(url).pathname : (file ?? '')).split(/[\\/]/).at(-1) || 'Document of a feed';

async function bytesOf({ slot, beside, ...rest }: ListingInput & { slot: PictureSlot }) {
  if (slot.url) return fetchPatiently({ ...rest, url: slot.url, slot });
  const bytes = slot.file
    ? await beside?.file.picture(slot.file)
    : await beside?.inline.read(slot.inline ?? '');
  if (!bytes)
    throw new PictureError(
      slot.file
        ? beside?.file.picturesFollow
          ? 'has not arrived in the folder yet. It is looked for again by itself.'
          : 'is not beside the feed or is too large. Send it in the same folder or zip.'
        : 'was inside a feed whose import broke off. Send the feed again.',
      { isFinal: !(slot.file && beside?.file.picturesFollow) },
    );
  return { bytes };
}

async function fetchPatiently({
  url,
  slot,
  failures,
  fetchLimits,
}: {
  url: string;
  slot: PictureSlot;
  failures: Map<string, number>;
  fetchLimits: FetchLimits;
}) {
  const { host } = new URL(url);
  if ((failures.get(host) ?? 0) >= HOST_PATIENCE)
    throw new PictureError(`was not fetched: ${host} does not answer. It is tried again by itself.`, {
      silentHost: host,
    });
  try {
    const fetched = await fetchPicture({
      url,
      etag: slot.media === undefined ? undefined : slot.etag,
      accept: slot.kind === 'document' ? 'application/pdf' : 'image/*',
      limits: fetchLimits,
    });
    failures.delete(host);
    return fetched;
  } catch (error) {
    if (error instanceof PictureError && error.silentHost) failures.set(host, (failures.get(host) ?? 0) + 1);
    throw error;
  }
}
