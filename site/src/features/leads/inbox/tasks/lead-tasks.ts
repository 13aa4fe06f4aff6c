import type { Access, CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';
import { leadScope, scopeWhere } from '../lead-scope.ts';

const tasksInScope: Access = async ({ req }) => {
  const scope = await leadScope(req);
  return scope === 'all' ? true : scope === 'none' ? false : scopeWhere(scope, 'lead.');
};

/**
 * What somebody has to do about a lead, by when. Added at POST /api/leads/:id/tasks and marked done at …/tasks/:task; the
 * reminder is a delivery. It goes with its lead.
 */
export const leadTasks: CollectionConfig = {
  slug: 'lead-tasks',
  labels: { singular: 'Task', plural: 'Tasks' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: { create: nobody, read: tasksInScope, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    { name: 'text', type: 'text', required: true },
    { name: 'dueAt', type: 'date', required: true },
    { name: 'assignee', type: 'relationship', relationTo: 'users', index: true },
    // Names as they were: they stay when the account is deleted.
    { name: 'by', type: 'text', required: true },
    { name: 'doneAt', type: 'date' },
    { name: 'doneBy', type: 'text' },
    // Its reminder, as long as it waits.
    { name: 'reminder', type: 'number' },
  ],
};
