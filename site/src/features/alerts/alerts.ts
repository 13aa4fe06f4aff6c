import type { CollectionConfig } from 'payload';
import { editorsAndAdmins, nobody } from '#site/server/access.ts';

/** A search that somebody wants to hear about. Staff see that it is there; only its owner changes it. */
export const alerts: CollectionConfig = {
  slug: 'alerts',
  labels: { singular: 'Alert', plural: 'Alerts' },
  admin: {
    group: 'Visitors',
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'subscriber', 'frequency', 'state', 'createdAt'],
    description: 'What visitors asked to be told about. Each of them is changed and ended by its owner only.',
  },
  access: { create: nobody, read: editorsAndAdmins, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['subscriber', 'state'] }],
  fields: [
    { name: 'summary', type: 'text', label: 'Looking for' },
    { name: 'name', type: 'text', label: 'Name given by the visitor' },
    // Not required, so that a subscriber can be deleted: the alert then has nobody to write to and sends nothing.
    { name: 'subscriber', type: 'relationship', relationTo: 'subscribers' },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'unconfirmed', label: 'Waiting for the e-mail address to be confirmed' },
        { value: 'active', label: 'Active' },
        { value: 'paused', label: 'Paused' },
        { value: 'ended', label: 'Ended' },
      ],
    },
    {
      name: 'frequency',
      type: 'select',
      required: true,
      options: [
        { value: 'instant', label: 'At once' },
        { value: 'daily', label: 'Daily' },
        { value: 'weekly', label: 'Weekly' },
      ],
    },
    {
      name: 'events',
      type: 'json',
      required: true,
      label: 'Told about',
      admin: { components: { Field: '/features/alerts/admin/events-field.tsx#EventsField' } },
    },
    { name: 'criteria', type: 'json', required: true, admin: { hidden: true } },
    { name: 'activeSince', type: 'date', admin: { description: 'What happened before is not sent.' } },
    { name: 'endedAt', type: 'date' },
  ],
};
