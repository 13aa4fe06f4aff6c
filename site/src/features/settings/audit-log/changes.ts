import { labelOf } from '#site/ui/admin/field-labels.ts';
import { isSameValue } from '#site/ui/same-value.ts';

/** One field before and after; without either where the values are not kept. */
export type Change = { field: string; label: string; before?: string; after?: string };

type Values = Record<string, unknown>;
type NamedField = { name: string; type: string; label?: unknown; virtual?: unknown };

/** Longest value that is kept, in characters. */
const LONGEST = 500;

/** Written with every save, or worked out from other fields. */
const ADMINISTRATIVE = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'savedBy',
  'editedBy',
  'feedImages',
  'feedRun',
  'log',
  'sessions',
  'loginAttempts',
  'lockUntil',
]);

/** That these changed is kept; what they hold is not. */
const SECRET = /password|secret|token|hash|salt|api_?key/i;

/** The fields that differ between two states of a record, in the order of the collection. */
export function changesOf({
  fields,
  before,
  after,
}: {
  fields: readonly NamedField[];
  before: Values;
  after: Values;
}): Change[] {
  const isDeleted = Object.keys(after).length === 0;
  return (
    fields
      .filter(({ name, type, virtual }) => !ADMINISTRATIVE.has(name) && type !== 'join' && !virtual)
      // What the reader may not see is not in the record they are given.
      .filter(({ name }) => isDeleted || name in after)
      .filter(({ name }) => !isSameValue(before[name], after[name]))
      .map(({ name, label }) => {
        const what = { field: name, label: name === '_status' ? 'Status' : labelOf({ name, label }) };
        return SECRET.test(name)
          ? what
          : { ...what, before: asText(before[name]), after: asText(after[name]) };
      })
  );
}

/** A value as text to read: related records by their ids. */
function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value, withIds);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** A loaded record is stored as its id: it may hold what this entry should not. */
const withIds = (key: string, value: unknown): unknown => {
  if (SECRET.test(key)) return undefined;
  const isRecord = typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value;
  return isRecord ? value.id : value;
};
