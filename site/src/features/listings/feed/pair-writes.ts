import type { PublicImage } from '../public/public-listing.ts';
import { goneRows, publicRows } from '../public/public-rows.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import type { FeedState } from './feed-state.ts';
import type { ListingLayout } from './listing-layout.ts';
import {
  addVersion,
  type FeedWriter,
  insertVersion,
  updateMain,
  updateMemory,
} from './listing-statements.ts';
import { type ListingWrites, mergeWrites } from './listing-writes.ts';
import type { Plan } from './plan-listing.ts';
import type { StoredCopy, StoredPair } from './read-stored.ts';

export type Images = { image: (id: number) => Omit<PublicImage, 'alt'> | undefined };

/**
 * What to write for a change to both copies of a listing. What visitors or staff can see becomes a version of the
 * feed's own, over the ones before; a staff draft gets its own share and stays a draft.
 */
export function pairWrites({
  layout,
  stored: { main, version },
  plan,
  planDraft,
  writer,
  now,
  newVersionId,
}: {
  layout: ListingLayout;
  stored: StoredPair;
  plan: Plan;
  planDraft: (copy: StoredCopy) => Plan;
  writer: FeedWriter;
  now: string;
  newVersionId: () => number;
}): { hasChanges: boolean; writes: (images: Images) => ListingWrites } {
  const touch = plan.visible;
  const next = ({ listing, changes, state }: Plan) => ({
    layout,
    id: main.rowId,
    versionId: newVersionId(),
    listing: { ...listing, ...changes, feedImages: state },
    writer,
    now,
    createdAt: main.createdAt,
  });
  const ofVersion = (): ListingWrites | undefined => {
    if (!version) return insertVersion(next(plan));
    if (version.mirror)
      return touch
        ? addVersion({ ...next(plan), changes: plan.changes })
        : updateMemory({ layout, versionId: version.rowId, changes: plan.changes });
    const draft = planDraft(version);
    if (!touch && !draft.visible)
      return updateMemory({ layout, versionId: version.rowId, changes: draft.changes });
    return addVersion({
      ...next(draft),
      changes: draft.changes,
      ...(touch ? { covered: next(plan) } : {}),
    });
  };
  const versionWrites = ofVersion();
  const hasChanges = Object.keys(plan.changes).length > 0 || versionWrites !== undefined;
  return {
    hasChanges,
    writes: (images) =>
      mergeWrites(
        hasChanges
          ? [
              updateMain({
                layout,
                id: main.rowId,
                changes: plan.changes,
                readAt: main.updatedAt,
                writer,
                now,
                touch,
              }),
              versionWrites ?? {},
              touch ? publicWrites(plan.listing, images) : {},
            ]
          : [],
      ),
  };
}

/** What visitors see of it, and the removal of what they see no more. */
function publicWrites(listing: StoredListing, { image }: Images): Partial<ListingWrites> {
  const cards = publicRows({ listing, image });
  return { cards, hidden: goneRows({ id: listing.id, rows: cards }) };
}

/** Stored pictures that a listing's slots named before and do not any more. */
export function droppedMedia(before: FeedState, after: FeedState): number[] {
  const kept = new Set(pictureIds(after));
  return pictureIds(before).filter((media) => !kept.has(media));
}

// Documents have numbers of their own; they go with the next import (unused-media.ts).
const pictureIds = ({ slots }: FeedState): number[] =>
  slots.flatMap(({ kind, media }) => (kind === 'document' || media === undefined ? [] : [media]));
