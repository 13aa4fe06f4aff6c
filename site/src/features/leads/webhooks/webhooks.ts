import { randomBytes } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { adminsOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { formOptions } from '../form-options.ts';
import { webhookTestEndpoint } from './test-endpoint.ts';

const forget = () => purge(['webhooks']);

/** Addresses of other systems, such as a CRM, that are told of every lead. docs/how-to/webhooks.md says what they get. */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  admin: { group: 'Leads', useAsTitle: 'name', defaultColumns: ['name', 'url', 'enabled'] },
  // The secret signs for the agency: nobody but admins sees it.
  access: { create: adminsOnly, read: adminsOnly, update: adminsOnly, delete: adminsOnly },
  graphQL: false,
  disableDuplicate: true,
  hooks: { afterChange: [forget], afterDelete: [forget] },
  endpoints: [webhookTestEndpoint],
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Deliveries carry it. Those that wait for a name end when it is changed here.' },
    },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      validate: (value: unknown) =>
        isWebhookAddress(value) || 'Write an address that begins with https:// or http://.',
      admin: {
        description:
          'Of the public internet. Admins alone see it: for some systems it is as good as a password.',
      },
    },
    {
      name: 'secret',
      type: 'text',
      required: true,
      minLength: 16,
      defaultValue: () => randomBytes(32).toString('hex'),
      admin: { description: 'Signs what is sent. Give it to the other system, and to nobody else.' },
    },
    {
      name: 'forms',
      type: 'select',
      hasMany: true,
      options: formOptions,
      admin: { description: 'None chosen: all forms.' },
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
    {
      name: 'test',
      type: 'ui',
      admin: { components: { Field: '/features/leads/admin/webhook-test.client.tsx#WebhookTest' } },
    },
  ],
};

function isWebhookAddress(value: unknown): boolean {
  const text = String(value ?? '');
  if (!URL.canParse(text) || text.length > 1000) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password;
}
