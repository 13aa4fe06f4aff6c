import { describe, expect, it } from 'vitest';
import type { ChangeKind, ListingDiff } from './listing-changes.ts';
import { undoChanges } from './undo-changes.ts';

const undo = (listing: object, ...diffs: ListingDiff[]) =>
  undoChanges({ listing: { ...listing }, changes: diffs.map((diff) => ({ kind: 'changed', diff })) });
const created = (kind: ChangeKind, diff: ListingDiff) => ({ kind, diff });

describe('putting a run back', () => {
  it('gives each field the value it had before', () =>
    expect(undo({ price: 2, images: [] }, { price: [1, 2], images: [[4, 5], []] })).toEqual({
      restore: { price: 1, images: [4, 5] },
      kept: [],
    }));

  it('leaves a field that somebody changed since', () =>
    expect(undo({ price: 3, beds: 2 }, { price: [1, 2], beds: [4, 2] })).toEqual({
      restore: { beds: 4 },
      kept: ['price'],
    }));

  it('goes back over all that the run wrote to one listing', () =>
    expect(undo({ price: 3 }, { price: [1, 2] }, { price: [2, 3] })).toEqual({
      restore: { price: 1 },
      kept: [],
    }));

  it('goes no further back than a change of another run in between', () =>
    expect(undo({ price: 4 }, { price: [1, 2] }, { price: [3, 4] })).toEqual({
      restore: { price: 3 },
      kept: ['price'],
    }));

  it('does nothing to a field that is as before already, and does not call it changed', () =>
    expect(undo({ price: 1, headline: '' }, { price: [1, 2], headline: [null, 'New'] })).toEqual({
      restore: {},
      kept: [],
    }));

  it('only withdraws a listing that the run created', () =>
    expect(
      undoChanges({
        listing: { status: 'current', images: [1] },
        changes: [
          created('new', { status: ['withdrawn', 'current'] }),
          created('changed', { images: [[], [1]] }),
        ],
      }),
    ).toEqual({ restore: { status: 'withdrawn' }, kept: [] }));

  it('leaves a new listing that was sold since', () =>
    expect(
      undoChanges({
        listing: { status: 'sold' },
        changes: [created('new', { status: ['withdrawn', 'current'] })],
      }),
    ).toEqual({ restore: {}, kept: ['status'] }));
});
