import type { GlobalConfig, NumberField } from 'payload';
import { adminsOnly, editorsAndAdmins } from '#site/server/access.ts';

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
  admin: { group: 'Property', hideAPIURL: true },
  access: { read: editorsAndAdmins, update: adminsOnly },
  versions: { max: 20 },
  fields: [
    {
      type: 'row',
      fields: [
        whole({
          name: 'holdPercent',
          label: 'Hold a file that affects more than (%)',
          min: 1,
          max: 100,
          defaultValue: 20,
          admin: {
            description:
              'Of an office’s public listings: taken off the market, price or address hidden, description or pictures removed.',
          },
        }),
        whole({
          name: 'holdListings',
          label: 'and more than (listings)',
          min: 0,
          max: 100_000,
          defaultValue: 5,
          admin: { description: 'Smaller changes are never held.' },
        }),
      ],
    },
    whole({
      name: 'keepHeldDays',
      label: 'Discard a held file after (days)',
      min: 1,
      max: 30,
      defaultValue: 7,
      admin: {
        description: 'A feed file names vendors and their telephone numbers, so it is not kept longer.',
      },
    }),
    {
      name: 'notify',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: 'E-mail these people when a file is held or not imported',
      filterOptions: { role: { in: ['admin', 'editor'] } },
      admin: { allowCreate: false, description: 'Empty: all admins. The same problem is sent once a day.' },
    },
  ],
};
