import type { GlobalConfig } from 'payload';
import { adminsOnly, editorsAndAdmins } from '#site/server/access.ts';

/** Who is notified when stamp duty rates end. */
export const dutySettings: GlobalConfig = {
  slug: 'duty-settings',
  label: 'Calculator settings',
  admin: { group: 'Calculators' },
  access: { read: editorsAndAdmins, update: adminsOnly },
  versions: { max: 20 },
  fields: [
    {
      name: 'notify',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: 'Notify',
      filterOptions: { role: { in: ['admin', 'editor'] } },
      admin: {
        allowCreate: false,
        description:
          'Users to email two weeks before stamp duty rates end, and on the day if there are no new rates. Leave empty for all admins.',
      },
    },
  ],
};
