import { type FeedListing, localToUtc, type Place, timeZoneOf, utcToLocal } from '@frontage/reaxml';
import { channelOf } from '../public/project-listing.ts';
import { publicRows } from '../public/public-rows.ts';
import type { StoredListing } from '../terms/stored-listing.ts';
import type { FeedNote } from './feed-note.ts';
import { EMPTY_STATE, type FeedState, type PictureSlot } from './feed-state.ts';
import { diffOf, diffOfNew, type ListingDiff } from './listing-changes.ts';
import type { ListingLayout } from './listing-layout.ts';
import { type Changes, insertListing } from './listing-statements.ts';
import { type ListingWrites, mergeWrites } from './listing-writes.ts';
import { mapFeedListing, placeOf } from './map-feed-listing.ts';
import type { MessageMarks } from './message-mark.ts';
import { droppedMedia, type Images, pairWrites } from './pair-writes.ts';
import { placeNotes } from './place-note.ts';
import { planUpdate } from './plan-listing.ts';
import type { StoredPair } from './read-stored.ts';
import type { TakeFeedListings, TakenListing } from './taken-listing.ts';
import { type Withdrawal, withdrawalOf } from './withdrawals.ts';

/** A message worked out against what is stored: what to write, and what came of it once that is written. */
export type PreparedListing = {
  message: FeedListing;
  id: number;
  result: 'created' | 'updated' | 'unchanged';
  listing: StoredListing;
  /** Something a person can see changes. */
  visible: boolean;
  /** What changes, field by field. Empty when there is no visible change. */
  diff: ListingDiff;
  pending: boolean;
  dropped: number[];
  inline: Map<string, Buffer>;
  notes: FeedNote[];
  /** Written only if the listing was not changed meanwhile. */
  guarded: boolean;
  writes: (images: Images) => ListingWrites;
};

/** A message that stores nothing, but for a withdrawal that is to be remembered. */
export type Refusal = { taken: TakenListing; notes: FeedNote[]; withdrawal?: Withdrawal };

type Input = Omit<TakeFeedListings, 'payload' | 'messages'> & {
  layout: ListingLayout;
  message: FeedListing;
  stored?: StoredPair;
  /** What took the listing off the market before it was ever described. */
  withdrawal?: Withdrawal;
  /** Staff wrote the listing here, and an export brings it back. */
  isWrittenHere?: boolean;
  /** What tells the same message again. */
  marks?: MessageMarks;
  /** ISO instant of the write. */
  now: string;
  newId: () => number;
  newVersionId: () => number;
};

/** A sender's clock may run ahead by this much before its word is cut back. */
const DAY_MS = 86_400_000;

export function prepareListing(input: Input): PreparedListing | Refusal {
  const { message, stored, withdrawal, receivedAt, findOffice, findAgent } = input;
  const office = findOffice(message.agentID);
  if (office === undefined) return refuse(message, 'quarantined', UNKNOWN_AGENCY(message.agentID));
  if (input.isWrittenHere) return refuse(message, 'unchanged', input.isOwnExport ? undefined : WRITTEN_HERE);
  if (stored && input.isOwnExport) return refuse(message, 'unchanged');
  const before = stored?.main.listing;
  if (before?.feedModTime && message.modTime < before.feedModTime) return refuse(message, 'older');
  if (!stored && !isWhole(message)) {
    const refusal = refuse(message, 'unchanged', UNKNOWN_LISTING(message));
    return message.status === 'current' ? refusal : { ...refusal, withdrawal: withdrawalOf(message) };
  }
  if (!stored && withdrawal && message.modTime < withdrawal.modTime)
    return refuse(message, 'older', WITHDRAWN_BEFORE(withdrawal));
  const matchAgent: Parameters<typeof mapFeedListing>[0]['matchAgent'] = (agent) =>
    findAgent({ agent, office });
  const mapped = mapFeedListing({ message, stored: before, state: stored?.main.state, matchAgent });
  const { modTime, notes: timeNotes } = keptModTime({
    message,
    place: placeOf(mapped.patch, before),
    receivedAt,
  });
  const notes = [...timeNotes, ...placeNotes(message)];
  const patch = { ...mapped.patch, office, feedModTime: modTime };
  if (!stored) return prepareNew({ input, mapped: { ...mapped, patch }, notes });

  const { marks } = input;
  const plan = planUpdate({ copy: stored.main, mapped: { ...mapped, patch }, marks });
  // Not one of the fields staff may change, so it follows the feed always.
  if (before?.feedModTime !== modTime) plan.changes.feedModTime = modTime;
  if (input.keepPublic && before && channelOf(before) && !channelOf(plan.listing))
    return refuse(message, 'quarantined', KEPT_PUBLIC(message));
  const writes = pairWrites({
    layout: input.layout,
    stored,
    plan,
    planDraft: (copy) => {
      const own = mapFeedListing({ message, stored: copy.listing, state: copy.state, matchAgent });
      return planUpdate({
        copy,
        mapped: { ...own, patch: { ...own.patch, office, feedModTime: modTime } },
        marks,
      });
    },
    writer: { feedRun: input.feedRun ?? 0 },
    now: input.now,
    newVersionId: input.newVersionId,
  });
  return {
    message,
    id: stored.main.rowId,
    result: plan.visible ? 'updated' : 'unchanged',
    listing: plan.listing,
    visible: plan.visible,
    diff: before && plan.visible ? diffOf(before, plan.changes) : {},
    pending: isPending(plan.state),
    dropped: droppedMedia(stored.main.state, plan.state),
    inline: mapped.inline,
    notes,
    guarded: writes.hasChanges,
    writes: writes.writes,
  };
}

function prepareNew({
  input,
  mapped,
  notes,
}: {
  input: Input;
  mapped: ReturnType<typeof mapFeedListing>;
  notes: FeedNote[];
}): PreparedListing {
  const { message, now, receivedAt } = input;
  const id = input.newId();
  const blank = {
    ...input.layout.main.initial,
    id,
    _status: 'published',
    country: 'Australia',
    feedAgentId: message.agentID.toUpperCase(),
    feedUniqueId: message.uniqueID,
    listedAt: listedAt({ message, place: mapped.patch, receivedAt }),
  } as unknown as StoredListing;
  const plan = planUpdate({ copy: { listing: blank, state: EMPTY_STATE }, mapped, marks: input.marks });
  const listing: Changes & Record<string, unknown> = { ...plan.listing, feedImages: plan.state };
  // What says as much as nothing does, such as “no”, is written as it was sent.
  for (const [field, value] of Object.entries(mapped.patch))
    if (!(field in plan.changes)) listing[field] = value;
  const versionId = input.newVersionId();
  return {
    message,
    id,
    result: 'created',
    listing: plan.listing,
    visible: true,
    diff: diffOfNew(plan.listing),
    pending: isPending(plan.state),
    dropped: [],
    inline: mapped.inline,
    notes,
    guarded: false,
    writes: (images) =>
      mergeWrites([
        insertListing({
          layout: input.layout,
          id,
          versionId,
          listing,
          writer: { feedRun: input.feedRun ?? 0 },
          now,
        }),
        { cards: publicRows({ listing: plan.listing, ...images }) },
      ]),
  };
}

/**
 * A message that describes a property and not only its state: enough for a page of its own. Withdrawn and the like for
 * an unknown listing need none.
 */
function isWhole({ status, address, headline, description, images }: FeedListing): boolean {
  if (status === 'withdrawn' || status === 'offmarket' || status === 'deleted') return false;
  return Boolean(address && (address.suburb || address.street || headline || description || images?.length));
}

/** A clock that runs ahead must not block later messages for longer than a day. */
function keptModTime({
  message,
  place,
  receivedAt,
}: {
  message: FeedListing;
  place: Place;
  receivedAt: Date;
}): { modTime: string; notes: FeedNote[] } {
  const limit = utcToLocal({ at: new Date(receivedAt.getTime() + DAY_MS), zone: timeZoneOf(place) });
  if (message.modTime <= limit) return { modTime: message.modTime, notes: [] };
  return { modTime: limit, notes: [FUTURE_TIME(message)] };
}

/** When it came on the market, as far as a feed tells; else the time of its first message. Never in the future. */
function listedAt({
  message,
  place,
  receivedAt,
}: {
  message: FeedListing;
  place: Place;
  receivedAt: Date;
}): string {
  const sent = message.listedAt
    ? new Date(message.listedAt)
    : localToUtc({ local: message.modTime, zone: timeZoneOf(place) });
  return new Date(Math.min(sent.getTime(), receivedAt.getTime())).toISOString();
}

const isPending = ({ slots }: FeedState) => slots.some(({ pending }: PictureSlot) => pending);

function refuse(message: FeedListing, result: TakenListing['result'], note?: FeedNote): Refusal {
  const listingId = `${message.agentID}/${message.uniqueID}`;
  return {
    taken: { listingId, result, pending: false, dropped: [], inline: new Map() },
    notes: note ? [{ ...note, listingId, line: message.line }] : [],
  };
}

const UNKNOWN_AGENCY = (agentId: string): FeedNote => ({
  code: 'unknown-agency',
  severity: 'error',
  element: 'agentID',
  text: agentId,
  message:
    'No office has this agency code, so the listing was skipped. Add the code to its office under “Agency codes in feeds” and import the file again.',
});

const UNKNOWN_LISTING = ({ type, status }: FeedListing): FeedNote => ({
  code: 'unknown-listing',
  severity: 'warning',
  element: `${type}/@status`,
  text: status,
  message:
    'The message changes a listing that is not here and does not describe it, so nothing was stored. Ask the sender for the complete listing if it should be.',
});

const WRITTEN_HERE: FeedNote = {
  code: 'written-here',
  severity: 'warning',
  element: 'uniqueID',
  message:
    'This listing was written on this website and came back in an export, so it stays as it is. Change it under Admin → Listings.',
};

const WITHDRAWN_BEFORE = ({ status, modTime }: Withdrawal): FeedNote => ({
  code: 'withdrawn-before',
  severity: 'warning',
  text: `${status} ${modTime}`,
  message:
    'A newer message had already taken this listing off the market, so this older one was ignored. Ask the sender for the listing again if it should be here.',
});

const KEPT_PUBLIC = ({ type, status }: FeedListing): FeedNote => ({
  code: 'kept-public',
  severity: 'warning',
  element: `${type}/@status`,
  text: status,
  message: 'This withdrawal was skipped, as decided. The listing is unchanged.',
});

const FUTURE_TIME = ({ type, modTime }: FeedListing): FeedNote => ({
  code: 'future-mod-time',
  severity: 'warning',
  element: `${type}/@modTime`,
  text: modTime,
  message:
    'The modification time lies more than a day ahead and counts as a day ahead. Ask the sender to correct the clock.',
});
