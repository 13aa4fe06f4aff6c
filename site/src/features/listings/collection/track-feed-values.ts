import type { CollectionBeforeChangeHook } from 'payload';
import { feedStateOf } from '../feed/feed-state.ts';
import { differs, stateAfterEdit } from '../feed/feed-values.ts';

/** When a listing of a feed is saved: remembers what the feed says where the listing now says something else. */
export const trackFeedValues: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc?.feedUniqueId) return data;
  const state = stateAfterEdit({
    state: feedStateOf(data.feedImages ?? originalDoc.feedImages),
    before: originalDoc,
    after: data,
  });
  return { ...data, feedImages: state, feedDiffers: differs({ listing: data, state }) };
};
