import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

/** One email owed to a recipient of a vendor report. Its own queue entry; it stays, so that no week is sent twice. */
export const vendorReportMails: CollectionConfig = {
  slug: 'vendor-report-mails',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['state', 'dueAt'] }, { fields: ['report', 'week', 'to'], unique: true }],
  fields: [
    // The report's id; no relationship, because it may have been deleted.
    { name: 'report', type: 'number', required: true },
    { name: 'to', type: 'text', required: true },
    // The Monday it was owed on, as an ISO day in Sydney.
    { name: 'week', type: 'text', required: true },
    { name: 'state', type: 'text', required: true },
    { name: 'dueAt', type: 'date', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'attemptCount', type: 'number', required: true, defaultValue: 0 },
    { name: 'attempts', type: 'json' },
  ],
};
