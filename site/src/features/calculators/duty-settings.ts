import type { GlobalConfig } from 'payload';
import { adminsOnly, editorsAndAdmins } from '#site/server/access.ts';

/** Who is told of stamp duty rates that end. */
export const dutySettings: GlobalConfig = {
  slug: 'duty-settings',
  label: 'Calculator settings',
  admin: { group: 'Calculators', hideAPIURL: true },
  access: { read: editorsAndAdmins, update: adminsOnly },
  versions: { max: 20 },
  fields: [
    {
      name: 'notify',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: 'E-mail these people when stamp duty rates end',
      filterOptions: { role: { in: ['admin', 'editor'] } },
      admin: {
        allowCreate: false,
        description:
          'Empty: all admins. Sent two weeks before the day, and on the day if there are no new rates by then.',
      },
    },
  ],
};
