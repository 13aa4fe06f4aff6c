import type { CollectionConfig, Where } from 'payload';
import { nobody, ownAgentId, staffOf } from '#site/server/access.ts';
import { resendEndpoint } from './resend.ts';

const allOrOwnDeliveries = ({ req }: { req: { user?: unknown } }): boolean | Where => {
  const role = staffOf(req)?.role;
  if (role === 'admin' || role === 'editor') return true;
  const agent = ownAgentId(req);
  return role === 'agent' && agent ? { 'lead.agent': { equals: agent } } : false;
};

/** One message owed because of a lead: to the agent or office, the visitor's copy, or to another system. Its own queue entry. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  admin: {
    group: 'Leads',
    useAsTitle: 'to',
    defaultColumns: ['lead', 'kind', 'to', 'state', 'attemptCount', 'sentAt'],
  },
  access: { create: nobody, read: allOrOwnDeliveries, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['state', 'dueAt'] }],
  endpoints: [resendEndpoint],
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'notice', label: 'Notice to the agency' },
        { value: 'copy', label: 'Copy to other staff' },
        { value: 'autoresponse', label: 'Copy to the visitor' },
        { value: 'webhook', label: 'To another system' },
      ],
    },
    { name: 'to', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'due', label: 'Waiting' },
        { value: 'sending', label: 'Being sent' },
        { value: 'sent', label: 'Sent' },
        { value: 'failed', label: 'Failed, needs attention' },
        { value: 'held', label: 'Held back as spam' },
      ],
    },
    { name: 'dueAt', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'sentAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'attemptCount', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'attempts',
      type: 'json',
      admin: { components: { Field: '/features/leads/admin/attempts-field.tsx#AttemptsField' } },
    },
    {
      name: 'resend',
      type: 'ui',
      admin: { components: { Field: '/features/leads/admin/resend-button.client.tsx#ResendButton' } },
    },
  ],
};
