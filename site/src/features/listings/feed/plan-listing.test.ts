import { describe, expect, it } from 'vitest';
import { EMPTY_STATE, type PictureSlot } from './feed-state.ts';
import { fingerprint, placePictures, planUpdate } from './plan-listing.ts';
import type { StoredCopy } from './read-stored.ts';

const copy = (listing: Partial<StoredCopy['listing']>, state = EMPTY_STATE) => ({
  listing: {
    id: 1,
    status: 'current',
    method: 'buy',
    category: 'residential',
    title: 'Untitled listing',
    ...listing,
  } as StoredCopy['listing'],
  state,
});

const plan = (
  target: ReturnType<typeof copy>,
  patch: Partial<StoredCopy['listing']>,
  slots: PictureSlot[] = [],
) => planUpdate({ copy: target, mapped: { patch, parts: { ...EMPTY_STATE, slots } } });

describe('working a message into a listing', () => {
  it('takes new values of the feed and keeps what staff wrote where it repeats itself', () => {
    const first = plan(copy({}), { headline: 'Feed', price: 1 });
    expect(first.changes).toMatchObject({ headline: 'Feed', price: 1 });
    const edited = copy({ ...first.listing, headline: 'Staff' }, first.state);
    const second = plan(edited, { headline: 'Feed', price: 2 });
    expect(second.changes).not.toHaveProperty('headline');
    expect(second.changes.price).toBe(2);
    const third = plan(copy(second.listing, second.state), { headline: 'Feed anew', price: 2 });
    expect(third.changes.headline).toBe('Feed anew');
  });

  it('changes nothing and remembers nothing new when all is as before', () => {
    const first = plan(copy({}), { headline: 'Feed', underOffer: false, features: [] });
    const again = plan(copy(first.listing, first.state), {
      headline: 'Feed',
      underOffer: false,
      features: [],
    });
    expect(again).toMatchObject({ changes: {}, visible: false });
  });

  it('remembers in silence that the feed now agrees with staff', () => {
    const first = plan(copy({}), { price: 1 });
    const agreed = plan(copy({ ...first.listing, price: 2 }, first.state), { price: 2 });
    expect(agreed.visible).toBe(false);
    expect(Object.keys(agreed.changes)).toEqual(['feedImages']);
  });

  it('shows pictures that are there and waits for those that are not', () => {
    const slots: PictureSlot[] = [
      { kind: 'image', id: 'm', url: 'u', media: 4 },
      { kind: 'image', id: 'a', url: 'u', pending: true },
      { kind: 'floorplan', id: '1', url: 'u', media: 5 },
    ];
    expect(plan(copy({}), {}, slots).changes).toMatchObject({ images: [4], floorPlans: [5] });
  });
});

describe('what the feed says where staff said something else', () => {
  const edited = () => {
    const first = plan(copy({}), { headline: 'Feed', price: 1 });
    const second = plan(copy({ ...first.listing, headline: 'Staff' }, first.state), {
      headline: 'Feed',
      price: 1,
    });
    return copy(second.listing, second.state);
  };

  it('is remembered and marks the listing, and is forgotten when both agree', () => {
    expect(edited()).toMatchObject({
      listing: { feedDiffers: true },
      state: { theirs: { headline: 'Feed' } },
    });
    const agreed = plan(edited(), { headline: 'Staff' });
    expect(agreed.listing.feedDiffers).toBe(false);
    expect(agreed.state.theirs).toBeUndefined();
  });

  it('never replaces the value of a pinned field', () => {
    const { listing, state } = edited();
    const pinned = copy(listing, { ...state, pins: ['headline', 'images'] });
    const slots: PictureSlot[] = [{ kind: 'image', id: 'm', media: 4 }];
    const news = plan(pinned, { headline: 'News', price: 2 }, slots);
    expect(news.listing).toMatchObject({ headline: 'Staff', price: 2, feedDiffers: true });
    expect(news.listing.images ?? []).toEqual([]);
    expect(news.state).toMatchObject({ theirs: { headline: 'News' }, pins: ['headline', 'images'] });
  });

  it('counts another order of the pictures as a difference', () => {
    const slots: PictureSlot[] = ['m', 'a'].map((id, at) => ({ kind: 'image', id, media: at + 1 }));
    const first = plan(copy({}), {}, slots);
    expect(first.listing).toMatchObject({ images: [1, 2] });
    expect(first.listing.feedDiffers).toBeFalsy();
    const turned = plan(copy({ ...first.listing, images: [2, 1] }, first.state), {}, slots);
    expect(turned.listing).toMatchObject({ images: [2, 1], feedDiffers: true });
  });
});

describe('placePictures', () => {
  it.each([
    ['follows the feed while staff left them alone', [1, 2], [1, 2], [2, 3], [2, 3]],
    ['adds to the end of an order of their own', [2, 1], [1, 2], [1, 2, 3], [2, 1, 3]],
    ['drops what the feed dropped from it', [2, 9, 1], [1, 2], [1], [9, 1]],
    ['leaves out what staff took out', [1], [1, 2], [1, 2, 3], [1, 3]],
  ])('%s', (_what, stored, before, after, expected) => {
    expect(placePictures({ stored, before, after })).toEqual(expected);
  });
});

describe('fingerprint', () => {
  it('is the same for the same value, however a database hands it back', () => {
    expect(fingerprint({ a: 1, b: [{ d: 2, c: 3 }] })).toBe(fingerprint({ b: [{ c: 3, d: 2 }], a: 1 }));
    expect(new Set([null, undefined, false, '', []].map(fingerprint)).size).toBe(1);
    expect(fingerprint(0)).not.toBe(fingerprint(null));
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  });
});
