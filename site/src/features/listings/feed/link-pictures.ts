import type { Payload } from 'payload';
import { atomically } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';
import { purge } from '#site/server/purge.ts';
import { listingTags } from '../public/publish-listing.ts';
import { idOf } from '../terms/stored-listing.ts';
import type { FeedState, PictureSlot } from './feed-state.ts';
import { freeIds } from './free-ids.ts';
import { diffOf, forgetChanges, recordChanges } from './listing-changes.ts';
import { listingLayout } from './listing-layout.ts';
import { statementsOf } from './listing-writes.ts';
import { droppedMedia, pairWrites } from './pair-writes.ts';
import { planUpdate } from './plan-listing.ts';
import { readById, type StoredCopy } from './read-stored.ts';

export type WaitingListing = { id: number; listingId: string; slots: PictureSlot[] };

/** A picture that was taken in: the slot as it was asked for, and what is stored of it. */
export type TakenPicture = { slot: PictureSlot; media: number; hash: string; etag?: string };

const OFF_THE_MARKET: readonly string[] = ['withdrawn', 'offmarket', 'deleted'];

/** The slots of these listings whose pictures are still to be fetched. One that is off the market waits till it is back. */
export async function waitingPictures(payload: Payload, ids: number[]): Promise<WaitingListing[]> {
  const pairs = await readById(payload, ids);
  return pairs.flatMap(({ main: { listing, state } }) => {
    const slots = OFF_THE_MARKET.includes(listing.status) ? [] : state.slots.filter(({ pending }) => pending);
    const listingId = `${listing.feedAgentId}/${listing.feedUniqueId}`;
    return slots.length ? [{ id: listing.id, listingId, slots }] : [];
  });
}

const TRIES = 3;

/**
 * Shows the pictures that came: in the listing, in a staff draft of it and to visitors. A slot the feed has changed again
 * meanwhile is left waiting. Returns the stored pictures that are not shown here any more.
 */
export async function linkPictures({
  payload,
  id,
  pictures,
  feedRun = 0,
  keepChanges = false,
}: {
  payload: Payload;
  id: number;
  pictures: TakenPicture[];
  /** The number of the import's report, for the history of the listing. */
  feedRun?: number;
  /** Writes down what changes, to show it and to put it back. */
  keepChanges?: boolean;
}): Promise<{ dropped: number[] }> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [stored] = await readById(payload, [id]);
    if (!stored) return { dropped: [] };
    const planOf = (copy: StoredCopy) =>
      planUpdate({ copy, mapped: { patch: {}, parts: withPictures(copy.state, pictures) } });
    const plan = planOf(stored.main);
    const at = Date.now();
    const { versionIds } = await freeIds({ payload, versions: 2 });
    const writes = pairWrites({
      layout: listingLayout(payload),
      stored,
      plan,
      planDraft: planOf,
      writer: { feedRun },
      now: new Date(at).toISOString(),
      newVersionId: () => versionIds.shift() as number,
    });
    if (!writes.hasChanges) return { dropped: [] };
    const { images: shown, floorPlans } = plan.listing;
    const images = await imagesById(payload, [...(shown ?? []), ...(floorPlans ?? [])].map(idOf));
    const { statements, guards } = statementsOf(writes.writes({ image: (media) => images.get(media) }));
    const diff = plan.visible && keepChanges && feedRun ? diffOf(stored.main.listing, plan.changes) : {};
    const changes = Object.keys(diff).length > 0 ? [{ listing: id, kind: 'changed' as const, diff }] : [];
    const recorded = recordChanges({ run: feedRun, changes, at });
    const written = (await atomically(payload, [...statements, ...recorded])).slice(0, guards).flat();
    if (!written.some((row) => Number(row.id) === id)) {
      if (changes.length > 0) await forgetChanges({ payload, run: feedRun, at, listings: [id] });
      continue;
    }
    if (plan.visible) purge(listingTags([{ id }]));
    return { dropped: droppedMedia(stored.main.state, plan.state) };
  }
  throw new Error('another user was changing it');
}

function withPictures(state: FeedState, pictures: TakenPicture[]): FeedState {
  const slots = state.slots.map((slot) => {
    const taken = pictures.find((picture) => isSameRequest(picture.slot, slot));
    if (!taken) return slot;
    const { pending: _, etag: __, ...rest } = slot;
    return {
      ...rest,
      media: taken.media,
      hash: taken.hash,
      ...(taken.etag ? { etag: taken.etag } : {}),
    };
  });
  return { ...state, slots };
}

function isSameRequest(a: PictureSlot, b: PictureSlot): boolean {
  return (
    a.kind === b.kind &&
    a.id === b.id &&
    a.url === b.url &&
    a.file === b.file &&
    a.inline === b.inline &&
    a.modTime === b.modTime
  );
}
