import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { staffOf } from './access.ts';

/**
 * Who saved a record last, so that each version in its history names its author: the member of staff by name, “Feed”
 * for an import (written by the importer itself), nothing for the server's own work.
 */
const savedBy: Field = {
  name: 'savedBy',
  type: 'text',
  label: 'Last saved by',
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    condition: (data) => Boolean(data?.savedBy),
  },
  hooks: { beforeChange: [({ req }) => authorOf(req)] },
};

/**
 * The same collection, with its author in every version; as it is where it keeps no versions, or names its author
 * already (what is built with blocks).
 */
export const withAuthor = (collection: CollectionConfig): CollectionConfig =>
  collection.versions && !collection.fields.some((field) => 'name' in field && field.name === 'editedBy')
    ? { ...collection, fields: [...collection.fields, savedBy] }
    : collection;

/** The same for a global. */
export const globalWithAuthor = (global: GlobalConfig): GlobalConfig =>
  global.versions ? { ...global, fields: [...global.fields, savedBy] } : global;

function authorOf(req: { user?: unknown }): string | null {
  const staff = staffOf(req) as { name?: string | null; email?: string } | undefined;
  return staff ? staff.name?.trim() || staff.email || null : null;
}
