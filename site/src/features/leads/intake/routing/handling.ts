import { randomBytes } from 'node:crypto';
import type { GlobalConfig } from 'payload';
import { adminsOnly } from '#site/server/access.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { isWebhookAddress } from '#site/server/post-webhook.ts';
import { purge } from '#site/server/purge.ts';
import { formsField } from '../../forms/settings/forms-field.ts';
import { remindersField } from './reminder-fields.ts';

/** What happens to stored leads: who gets them beside their agent or office, and when they are deleted. */
export const leadHandling: GlobalConfig = {
  slug: 'lead-handling',
  label: 'Lead handling',
  admin: { group: 'Leads' },
  // Versions hold the same addresses, hidden copies among them.
  access: { read: adminsOnly, readVersions: adminsOnly, update: adminsOnly },
  versions: { max: 20 },
  hooks: { afterChange: [() => purge(['lead-handling', 'lead-forms'])] },
  fields: [
    {
      name: 'places',
      type: 'array',
      label: 'Route leads by suburb or postcode',
      labels: { singular: 'Place', plural: 'Places' },
      admin: {
        description:
          'Leads without an agent or office go to the office of their suburb or postcode. A suburb takes priority over a postcode.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'place', type: 'text', required: true, label: 'Suburb or postcode' },
            {
              name: 'office',
              type: 'relationship',
              relationTo: 'offices',
              required: true,
              admin: { allowCreate: false },
            },
          ],
        },
      ],
    },
    {
      name: 'copies',
      type: 'array',
      label: 'Always copied',
      labels: { singular: 'Address', plural: 'Addresses' },
      admin: {
        description: 'These addresses get a copy of every lead email for the selected forms.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'email', type: 'email', required: true },
            {
              name: 'how',
              type: 'select',
              label: 'Copy type',
              required: true,
              defaultValue: 'bcc',
              options: [
                { value: 'bcc', label: 'Bcc (hidden from other recipients)' },
                { value: 'cc', label: 'Cc (visible to other recipients)' },
              ],
              admin: { isClearable: false },
            },
          ],
        },
        formsField(),
      ],
    },
    {
      name: 'recipients',
      type: 'ui',
      admin: { components: { Field: '/features/leads/inbox/recipients/recipients.client.tsx#Recipients' } },
    },
    {
      name: 'replyAddress',
      type: 'email',
      label: 'Address for answers',
      validate: (value: unknown) =>
        !value ||
        (isPlainAddress(String(value)) &&
          !String(value).includes('+') &&
          localPart(value).length <= LONGEST_LOCAL_PART) ||
        `Enter an email address without “+” and with up to ${LONGEST_LOCAL_PART} characters before the @.`,
      admin: {
        description:
          'Answers of visitors to your replies come back to their lead through this address, whose provider posts them to the website. Leave empty to have them sent to the person who replied.',
      },
    },
    {
      name: 'replyWebhook',
      type: 'ui',
      label: 'Webhook for your mail provider',
      admin: { components: { Field: '/features/leads/inbox/thread/webhook-address.tsx#WebhookAddress' } },
    },
    {
      name: 'smsWebhookUrl',
      type: 'text',
      label: 'Webhook for SMS',
      validate: (value: unknown) =>
        !value || isWebhookAddress(value) || 'Enter a URL that starts with https:// or http://.',
      admin: {
        description:
          'A system that sends SMS for you. With it, staff can answer leads that have an Australian mobile number by SMS. Leave empty to switch this off.',
      },
    },
    {
      name: 'smsWebhookSecret',
      type: 'text',
      label: 'Secret of the webhook for SMS',
      defaultValue: () => randomBytes(32).toString('hex'),
      validate: (value: unknown, { data }: { data: { smsWebhookUrl?: unknown } }) =>
        !data.smsWebhookUrl || String(value ?? '').length >= 16 || 'Enter a secret of 16 characters or more.',
      admin: {
        description: 'Used to sign requests. Copy it to the other system and keep it private.',
        condition: (data) => Boolean(data?.smsWebhookUrl),
      },
    },
    {
      name: 'receivedSms',
      type: 'ui',
      label: 'Webhook for answers by SMS',
      admin: {
        components: { Field: '/features/leads/delivery/sms/received-sms-address.tsx#ReceivedSmsAddress' },
      },
    },
    remindersField,
    {
      name: 'keepMonths',
      type: 'number',
      label: 'Delete leads after (months)',
      min: 1,
      max: 240,
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 240) ||
        'Enter a whole number from 1 to 240, or leave empty.',
      admin: {
        description:
          'Older leads are deleted daily with their messages and attachments. Leave empty to keep all leads.',
      },
    },
    {
      name: 'person',
      type: 'ui',
      admin: { components: { Field: '/features/leads/inbox/retention/person-data.client.tsx#PersonData' } },
    },
  ],
};

/** A local part of an email address has 64 characters at most, and that of a reply address 38 of its own. */
const LONGEST_LOCAL_PART = 25;
const localPart = (address: unknown): string => String(address).split('@')[0] ?? '';
