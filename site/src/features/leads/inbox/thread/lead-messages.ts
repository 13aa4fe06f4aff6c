import type { Access, CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';
import { leadScope, scopeWhere } from '../lead-scope.ts';

const messagesInScope: Access = async ({ req }) => {
  const scope = await leadScope(req);
  return scope === 'all' ? true : scope === 'none' ? false : scopeWhere(scope, 'lead.');
};

/** What visitors answered to a reply by email. Nobody changes it; it goes with its lead. */
export const leadMessages: CollectionConfig = {
  slug: 'lead-messages',
  labels: { singular: 'Answer', plural: 'Answers' },
  admin: { hidden: true, useAsTitle: 'subject' },
  access: { create: nobody, read: messagesInScope, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    // As the email says it: anybody who has the reply address may have sent it.
    { name: 'from', type: 'text', required: true },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea', required: true },
    // The same email is stored once.
    { name: 'messageId', type: 'text', required: true, unique: true },
    // In the lead's folder.
    { name: 'files', type: 'json' },
  ],
};
