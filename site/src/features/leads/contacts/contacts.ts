import type { CollectionConfig } from 'payload';
import { nobody } from '#site/server/access.ts';

const closed = {
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  graphQL: false,
  lockDocuments: false,
} as const;

/**
 * A person who sent leads: all leads of one email address or mobile number, unless staff merged or split them. Written
 * when a lead is stored; staff see it at /admin/contacts, by the leads that are theirs to see.
 */
export const contacts: CollectionConfig = {
  slug: 'contacts',
  labels: { singular: 'Contact', plural: 'Contacts' },
  ...closed,
  admin: { hidden: true, useAsTitle: 'name' },
  fields: [
    // As in the latest lead that gave one.
    { name: 'name', type: 'text' },
    // The token of the lead it was made for: two leads stored at once make no second contact.
    { name: 'origin', type: 'text', required: true, unique: true },
    // When the latest lead was received.
    { name: 'lastAt', type: 'date', required: true, index: true },
  ],
};

/** The email addresses and mobile numbers that a contact is known by. Each belongs to one contact. */
export const contactAddresses: CollectionConfig = {
  slug: 'contact-addresses',
  labels: { singular: 'Address of a contact', plural: 'Addresses of contacts' },
  ...closed,
  fields: [
    { name: 'contact', type: 'relationship', relationTo: 'contacts', index: true },
    // An email address in lowercase, or a mobile number as `04…` without spaces.
    { name: 'value', type: 'text', required: true, unique: true },
    // Of a mobile number: when its owner asked for no more SMS.
    { name: 'smsStoppedAt', type: 'date' },
  ],
};
