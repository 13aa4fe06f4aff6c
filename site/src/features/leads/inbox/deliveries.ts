import type { Access, CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';
import { DAY_AND_TIME } from '#site/server/admin-dates.ts';
import { leadScope, scopeWhere } from './lead-scope.ts';
import { resendAllEndpoint, resendEndpoint } from './resend.ts';

/** Deliveries of the leads a user may read. Agents do not see hidden copies. */
const deliveriesInScope: Access = async ({ req }) => {
  const scope = await leadScope(req);
  if (scope === 'all' || scope === 'none') return scope === 'all';
  return { and: [scopeWhere(scope, 'lead.'), { kind: { not_equals: 'hidden-copy' } }] };
};

const fact = { components: { Field: '/features/leads/inbox/admin/fact-field.tsx#FactField' } };
/** In lists as day and time. */
const factAt = { ...fact, date: DAY_AND_TIME };

/** One message about a lead: to the agent or office, to the visitor, or to another system. Also its queue entry. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  admin: {
    group: 'Leads',
    useAsTitle: 'to',
    description: 'Emails, SMS and webhooks sent or queued for leads.',
    defaultColumns: ['lead', 'kind', 'to', 'state', 'attemptCount', 'sentAt'],
    components: {
      beforeListTable: [
        '/features/leads/inbox/admin/outbox-notice.tsx#OutboxNotice',
        '/features/leads/inbox/admin/resend-all.tsx#ResendAll',
      ],
    },
  },
  access: { create: nobody, read: deliveriesInScope, update: nobody, delete: nobody },
  graphQL: false,
  indexes: [{ fields: ['state', 'dueAt'] }, { fields: ['state', 'kind', 'dueAt'] }],
  endpoints: [resendAllEndpoint, resendEndpoint],
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      label: 'Kind',
      required: true,
      options: [
        { value: 'notice', label: 'Notice to the agency' },
        { value: 'assigned', label: 'Notice to the assigned user' },
        { value: 'reminder', label: 'Reminder of a task' },
        { value: 'copy', label: 'Copy (Cc)' },
        { value: 'hidden-copy', label: 'Hidden copy (Bcc)' },
        { value: 'autoresponse', label: 'Confirmation to the visitor' },
        { value: 'reply', label: 'Reply from staff' },
        { value: 'sms', label: 'SMS from staff' },
        { value: 'visitor-reminder', label: 'Reminder to the visitor' },
        { value: 'visitor-sms', label: 'SMS reminder to the visitor' },
        { value: 'webhook', label: 'Webhook' },
      ],
      admin: fact,
    },
    { name: 'to', type: 'text', label: 'Recipient', required: true, admin: fact },
    // Of replies: what was written, by whom, and who gets the visitor’s answer.
    { name: 'by', type: 'text', label: 'Author', admin: fact },
    { name: 'replyTo', type: 'text', label: 'Answers go to', admin: fact },
    { name: 'subject', type: 'text', label: 'Subject', admin: fact },
    { name: 'text', type: 'textarea', label: 'Message', admin: fact },
    // Of replies: the files that go along, in the lead's folder.
    { name: 'files', type: 'json', admin: { hidden: true, disableListColumn: true } },
    // The first sentence of the message.
    { name: 'because', type: 'text', label: 'Reason', admin: fact },
    {
      name: 'state',
      type: 'select',
      label: 'State',
      required: true,
      options: [
        { value: 'due', label: 'Waiting' },
        { value: 'sending', label: 'Sending' },
        { value: 'sent', label: 'Sent' },
        { value: 'outbox', label: 'Saved to outbox, not sent' },
        { value: 'failed', label: 'Failed, needs attention' },
        { value: 'held', label: 'Blocked as spam' },
        { value: 'skipped', label: 'Not sent, no longer needed' },
      ],
      admin: fact,
    },
    { name: 'dueAt', type: 'date', label: 'Next or last attempt', required: true, admin: factAt },
    { name: 'sentAt', type: 'date', label: 'Sent', admin: factAt },
    {
      name: 'attemptCount',
      type: 'number',
      label: 'Attempts',
      required: true,
      defaultValue: 0,
      admin: fact,
    },
    {
      name: 'attempts',
      type: 'json',
      admin: { components: { Field: '/features/leads/inbox/admin/attempts-field.tsx#AttemptsField' } },
    },
    {
      name: 'resend',
      type: 'ui',
      admin: { components: { Field: '/features/leads/inbox/admin/resend-button.client.tsx#ResendButton' } },
    },
  ],
};
