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
    description:
      'The calculator does not show on these websites. A change takes up to five minutes to arrive.',
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsAndAdmins, delete: editorsAndAdmins },
  graphQL: false,
  fields: [
    {
      name: 'host',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'example.com stands for www.example.com too, but not for shop.example.com.' },
      hooks: { beforeValidate: [({ value }) => hostOf(String(value ?? '')) ?? value] },
      validate: (value: unknown) =>
        hostOf(String(value ?? '')) !== undefined || 'Write the name of a website, such as example.com',
    },
    { name: 'reason', type: 'textarea', admin: { description: 'For staff alone.' } },
  ],
};
