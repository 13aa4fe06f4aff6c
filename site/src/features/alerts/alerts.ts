import type { CollectionConfig } from 'payload';
import { nobody, readers } from '#site/server/access.ts';
import { endAlertsEndpoints } from './end-alerts-endpoints.ts';

/** A saved search that is sent by email. Staff can see and end it; only its owner can change it. */
export const alerts: CollectionConfig = {
  slug: 'alerts',
  labels: { singular: 'Alert', plural: 'Alerts' },
  admin: {
    group: 'Visitors',
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'subscriber', 'frequency', 'state', 'createdAt'],
    description:
      'Visitors’ saved searches. Editors and admins can end an alert when a visitor asks; only the visitor can change it.',
  },
  access: { create: nobody, read: readers('visitors'), update: nobody, delete: nobody },
  endpoints: endAlertsEndpoints,
  graphQL: false,
  indexes: [{ fields: ['subscriber', 'state'] }],
  fields: [
    {
      name: 'end',
      type: 'ui',
      admin: {
        disableListColumn: true,
        condition: (data) => data?.state !== 'ended',
        components: { Field: '/features/alerts/admin/end-alert.client.tsx#EndAlert' },
      },
    },
    { name: 'summary', type: 'text', label: 'Saved search' },
    { name: 'name', type: 'text', label: 'Name' },
    // Not required, so that a subscriber can be deleted: the alert then has no recipient and sends nothing.
    { name: 'subscriber', type: 'relationship', relationTo: 'subscribers' },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'unconfirmed', label: 'Waiting for confirmation' },
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
        { value: 'instant', label: 'Instantly' },
        { value: 'daily', label: 'Daily' },
        { value: 'weekly', label: 'Weekly' },
      ],
    },
    {
      name: 'events',
      type: 'json',
      required: true,
      label: 'Events',
      admin: { components: { Field: '/features/alerts/admin/events-field.tsx#EventsField' } },
    },
    { name: 'criteria', type: 'json', required: true, admin: { hidden: true } },
    {
      name: 'activeSince',
      type: 'date',
      label: 'Active since',
      admin: { description: 'Earlier events are not sent.' },
    },
    { name: 'endedAt', type: 'date', label: 'Ended' },
  ],
};
