import { randomBytes } from 'node:crypto';
import type { CollectionConfig } from 'payload';
import { adminsOnly } from '#site/server/access.ts';
import { isWebhookAddress } from '#site/server/post-webhook.ts';
import { purge } from '#site/server/purge.ts';
import { formsField } from '../../forms/settings/forms-field.ts';
import { webhookTestEndpoint } from './test-endpoint.ts';

const forget = () => purge(['webhooks']);

/** Addresses of other systems, such as a CRM, that get every lead, as docs/reference/webhooks.md describes. */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  admin: {
    group: 'Leads',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'enabled'],
    description: 'Send new leads to another system, such as your CRM.',
  },
  // Only admins see the secret: it signs for the agency.
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
        description: 'Shown in the list of deliveries. Renaming cancels queued deliveries.',
      },
    },
    {
      name: 'url',
      type: 'text',
      label: 'URL',
      required: true,
      validate: (value: unknown) =>
        isWebhookAddress(value) || 'Enter a URL that starts with https:// or http://.',
      admin: {
        description: 'The URL provided by the other system. Visible to admins only.',
      },
    },
    {
      name: 'secret',
      type: 'text',
      required: true,
      minLength: 16,
      defaultValue: () => randomBytes(32).toString('hex'),
      admin: {
        description: 'Used to sign requests. Copy it to the other system and keep it private.',
      },
    },
    formsField(),
    {
      name: 'enabled',
      type: 'checkbox',
      label: 'Active',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'test',
      type: 'ui',
      admin: {
        components: { Field: '/features/leads/delivery/webhooks/webhook-test.client.tsx#WebhookTest' },
      },
    },
  ],
};
