import type { Payload } from 'payload';
import { choicesOf, labelOf } from '#site/ui/admin/field-labels.ts';
import { type ToldField, versionChanges } from '#site/ui/admin/version-changes.ts';
import type { ListingDiff } from '../feed/listing-changes.ts';

/** The fields of a listing as their changes are told. */
export const listingFieldsOf = (payload: Payload): ToldField[] =>
  payload.collections.listings.config.flattenedFields.map((field) => ({
    name: field.name,
    label: labelOf(field),
    type: field.type,
    choices: choicesOf(field),
  }));

/** What an import changed in a listing, a line for each field: `Sale price ($): 900,000 → 950,000`. */
export function ChangedFields({ diff, fields }: { diff: ListingDiff; fields: ToldField[] }) {
  const side = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(diff).map(([field, pair]) => [field, pair[index]]));
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.25rem', overflowWrap: 'anywhere' }}>
      {versionChanges({ before: side(0), after: side(1), fields }).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
