import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/** Runs that staff are told of by email. */
export const NOTICE_KINDS = ['held', 'quarantined', 'failed', 'interrupted'] as const;

/** The cause of the message that files of a source go in again. */
export const IMPORTS_AGAIN = 'imports again';

/** In place of an address: the webhook of the settings. */
export const TO_WEBHOOK = 'webhook';

/** One message owed to a member of staff, or to the webhook, about a feed file. Its own queue entry; the text is made when it is sent. */
export const feedNotices: CollectionConfig = {
  slug: 'feed-notices',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['state', 'dueAt'] }],
  fields: [
    { name: 'run', type: 'number', required: true },
    { name: 'to', type: 'text', required: true },
    // The same cause is told once a day.
    { name: 'cause', type: 'text', required: true, index: true },
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
