import { hash } from 'node:crypto';
import { listingTitle } from '../terms/listing-title.ts';
import { idOf, type StoredListing } from '../terms/stored-listing.ts';
import { feedDocuments, placeDocuments, plainDocument } from './feed-documents.ts';
import { EMPTY_STATE, type FeedState, mediaOf } from './feed-state.ts';
import { differs, FEED_PICTURES, theirsAfter, withTheirs } from './feed-values.ts';
import type { Changes } from './listing-statements.ts';
import type { MappedListing } from './map-feed-listing.ts';
import type { MessageMarks } from './message-mark.ts';
import type { StoredCopy } from './read-stored.ts';

/** What is to be written to one copy of a listing. */
export type Plan = {
  changes: Changes;
  /** The listing after the changes. */
  listing: StoredListing;
  state: FeedState;
  /** False when nothing but the importer's own memory changes. */
  visible: boolean;
};

/**
 * Works a mapped message into a stored copy. Only fields in which the feed says something else than last time are
 * taken, so an edit by staff stands until then, and for good where staff pinned the field; pictures staff added or
 * rearranged stay where they put them.
 */
export function planUpdate({
  copy: { listing: stored, state: before },
  mapped: { patch, parts },
  marks,
}: {
  copy: Pick<StoredCopy, 'listing' | 'state'>;
  mapped: Pick<MappedListing, 'patch' | 'parts'>;
  /** What tells the message again; left out when no message is worked in. */
  marks?: MessageMarks;
}): Plan {
  const changes: Changes & Record<string, unknown> = {};
  // The listing after the changes so far: it follows each of them.
  const listing: StoredListing & Record<string, unknown> = { ...stored };
  const change = (field: string, value: unknown) => {
    changes[field] = value;
    listing[field] = value;
  };
  const seen = { ...before.seen };
  const pins = new Set(before.pins);
  for (const field of Object.keys(patch) as (keyof StoredListing)[]) {
    const mark = fingerprint(patch[field]);
    if (seen[field] === mark) continue;
    seen[field] = mark;
    if (!pins.has(field) && fingerprint(stored[field]) !== mark) change(field, patch[field]);
  }
  // The map point of another address is worse than none.
  const moved = PLACED_BY.some((part) => part in changes);
  if (moved && patch.latitude === undefined && stored.latitude && !pins.has('latitude'))
    for (const part of ['latitude', 'longitude']) change(part, null);
  const isWaiting = parts.slots.some(({ pending }) => pending);
  const state = withTheirs(
    {
      ...parts,
      seen,
      ...(before.pins ? { pins: before.pins } : {}),
      ...(marks && !isWaiting ? marks : {}),
    },
    theirsAfter({ theirs: before.theirs, said: patch, listing }),
  );
  for (const [field, kind] of FEED_PICTURES) {
    if (pins.has(field)) continue;
    const next = placePictures({
      stored: (stored[field] ?? []).map(idOf),
      before: mediaOf(before.slots, kind),
      after: mediaOf(state.slots, kind),
    });
    if (fingerprint(next) !== fingerprint((stored[field] ?? []).map(idOf))) change(field, next);
  }
  const papers = (stored.documents ?? []).map(plainDocument);
  const placed = placeDocuments({
    stored: papers,
    before: feedDocuments(before.slots),
    after: feedDocuments(state.slots),
  });
  if (fingerprint(placed) !== fingerprint(papers)) change('documents', placed);
  const title = listingTitle(listing);
  if (title !== stored.title) change('title', title);
  const isOurs = differs({ listing, state });
  if (isOurs !== Boolean(stored.feedDiffers)) change('feedDiffers', isOurs);
  const visible = Object.keys(changes).some((field) => field !== 'feedModTime' && field !== 'feedDiffers');
  if (before === EMPTY_STATE || !isSameJson(state, before)) changes.feedImages = state;
  return { changes, listing, state, visible };
}

/** The parts of an address that say where on the map it is. */
const PLACED_BY = ['subNumber', 'lotNumber', 'streetNumber', 'street', 'suburb', 'state', 'postcode'];

/** The stored pictures after the feed's went from `before` to `after`. */
export function placePictures({
  stored,
  before,
  after,
}: {
  stored: number[];
  before: number[];
  after: number[];
}): number[] {
  if (fingerprint(stored) === fingerprint(before)) return after;
  const gone = new Set(before.filter((media) => !after.includes(media)));
  const fresh = after.filter((media) => !before.includes(media) && !stored.includes(media));
  // Staff rearranged them: what the feed dropped goes, what it added comes last.
  return [...stored.filter((media) => !gone.has(media)), ...fresh];
}

/** Equal values, equal marks; nothing, false and an empty list or text count as the same. */
export function fingerprint(value: unknown): string {
  if (value === null || value === undefined || value === false || value === '') return '';
  if (Array.isArray(value) && value.length === 0) return '';
  const kept = isObject(value) ? marks.objects : marks.values;
  const key = isObject(value) ? JSON.stringify(plain(value)) : value;
  const known = kept.get(key);
  if (known) return known;
  const text = isObject(value) ? String(key) : JSON.stringify(value);
  const mark = hash('sha1', text, 'base64url').slice(0, 12);
  if (text.length <= LONGEST_KNOWN) {
    if (kept.size >= MOST_KNOWN) kept.clear();
    kept.set(key, mark);
  }
  return mark;
}

/**
 * Most fields of most listings say one of a few short things; looking one up takes a tenth of the time of the hash. Lists
 * and objects are known by their JSON, other values as they are.
 */
const marks = { values: new Map<unknown, string>(), objects: new Map<unknown, string>() };
const LONGEST_KNOWN = 60;
const MOST_KNOWN = 5000;

/** Keys in one order: databases may hand objects back in another. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(isObject) ? value.map(plain) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, plain(each)]),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values are the same as JSON, in whichever order their keys stand. */
function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [ours, theirs] = [a, b].map((each) =>
    Object.entries(each).filter(([, value]) => value !== undefined),
  );
  return (
    ours?.length === theirs?.length &&
    (ours ?? []).every(([key, value]) => isSameJson(value, (b as Record<string, unknown>)[key]))
  );
}
