import type { SQL } from 'drizzle-orm';
import { projectListing } from '../project-listing.ts';
import type { PublicImage } from '../public-listing.ts';
import { deletePublicListing, writePublicListing } from '../public-listing-store.ts';
import type { StoredListing } from '../stored-listing.ts';
import type { FeedState } from './feed-state.ts';
import { insertVersion, updateMain, updateVersion } from './listing-statements.ts';
import type { Plan } from './plan-listing.ts';
import type { StoredCopy, StoredPair } from './read-stored.ts';

export type Images = { image: (id: number) => Omit<PublicImage, 'alt'> | undefined };

/**
 * The statements of a change to both copies of a listing. A version published as it stands gets what the published row
 * gets; a staff draft gets its own share and stays a draft. The versions in the history are left alone.
 */
export function pairWrites({
  stored: { main, version },
  plan,
  planDraft,
  now,
  newVersionId,
}: {
  stored: StoredPair;
  plan: Plan;
  planDraft: (copy: StoredCopy) => Plan;
  now: string;
  newVersionId: () => number;
}): { hasChanges: boolean; statements: (images: Images) => SQL[] } {
  const touch = plan.visible;
  const ofVersion = (): SQL[] => {
    if (!version)
      return insertVersion({
        id: main.rowId,
        versionId: newVersionId(),
        listing: { ...plan.listing, ...plan.changes, feedImages: plan.state },
        now,
        createdAt: now,
      });
    const { changes } = version.mirror ? plan : planDraft(version);
    if (Object.keys(changes).length === 0 && !touch) return [];
    return updateVersion({ versionId: version.rowId, changes, now, touch });
  };
  const versionStatements = ofVersion();
  const hasChanges = Object.keys(plan.changes).length > 0 || versionStatements.length > 0;
  return {
    hasChanges,
    statements: (images) =>
      hasChanges
        ? [
            ...updateMain({ id: main.rowId, changes: plan.changes, readAt: main.updatedAt, now, touch }),
            ...versionStatements,
            ...(touch ? [publicStatement(plan.listing, images)] : []),
          ]
        : [],
  };
}

/** The card visitors see, or its removal. */
export function publicStatement(listing: StoredListing, { image }: Images): SQL {
  const row = projectListing({ listing, image });
  return row ? writePublicListing(row) : deletePublicListing(listing.id);
}

/** Stored pictures that a listing's slots named before and do not any more. */
export function droppedMedia(before: FeedState, after: FeedState): number[] {
  const kept = new Set(pictureIds(after));
  return pictureIds(before).filter((media) => !kept.has(media));
}

// Documents have numbers of their own; they go with the next import (unused-media.ts).
const pictureIds = ({ slots }: FeedState): number[] =>
  slots.flatMap(({ kind, media }) => (kind === 'document' || media === undefined ? [] : [media]));
