import type { CollectionConfig, Where } from 'payload';
import { adminsOnly, adminsOnlyField, staffOf } from '#site/server/access.ts';

const adminsAllOthersThemselves = ({ req }: { req: { user?: unknown } }): boolean | Where => {
  const staff = staffOf(req);
  if (!staff) return false;
  return staff.role === 'admin' ? true : { id: { equals: staff.id } };
};

/** Who hands leads out needs to see to whom. */
const agentsThemselvesOthersAll = ({ req }: { req: { user?: unknown } }): boolean | Where =>
  staffOf(req)?.role === 'editor' || adminsAllOthersThemselves({ req });

/** Staff who sign in at /admin. Visitors' accounts are another collection. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: { group: 'Settings', useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'] },
  auth: {
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
  },
  access: {
    create: adminsOnly,
    read: agentsThemselvesOthersAll,
    update: adminsAllOthersThemselves,
    delete: adminsOnly,
    unlock: adminsOnly,
    admin: ({ req }) => Boolean(staffOf(req)),
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'agent',
      saveToJWT: true,
      options: [
        { value: 'admin', label: 'Admin: everything, including users and settings' },
        { value: 'editor', label: 'Editor: listings, people, pages and all leads' },
        { value: 'agent', label: 'Agent: their own leads, listings and profile' },
      ],
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'agents',
      saveToJWT: true,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: {
        description: 'The profile on the website that is this person. An agent sees the leads sent to it.',
      },
    },
  ],
};
