import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/** The emails about accounts. */
export const ACCOUNT_MAIL_KINDS = [
  'confirm',
  'reset-password',
  'password-changed',
  'change-email',
  'email-changing',
  'email-changed',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** One email to a subscriber about their account, in its own queue. Links are signed when it is sent. */
export const accountMails: CollectionConfig = {
  slug: 'account-mails',
  labels: { singular: 'Account mail', plural: 'Account mails' },
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['state', 'dueAt'] }],
  fields: [
    { name: 'subscriber', type: 'relationship', relationTo: 'subscribers', index: true },
    { name: 'kind', type: 'select', required: true, options: [...ACCOUNT_MAIL_KINDS] },
    { name: 'to', type: 'text', required: true },
    // Values for the text of the email; never a secret.
    { name: 'data', type: 'json' },
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
