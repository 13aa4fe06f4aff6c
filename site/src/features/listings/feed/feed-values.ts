import { isSameValue } from '#site/ui/same-value.ts';
import { idOf } from '../terms/stored-listing.ts';
import { type FeedState, mediaOf } from './feed-state.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields that hold the feed's pictures, and the slots they come from. */
export const FEED_PICTURES = [
  ['images', 'image'],
  ['floorPlans', 'floorplan'],
] as const;

/** Moves with every message. */
const NEVER_OURS = 'feedModTime';

/** What the feed says about the fields in which a listing says something else, by field. */
export function differences({
  listing,
  state,
}: {
  listing: Values;
  state: FeedState;
}): Record<string, unknown> {
  const pictures = FEED_PICTURES.map(([field, kind]) => [field, mediaOf(state.slots, kind)] as const).filter(
    ([field, media]) => !isSameValue(listing[field], media),
  );
  return { ...state.theirs, ...Object.fromEntries(pictures) };
}

/** Whether a listing says anything else than its feed. */
export const differs = (copy: { listing: Values; state: FeedState }): boolean =>
  Object.keys(differences(copy)).length > 0;

/** The feed's values where ours differ, after a message said these: fields it does not name stay as they were. */
export function theirsAfter({
  theirs = {},
  said,
  listing,
}: {
  theirs?: FeedState['theirs'];
  said: Values;
  /** As it is after the message. */
  listing: Values;
}): Record<string, unknown> {
  const next = { ...theirs };
  for (const field of Object.keys(said)) {
    if (field === NEVER_OURS) continue;
    const value = said[field];
    if (!isSameValue(listing[field], value)) next[field] = value ?? null;
    else if (field in next) delete next[field];
  }
  return next;
}

/** The state after staff changed a listing: remembers what the feed said where ours is something else now. */
export function stateAfterEdit({
  state,
  before,
  after,
}: {
  state: FeedState;
  before: Values;
  after: Values;
}): FeedState {
  const fields = Object.keys(state.seen).filter((field) => field !== NEVER_OURS);
  const edited = fields.filter((field) => !isSameValue(before[field], after[field]));
  const said = edited.map((field) => {
    const isOurs = state.theirs !== undefined && field in state.theirs;
    return [field, isOurs ? state.theirs?.[field] : plainValue(before[field])];
  });
  return withTheirs(
    state,
    theirsAfter({ theirs: state.theirs, said: Object.fromEntries(said), listing: after }),
  );
}

/** The state with these values of the feed; nothing is stored for none. */
export function withTheirs({ theirs: _, ...state }: FeedState, theirs: Record<string, unknown>): FeedState {
  return Object.keys(theirs).length > 0 ? { ...state, theirs } : state;
}

/** Rows without their ids, related records as ids. */
function plainValue(value: unknown): unknown {
  if (!Array.isArray(value)) return value ?? null;
  return value.map((each) => {
    if (typeof each !== 'object' || each === null) return each;
    const { id, ...fields } = each as Record<string, unknown>;
    return typeof id === 'number' ? idOf({ id }) : fields;
  });
}
