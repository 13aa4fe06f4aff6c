import { randomBytes } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { adminsOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { formsField } from '../forms-field.ts';
import { webhookTestEndpoint } from './test-endpoint.ts';

const forget = () => purge(['webhooks']);

/** Addresses of other systems, such as a CRM, that are told of every lead. docs/how-to/webhooks.md says what they get. */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  admin: {
    group: 'Leads',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'enabled'],
    description: 'Each tells another system, such as your CRM, of a lead as soon as it comes.',
    hideAPIURL: true,
  },
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
      admin: {
        description:
          'How you know it in the list of deliveries. Changing it ends those that still wait under the old name.',
      },
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
          'The web address that the other system gave you. Only admins see it: for some systems it is as good as a password.',
      },
    },
    {
      name: 'secret',
      type: 'text',
      required: true,
      minLength: 16,
      defaultValue: () => randomBytes(32).toString('hex'),
      admin: {
        description:
          'Proves to the other system that a lead comes from this website. Copy it there, and give it to nobody else.',
      },
    },
    formsField(),
    {
      name: 'enabled',
      type: 'checkbox',
      label: 'Switched on',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
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
