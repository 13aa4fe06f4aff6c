import { STATES } from '@frontage/duty/engine';
import type { CollapsibleField } from 'payload';
import { isAbn } from './abn.ts';
import { socialLinksField } from './social-links.ts';

/** What the law and the state authorities ask an agency to say about itself. */
export const legalFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Legal details',
  admin: {
    initCollapsed: true,
    description:
      'Shown in the footer, in the privacy policy and to search engines. The dashboard reminds you until they are complete.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'legalName',
          type: 'text',
          label: 'Legal name',
          maxLength: 120,
          admin: { description: 'For example Banksia & Vale Pty Ltd.' },
        },
        {
          name: 'abn',
          type: 'text',
          label: 'ABN',
          validate: (value: unknown) =>
            !value || isAbn(String(value)) || 'Check the ABN: it has 11 digits, and these don’t add up.',
        },
      ],
    },
    {
      name: 'licences',
      type: 'array',
      labels: { singular: 'Licence', plural: 'Licences' },
      admin: {
        initCollapsed: true,
        description: 'One for each state you work in. Several states want it in advertising.',
        components: {
          RowLabel: {
            path: '/ui/admin/row-title.client.tsx#RowTitle',
            clientProps: { field: 'state', empty: 'Licence' },
          },
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'state',
              type: 'select',
              required: true,
              options: STATES.map(({ state, name }) => ({ value: state, label: name })),
            },
            { name: 'number', type: 'text', label: 'Licence number', required: true, maxLength: 40 },
          ],
        },
      ],
    },
    {
      name: 'privacyContact',
      type: 'text',
      label: 'Privacy contact',
      maxLength: 200,
      admin: {
        description:
          'Who answers questions and complaints about personal information, with an email address.',
      },
    },
    {
      name: 'recipients',
      type: 'textarea',
      label: 'Who receives personal information',
      maxLength: 1000,
      admin: {
        description:
          'Shown in the privacy policy. For example your CRM, your email provider and the property’s owner, and the countries they are in.',
      },
    },
    {
      name: 'privacyUrl',
      type: 'text',
      label: 'Privacy policy link',
      validate: (value: unknown) =>
        !value ||
        /^(\/(?!\/|privacy\/?$)|https:\/\/)/.test(String(value)) ||
        'Enter an address on this website, such as /our-privacy-policy, or one that starts with https://',
      admin: {
        description:
          'Leave empty to use the page at /privacy. Until you publish a page there, it shows our standard text with the details above.',
      },
    },
    {
      name: 'statementRequired',
      type: 'checkbox',
      label: 'Require a Statement of Information in Victoria',
      defaultValue: true,
      admin: {
        description:
          'A home for sale in Victoria cannot be published without one. Listings from feeds are published, and staff are told.',
      },
    },
  ],
};

/** How wide a logo is shown, in pixels. */
export const LOGO_WIDTH = { min: 40, max: 400, normal: 180 };

/** The logo, and how the website looks in browser tabs, on phones and where its pages are shared. */
export const sharingFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Logo, icon, sharing image and social media',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'logo',
      type: 'upload',
      label: 'Logo',
      relationTo: 'media',
      admin: {
        description:
          'Shown in the header and in emails in place of the drawn mark and the name. Best twice as wide as it is shown.',
      },
    },
    {
      name: 'darkLogo',
      type: 'upload',
      label: 'Logo for dark backgrounds',
      relationTo: 'media',
      admin: { description: 'Shown in the footer. Without one, the footer has the drawn mark and the name.' },
    },
    {
      name: 'logoWidth',
      type: 'number',
      label: 'Logo width (px)',
      ...{ min: LOGO_WIDTH.min, max: LOGO_WIDTH.max, defaultValue: LOGO_WIDTH.normal },
      admin: { description: 'It is never higher than the header, and never wider than half of a phone.' },
    },
    {
      name: 'icon',
      type: 'upload',
      label: 'Icon',
      relationTo: 'media',
      admin: {
        description:
          'A square image of at least 512 × 512 px for browser tabs and home screens. Without one, an archway in your colours is used.',
      },
    },
    {
      name: 'shareImage',
      type: 'upload',
      label: 'Sharing image',
      relationTo: 'media',
      admin: {
        description:
          'The background of the image shown when a page without its own image is shared. Best at 1200 × 630 px or larger.',
      },
    },
    socialLinksField,
  ],
};

/** What programs may read of the website besides its pages. */
export const machineFields: CollapsibleField = {
  type: 'collapsible',
  label: 'For other programs',
  admin: {
    initCollapsed: true,
    description: 'Neither shows more than your public pages do.',
  },
  fields: [
    {
      name: 'llmsFile',
      type: 'checkbox',
      label: 'Summary for AI assistants (/llms.txt)',
      defaultValue: true,
    },
    {
      name: 'listingsFile',
      type: 'checkbox',
      label: 'Current listings as data (/listings.json)',
      defaultValue: true,
    },
  ],
};
