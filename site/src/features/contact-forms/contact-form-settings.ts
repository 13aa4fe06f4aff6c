import type { GlobalConfig } from 'payload';
import { editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { CONTACT_FORM_SETTINGS_TAG } from './load-spam-lists.ts';

/** What counts as spam in contact forms, for all of them. */
export const contactFormSettings: GlobalConfig = {
  slug: 'contact-form-settings',
  label: 'Spam in contact forms',
  admin: {
    group: 'Leads',
    hideAPIURL: true,
    description:
      'What holds one of these is kept as spam and never e-mailed. You find it among the leads, and can send it on from there.',
  },
  access: { read: staffOnly, update: editorsAndAdmins },
  versions: { max: 20 },
  hooks: { afterChange: [() => purge([CONTACT_FORM_SETTINGS_TAG])] },
  fields: [
    {
      name: 'words',
      type: 'textarea',
      label: 'Words',
      maxLength: 20_000,
      admin: {
        rows: 10,
        description: 'One a line, of 2 letters or more. Found anywhere in an answer, in capitals or not.',
      },
    },
    {
      name: 'addresses',
      type: 'textarea',
      label: 'Addresses',
      maxLength: 20_000,
      admin: {
        rows: 6,
        description:
          'One a line: e-mail addresses, their ends such as @example.com, or the internet addresses of computers.',
      },
    },
  ],
};
