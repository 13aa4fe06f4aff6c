import { randomBytes } from 'node:crypto';
import type { GlobalConfig, NumberField } from 'payload';
import { adminsOnly, adminsOnlyField, editorsAndAdmins } from '#site/server/access.ts';
import { isWebhookAddress } from '#site/server/post-webhook.ts';

const ADMINS = { read: adminsOnlyField, update: adminsOnlyField };

const whole = ({
  min,
  max,
  ...field
}: { name: string; label: string; min: number; max: number; defaultValue: number } & Pick<
  NumberField,
  'admin'
>): NumberField => ({
  ...field,
  type: 'number',
  required: true,
  min,
  max,
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
    `Enter a whole number from ${min} to ${max}.`,
});

/** When a feed file is held back for a person to decide, and who is told. */
export const feedSettings: GlobalConfig = {
  slug: 'feed-settings',
  label: 'Feed settings',
  admin: { group: 'Property' },
  access: { read: editorsAndAdmins, update: adminsOnly },
  versions: { max: 20 },
  fields: [
    {
      type: 'row',
      fields: [
        whole({
          name: 'holdPercent',
          label: 'Hold files that affect more than (%)',
          min: 1,
          max: 100,
          defaultValue: 20,
          admin: {
            description:
              'Share of an office’s public listings that would be withdrawn or lose their price, address, description or pictures.',
          },
        }),
        whole({
          name: 'holdListings',
          label: 'Hold files that affect more than (listings)',
          min: 0,
          max: 100_000,
          defaultValue: 5,
          admin: { description: 'Both limits must be exceeded.' },
        }),
      ],
    },
    whole({
      name: 'keepHeldDays',
      label: 'Discard held files after (days)',
      min: 1,
      max: 30,
      defaultValue: 7,
      admin: {
        description: 'Until then a held file waits for a decision.',
      },
    }),
    whole({
      name: 'keepFilesDays',
      label: 'Keep received files for (days)',
      min: 0,
      max: 90,
      defaultValue: 30,
      admin: {
        description:
          'While a file is kept it can be imported again. Files contain vendors’ contact details: only the operator of the server can read them. 0 deletes each one as soon as it is imported.',
      },
    }),
    whole({
      name: 'keepChangesDays',
      label: 'Keep what each import changed for (days)',
      min: 0,
      max: 365,
      defaultValue: 90,
      admin: {
        description:
          'Until then an import can be put back, and pictures that it removed stay on the disk. 0 keeps nothing.',
      },
    }),
    {
      name: 'notify',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: 'Notify',
      filterOptions: { role: { in: ['admin', 'editor'] } },
      admin: {
        allowCreate: false,
        description: 'Users to email when a file is held or not imported. Leave empty for all admins.',
      },
    },
    {
      name: 'webhookUrl',
      type: 'text',
      label: 'Webhook for notices',
      access: ADMINS,
      validate: (value: unknown) =>
        !value || isWebhookAddress(value) || 'Enter a URL that starts with https:// or http://.',
      admin: {
        description:
          'Another system that gets every notice as well, such as your chat or monitoring. Visible to admins only.',
      },
    },
    {
      name: 'webhookSecret',
      type: 'text',
      label: 'Secret of the webhook',
      minLength: 16,
      access: ADMINS,
      defaultValue: () => randomBytes(32).toString('hex'),
      admin: {
        description:
          'Signs the requests, as for webhooks of leads. Copy it to the other system and keep it private.',
        condition: (data) => Boolean(data?.webhookUrl),
      },
    },
  ],
};
