import type { Payload } from 'payload';
import { oneAtATime } from '#site/server/one-at-a-time.ts';
import type { FeedFile } from './feed-bundle.ts';
import type { RunBook } from './feed-run.ts';
import type { FeedStore, PictureSlot } from './feed-store.ts';
import { type FetchLimits, fetchPicture } from './fetch-picture.ts';
import type { InlineFolder } from './inline-folder.ts';
import { PictureError } from './picture-error.ts';
import { storeDocument } from './store-document.ts';
import { sha256, storePicture } from './store-picture.ts';
import { deleteUnusedDocuments, deleteUnusedMedia } from './unused-media.ts';

type Pictures = {
  payload: Payload;
  store: FeedStore;
  file: FeedFile;
  inline: InlineFolder;
  fetchLimits: FetchLimits;
  book: RunBook;
  listingIds: number[];
  dropped: number[];
};

/** Listings whose pictures are taken in at the same time; also the number of connections. */
const WORKERS = 2;
/** Listings looked up at once. */
const BATCH = 50;
/** A host that fails this often in a row is left alone until the next import. */
const HOST_PATIENCE = 3;

/**
 * Takes in the pictures and documents these listings wait for and shows each listing's when it has them. One that
 * cannot be taken is a line in the report; the one before stays, and the slot is tried again with the next import. Ends
 * by deleting what feeds brought and nothing shows any more.
 */
export async function takePictures(input: Pictures): Promise<void> {
  const failures = new Map<string, number>();
  const dropped = [...input.dropped];
  const ids = [...new Set(input.listingIds)];
  for (let at = 0; at < ids.length; at += BATCH) {
    const waiting = await input.store.waitingPictures(input.payload, ids.slice(at, at + BATCH));
    const worker = async () => {
      for (let listing = waiting.shift(); listing; listing = waiting.shift()) {
        const result = await takeListing({ ...input, listing, failures });
        dropped.push(...result.dropped);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
  }
  await deleteUnusedMedia({ payload: input.payload, dropped });
  await deleteUnusedDocuments(input.payload);
}

type ListingInput = Pictures & {
  listing: { id: number; listingId: string; slots: PictureSlot[] };
  failures: Map<string, number>;
};

async function takeListing(input: ListingInput): Promise<{ dropped: number[] }> {
  const { payload, store, listing, book } = input;
  const pictures: { slot: PictureSlot; media: number; hash: string; etag?: string }[] = [];
  for (const slot of listing.slots) {
    try {
      const taken = await takeSlot({ ...input, slot });
      if (taken.hash !== slot.hash && slot.kind !== 'document') book.run.imagesFetched += 1;
      pictures.push({ slot, ...taken });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      book.note({
        code: slot.kind === 'document' ? 'document-not-taken' : 'picture-not-taken',
        severity: 'warning',
        listingId: listing.listingId,
        element: `${slot.kind === 'image' ? 'img' : slot.kind} ${slot.id}`,
        text: slot.url ?? slot.file ?? 'inside the file',
        message: `The ${slot.kind === 'document' ? 'document' : 'picture'} ${error.message}`,
      });
    }
  }
  if (pictures.length === 0) return { dropped: [] };
  return oneAtATime({
    name: 'write',
    work: () => store.linkPictures({ payload, id: listing.id, pictures, feedRun: book.run.id }),
  });
}

async function takeSlot(
  input: ListingInput & { slot: PictureSlot },
): Promise<{ media: number; hash: string; etag?: string }> {
  const { payload, slot } = input;
  const found = await bytesOf(input);
  if (found === 'not-modified') {
    const { media, hash, etag } = slot;
    if (media === undefined || !hash)
      throw new PictureError('was not sent by its server. It is tried again.');
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

async function bytesOf({ slot, file, inline, ...rest }: ListingInput & { slot: PictureSlot }) {
  if (slot.url) return fetchPatiently({ ...rest, url: slot.url, slot });
  const bytes = slot.file ? await file.picture(slot.file) : await inline.read(slot.inline ?? '');
  if (!bytes)
    throw new PictureError(
      slot.file
        ? 'is not beside the feed or is too large. Send it in the same folder or zip.'
        : 'was inside a feed whose import broke off. Send the feed again.',
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
    throw new PictureError(
      `was not fetched: ${host} does not answer. It is tried again with the next import.`,
    );
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
    if (error instanceof PictureError && error.cause === 'unreachable')
      failures.set(host, (failures.get(host) ?? 0) + 1);
    throw error;
  }
}
