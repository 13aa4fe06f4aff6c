import type { CollectionConfig, DateField, Field } from 'payload';
import { DAY_AND_TIME } from './admin-dates.ts';

/** What Payload adds itself where a collection has no such field: found by filters alone, so that they may be typed there. */
const STAMPS = { updatedAt: 'general:updatedAt', createdAt: 'general:createdAt' } as const;

const typed = { displayFormat: DAY_AND_TIME.displayFormat, overrides: DAY_AND_TIME.overrides };

/** The same collection, with dates that are read the Australian way where staff type them, in filters too. */
export function withTypedDates(collection: CollectionConfig): CollectionConfig {
  const own = new Set(collection.fields.map((field) => ('name' in field ? field.name : undefined)));
  const missing =
    collection.timestamps === false ? [] : Object.entries(STAMPS).filter(([name]) => !own.has(name));
  return {
    ...collection,
    fields: [
      ...collection.fields.map(read),
      ...missing.map(
        ([name, label]): DateField => ({
          name,
          type: 'date',
          index: true,
          label: ({ t }) => t(label),
          admin: { disableBulkEdit: true, hidden: true, date: typed },
        }),
      ),
    ],
  };
}

const read = (field: Field): Field =>
  field.type === 'date' && !field.admin?.date ? { ...field, admin: { ...field.admin, date: typed } } : field;
