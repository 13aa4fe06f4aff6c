import type { ChangeKind, ListingDiff } from './listing-changes.ts';
import { fingerprint } from './plan-listing.ts';

/** What putting a run back means for one copy of a listing. */
export type Undone = {
  /** Fields that get the value they had before the run. */
  restore: Record<string, unknown>;
  /** Fields that stay, because staff or a later run changed them since. */
  kept: string[];
};

/**
 * What is to be done to a listing so that it is as before a run, given what the run changed in it, oldest first. A field
 * is put back only while it still holds what the run wrote. A listing that the run created is only withdrawn.
 */
export function undoChanges({
  listing,
  changes,
}: {
  listing: Readonly<Record<string, unknown>>;
  changes: { kind: ChangeKind; diff: ListingDiff }[];
}): Undone {
  const isNew = changes.some(({ kind }) => kind === 'new');
  const fields = new Set(changes.flatMap(({ diff }) => Object.keys(diff)));
  const undone: Undone = { restore: {}, kept: [] };
  for (const field of isNew ? ['status'] : fields) {
    const steps = changes.flatMap(({ diff }) => (diff[field] ? [diff[field]] : []));
    const { value, isWhole } = goBack({ current: listing[field], steps });
    if (!isSame(value, listing[field])) undone.restore[field] = value;
    if (!isWhole) undone.kept.push(field);
  }
  return undone;
}

/** Goes back from the value there is, as far as each step still produces it. */
function goBack({ current, steps }: { current: unknown; steps: [before: unknown, after: unknown][] }) {
  let value = current;
  for (const [before, after] of steps.toReversed()) {
    if (!isSame(value, after)) return { value, isWhole: isSame(current, steps[0]?.[0]) };
    value = before;
  }
  return { value, isWhole: true };
}

const isSame = (a: unknown, b: unknown): boolean => fingerprint(a) === fingerprint(b);
