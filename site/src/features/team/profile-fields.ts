import type { Field } from 'payload';
import { socialLinksField } from '#site/features/settings/social-links.ts';

/** What convinces people who read an agent's page. All of it may stay empty. */
export const profileFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'languages',
        type: 'text',
        hasMany: true,
        maxRows: 12,
        admin: { description: 'Other than English. Press Enter after each.' },
      },
      {
        name: 'suburbs',
        type: 'text',
        hasMany: true,
        maxRows: 30,
        label: 'Suburbs',
        admin: {
          description: 'Where they sell or lease. Leave empty to use the suburbs of their listings.',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'qualifications', type: 'text', maxLength: 200 },
      { name: 'licence', type: 'text', label: 'Licence number', maxLength: 60 },
    ],
  },
  socialLinksField,
  {
    name: 'videoUrl',
    type: 'text',
    label: 'Video',
    validate: (value: unknown) =>
      !value ||
      /^https:\/\/((www\.)?youtube\.com\/watch\?v=|youtu\.be\/|vimeo\.com\/)[\w-]+/.test(String(value)) ||
      'Enter the address of a YouTube or Vimeo video, such as https://www.youtube.com/watch?v=…',
    admin: { description: 'A YouTube or Vimeo address.' },
  },
];
