import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/**
 * One email owed to a member of staff about rates that end. Its own queue entry; the text is made when it is sent. The
 * entry stays, so that nobody is told twice.
 */
export const dutyNotices: CollectionConfig = {
  slug: 'duty-notices',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['state', 'dueAt'] }, { fields: ['when', 'ends', 'to'], unique: true }],
  fields: [
    { name: 'to', type: 'text', required: true },
    { name: 'when', type: 'select', required: true, options: ['before', 'after'] },
    // The last day of the rates, ISO.
    { name: 'ends', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: ['due', 'sending', 'sent', 'outbox', 'failed'],
    },
    { name: 'dueAt', type: 'date', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'attemptCount', type: 'number', required: true, defaultValue: 0 },
    { name: 'attempts', type: 'json' },
  ],
};
