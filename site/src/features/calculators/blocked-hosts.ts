import type { CollectionConfig } from 'payload';
import { editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { hostOf } from './host-name.ts';

/** Websites on which the embedded calculator does not show: the provider's black list. */
export const blockedHosts: CollectionConfig = {
  slug: 'blocked-hosts',
  labels: { singular: 'Blocked website', plural: 'Blocked websites' },
  admin: {
    group: 'Calculators',
    useAsTitle: 'host',
    defaultColumns: ['host', 'reason', 'createdAt'],
    description: 'The calculator is not shown on these websites. Changes take up to five minutes.',
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsAndAdmins, delete: editorsAndAdmins },
  graphQL: false,
  fields: [
    {
      name: 'host',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'example.com includes www.example.com, but not shop.example.com.' },
      hooks: { beforeValidate: [({ value }) => hostOf(String(value ?? '')) ?? value] },
      validate: (value: unknown) =>
        hostOf(String(value ?? '')) !== undefined || 'Enter a domain, such as example.com',
    },
    { name: 'reason', type: 'textarea', admin: { description: 'For internal use.' } },
  ],
};
