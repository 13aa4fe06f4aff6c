import type { CollectionBeforeChangeHook } from 'payload';
import { isSameValue } from '#site/ui/same-value.ts';
import { type FeedState, feedStateOf } from '../feed/feed-state.ts';
import { differs, stateAfterEdit } from '../feed/feed-values.ts';

/** When a listing of a feed is saved: remembers what the feed says where the listing now says something else. */
export const trackFeedValues: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc?.feedUniqueId) return data;
  const edit = { before: originalDoc, after: data };
  const state = withPlaceKept({
    ...edit,
    state: stateAfterEdit({ ...edit, state: feedStateOf(data.feedImages ?? originalDoc.feedImages) }),
  });
  return { ...data, feedImages: state, feedDiffers: differs({ listing: data, state }) };
};

const PLACE = ['latitude', 'longitude'] as const;

/** A map pin that staff set stays, whatever the feed says; one that they remove follows the feed again. */
function withPlaceKept({
  state,
  before,
  after,
}: {
  state: FeedState;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}): FeedState {
  if (PLACE.every((field) => isSameValue(before[field], after[field]))) return state;
  const { pins = [], ...rest } = state;
  const others = pins.filter((field) => !PLACE.some((part) => part === field));
  const kept = PLACE.every((field) => typeof after[field] === 'number')
    ? [...others, ...PLACE].sort()
    : others;
  return kept.length > 0 ? { ...rest, pins: kept } : rest;
}
