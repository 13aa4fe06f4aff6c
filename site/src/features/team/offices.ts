import type { Access, CollectionConfig } from 'payload';
import { STATES } from '#site/features/listings/fields/address.ts';
import { changeable, editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { isApplyLink } from '#site/server/apply-link.ts';
import { keepOldAddress, OFFER_REDIRECTS } from '#site/server/keep-old-address.ts';
import { keepOnRestore } from '#site/server/keep-on-restore.ts';
import { mapPinField } from '#site/server/map-pin-field.ts';
import { purge } from '#site/server/purge.ts';
import { slugField } from '#site/server/slug-field.ts';
import { appraisalTimesField } from './appraisal-times.ts';
import { refuseSharedCodes } from './refuse-shared-codes.ts';
import { withUses } from './used-by.ts';

const oldAddress = keepOldAddress(({ slug }) => (slug ? `/offices/${slug}` : null));

/** Office managers change their own office. */
const changeableOffices: Access = ({ req }) =>
  changeable({
    req,
    area: 'people',
    office: (id) => ({ id: { equals: id } }),
    own: () => ({ id: { equals: -1 } }),
  });

const collection: CollectionConfig = {
  slug: 'offices',
  labels: { singular: 'Office', plural: 'Offices' },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'suburb', 'state', 'phone'],
    preview: ({ slug, _status }) => (slug && _status === 'published' ? `/offices/${slug}` : null),
    components: { beforeListTable: [OFFER_REDIRECTS] },
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: changeableOffices, delete: editorsAndAdmins },
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: {
    beforeValidate: [refuseSharedCodes],
    beforeChange: [keepOnRestore('email', 'phone'), oldAddress.beforeChange],
    afterChange: [oldAddress.afterChange, ({ doc }) => purge(['offices', `office:${doc.id}`])],
    afterDelete: [oldAddress.afterDelete, ({ id }) => purge(['offices', `office:${id}`])],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    slugField('name'),
    {
      type: 'row',
      fields: [
        { name: 'street', type: 'text' },
        { name: 'suburb', type: 'text' },
        {
          name: 'state',
          type: 'text',
          admin: {
            components: {
              Field: {
                path: '/ui/admin/choice-text.client.tsx#ChoiceText',
                clientProps: { choices: STATES.map((state) => ({ value: state, label: state })) },
              },
            },
          },
        },
        { name: 'postcode', type: 'text' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text' },
        { name: 'email', type: 'email', admin: { description: 'Receives leads without an agent.' } },
      ],
    },
    { name: 'hours', type: 'textarea', label: 'Opening hours', admin: { rows: 3 } },
    {
      name: 'applyUrl',
      type: 'text',
      label: 'Rental application link',
      validate: isApplyLink,
      admin: {
        description:
          'Where renters apply for this office’s properties, such as its page at 2Apply, Snug or Ignite. {address} and {id} are filled in. Leave empty for the link in the site settings.',
      },
    },
    { name: 'bio', type: 'textarea', label: 'About', admin: { rows: 6 } },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    appraisalTimesField,
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number' },
        { name: 'longitude', type: 'number' },
      ],
    },
    mapPinField,
    {
      name: 'feedAgentIds',
      type: 'text',
      hasMany: true,
      label: 'Agency codes in feeds',
      admin: {
        position: 'sidebar',
        description: 'The agentID values of this office in REAXML files.',
      },
    },
  ],
};

/** The agency's offices. A feed's agency codes lead to one of them. */
export const offices = withUses(collection, { called: 'office' });
