import type { GlobalConfig } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { CONTACT_FORM_SETTINGS_TAG } from '../submit/load-spam-lists.ts';

/** What counts as spam in contact forms, for all of them. */
export const contactFormSettings: GlobalConfig = {
  slug: 'contact-form-settings',
  label: 'Contact form spam',
  admin: {
    group: 'Leads',
    description:
      'Submissions that contain one of these are marked as spam and not emailed. You can review them under Leads.',
  },
  access: { read: staffOnly, update: changers('website') },
  versions: { max: 20 },
  hooks: { afterChange: [() => purge([CONTACT_FORM_SETTINGS_TAG])] },
  fields: [
    {
      name: 'words',
      type: 'textarea',
      label: 'Blocked words',
      maxLength: 20_000,
      admin: {
        rows: 10,
        description: 'One per line, at least 2 letters. Matches any part of an answer, upper or lower case.',
      },
    },
    {
      name: 'addresses',
      type: 'textarea',
      label: 'Blocked addresses',
      maxLength: 20_000,
      admin: {
        rows: 6,
        description: 'One per line: email addresses, domains such as @example.com, or IP addresses.',
      },
    },
  ],
};
