import type { Access, CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';
import { leadScope, scopeWhere } from '../lead-scope.ts';

const notesInScope: Access = async ({ req }) => {
  const scope = await leadScope(req);
  return scope === 'all' ? true : scope === 'none' ? false : scopeWhere(scope, 'lead.');
};

/**
 * What staff write down about a lead. Each note names its author and its time, and is never changed: it can only be
 * added to, at POST /api/leads/:id/notes. It goes with its lead.
 */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  labels: { singular: 'Note', plural: 'Notes' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: { create: nobody, read: notesInScope, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    // The name as it was: it stays when the account is deleted.
    { name: 'by', type: 'text', required: true, label: 'Author' },
    { name: 'text', type: 'textarea', required: true },
  ],
};
