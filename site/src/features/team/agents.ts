import type { CollectionConfig, Where } from 'payload';
import {
  adminsOnlyField,
  editorsAndAdmins,
  editorsAndAdminsField,
  ownAgentId,
  staffOf,
  staffOnly,
} from '#site/server/access.ts';
import { keepOldAddress } from '#site/server/keep-old-address.ts';
import { purge } from '#site/server/purge.ts';
import { slugField } from '#site/server/slug-field.ts';
import { profileFields } from './profile-fields.ts';

const editorsOrSelf = ({ req }: { req: { user?: unknown } }): boolean | Where => {
  const role = staffOf(req)?.role;
  if (role === 'admin' || role === 'editor') return true;
  const agent = ownAgentId(req);
  return role === 'agent' && agent ? { id: { equals: agent } } : false;
};

const oldAddress = keepOldAddress(({ slug }) => (slug ? `/agents/${slug}` : null));

/** People of the agency with a profile page. */
export const agents: CollectionConfig = {
  slug: 'agents',
  labels: { singular: 'Agent', plural: 'Agents' },
  admin: { group: 'People', useAsTitle: 'name', defaultColumns: ['name', 'role', 'office', 'email'] },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsOrSelf, delete: editorsAndAdmins },
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: {
    beforeChange: [oldAddress.beforeChange],
    afterChange: [oldAddress.afterChange, ({ doc }) => purge(['agents', `agent:${doc.id}`])],
    afterDelete: [({ id }) => purge(['agents', `agent:${id}`])],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    slugField('name'),
    { name: 'role', type: 'text', label: 'Job title' },
    { name: 'office', type: 'relationship', relationTo: 'offices', index: true },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', index: true },
        { name: 'mobile', type: 'text' },
        { name: 'phone', type: 'text' },
      ],
    },
    { name: 'bio', type: 'textarea', label: 'About', admin: { rows: 8 } },
    { name: 'portrait', type: 'upload', relationTo: 'media' },
    ...profileFields,
    {
      name: 'position',
      type: 'number',
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first on the team page.' },
    },
    {
      name: 'propertyManager',
      type: 'checkbox',
      label: 'Property manager',
      defaultValue: false,
      access: { create: editorsAndAdminsField, update: editorsAndAdminsField },
      admin: {
        position: 'sidebar',
        description:
          'Receives copies of the office’s maintenance requests, notices to vacate and management transfers.',
      },
    },
    {
      name: 'feedId',
      type: 'text',
      index: true,
      label: 'Agent ID in feeds',
      access: { update: adminsOnlyField },
      admin: { position: 'sidebar' },
    },
  ],
};
