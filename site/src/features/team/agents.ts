import type { Access, CollectionConfig } from 'payload';
import {
  adminsOnlyField,
  changeable,
  editorsAndAdmins,
  editorsAndAdminsField,
  peopleManagersField,
  staffOnly,
} from '#site/server/access.ts';
import { keepOldAddress, OFFER_REDIRECTS } from '#site/server/keep-old-address.ts';
import { keepOnRestore } from '#site/server/keep-on-restore.ts';
import { purge } from '#site/server/purge.ts';
import { slugField } from '#site/server/slug-field.ts';
import { appraisalTimesField } from './appraisal-times.ts';
import { profileFields } from './profile-fields.ts';
import { withUses } from './used-by.ts';

/** Office managers change the agents of their office, agents their own profile. */
const changeableAgents: Access = ({ req }) =>
  changeable({
    req,
    area: 'people',
    office: (id) => ({ office: { equals: id } }),
    own: (agent) => ({ id: { equals: agent } }),
  });

const oldAddress = keepOldAddress(({ slug }) => (slug ? `/agents/${slug}` : null));

const collection: CollectionConfig = {
  slug: 'agents',
  labels: { singular: 'Agent', plural: 'Agents' },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'office', 'email'],
    preview: ({ slug, _status }) => (slug && _status === 'published' ? `/agents/${slug}` : null),
    components: { beforeListTable: [OFFER_REDIRECTS] },
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: changeableAgents, delete: editorsAndAdmins },
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: {
    beforeChange: [keepOnRestore('email', 'mobile', 'phone'), oldAddress.beforeChange],
    afterChange: [oldAddress.afterChange, ({ doc }) => purge(['agents', `agent:${doc.id}`])],
    afterDelete: [oldAddress.afterDelete, ({ id }) => purge(['agents', `agent:${id}`])],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    slugField('name', { update: peopleManagersField }),
    { name: 'role', type: 'text', label: 'Job title' },
    { name: 'office', type: 'relationship', relationTo: 'offices', index: true },
    {
      type: 'row',
      fields: [
        // Leads are sent there.
        { name: 'email', type: 'email', index: true, access: { update: peopleManagersField } },
        { name: 'mobile', type: 'text' },
        { name: 'phone', type: 'text' },
      ],
    },
    { name: 'bio', type: 'textarea', label: 'About', admin: { rows: 8 } },
    { name: 'portrait', type: 'upload', relationTo: 'media' },
    ...profileFields,
    appraisalTimesField,
    {
      name: 'leads',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: {
          Field: {
            path: '/features/leads/inbox/admin/related-leads.client.tsx#RelatedLeads',
            clientProps: { by: 'agent' },
          },
        },
      },
    },
    {
      name: 'position',
      type: 'number',
      defaultValue: 100,
      access: { create: editorsAndAdminsField, update: editorsAndAdminsField },
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

/** People of the agency with a profile page. */
export const agents = withUses(collection, { called: 'agent' });
