import type { GlobalConfig } from 'payload';
import { adminsOnly, changers, staffOnly } from '#site/server/access.ts';
import { isApplyLink } from '#site/server/apply-link.ts';
import { purge } from '#site/server/purge.ts';
import { legalFields, machineFields, sharingFields } from './agency-fields.ts';
import { embedFields } from './embed-fields.ts';
import { testEmailEndpoint } from './first-start/test-email-endpoint.ts';
import { linkAddress, linkField, menuField, rowTitle } from './menu-fields.ts';

const purgeSettings = { afterChange: [() => purge(['settings'])] };

/** Who the agency is, and what holds for the whole website. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Site settings',
  admin: { group: 'Website' },
  access: { read: staffOnly, update: adminsOnly },
  versions: { max: 20 },
  hooks: purgeSettings,
  endpoints: [testEmailEndpoint],
  fields: [
    { name: 'agencyName', type: 'text', label: 'Agency name', required: true, defaultValue: 'Your agency' },
    { name: 'tagline', type: 'text' },
    { name: 'intro', type: 'textarea', label: 'Introduction on the home page' },
    { name: 'heroImage', type: 'upload', label: 'Main image on the home page', relationTo: 'media' },
    {
      name: 'strengths',
      type: 'array',
      maxRows: 4,
      admin: { initCollapsed: true, components: { RowLabel: rowTitle('title', 'Strength') } },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text' },
        {
          name: 'email',
          type: 'email',
          admin: { description: 'Receives leads without an agent or office.' },
        },
      ],
    },
    {
      name: 'mapStyleUrl',
      type: 'text',
      label: 'Map style',
      defaultValue: 'https://tiles.openfreemap.org/styles/positron',
      admin: {
        description:
          'MapLibre style URL. Loaded only when a visitor opens a map; name its host in your privacy policy. Not used while the server has a map file of its own. Leave empty for no maps.',
      },
    },
    {
      type: 'collapsible',
      label: 'Rental applications',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'applyUrl',
          type: 'text',
          label: 'Application link',
          validate: isApplyLink,
          admin: {
            description:
              'Where renters apply, such as your page at 2Apply, Snug or Ignite. {address} and {id} are filled in. Offices and listings can have links of their own.',
          },
        },
        {
          name: 'howToApply',
          type: 'textarea',
          label: 'How to apply',
          admin: {
            rows: 5,
            description:
              'Shown on rental listings. For example, which identification to bring and who must apply. Leave empty for a short text of ours.',
          },
        },
      ],
    },
    {
      name: 'pictureLightbox',
      type: 'checkbox',
      defaultValue: true,
      label: 'Open images in a lightbox',
      admin: {
        description: 'Applies to links to image files. Image blocks can override this.',
      },
    },
    {
      type: 'collapsible',
      label: 'Analytics',
      admin: {
        initCollapsed: true,
        description:
          'Leave all empty to turn off tracking. Visitors are asked for consent first; a link to #measurement asks again. Services receive form events (form_opened, form_failed, form_sent, generate_lead), never what was typed.',
      },
      fields: [
        {
          name: 'gtagId',
          type: 'text',
          label: 'Google Analytics',
          admin: { description: 'Measurement ID, for example G-XXXXXXXXXX.' },
          validate: (value: unknown) =>
            !value ||
            /^(G|GT|AW)-[A-Z0-9]{4,20}$/.test(String(value)) ||
            'Enter the measurement ID in the form G-XXXXXXXXXX.',
        },
        {
          name: 'googleAdsId',
          type: 'text',
          label: 'Google Ads',
          admin: {
            description:
              'Conversion ID, for example AW-XXXXXXXXX. In Google Ads, count the event generate_lead or visits to the thank-you pages.',
          },
          validate: (value: unknown) =>
            !value ||
            /^AW-[A-Z0-9]{4,20}$/.test(String(value)) ||
            'Enter the conversion ID in the form AW-XXXXXXXXX.',
        },
        {
          name: 'tagManagerId',
          type: 'text',
          label: 'Google Tag Manager',
          admin: {
            description:
              'Container ID, for example GTM-XXXXXXX. Google Analytics and Google Ads tags work; Custom HTML tags and other scripts are blocked. People who can publish the container can run code on every page, so limit access. Don’t set up the same tag both here and in the container, or visits count twice.',
          },
          validate: (value: unknown) =>
            !value ||
            /^GTM-[A-Z0-9]{4,12}$/.test(String(value)) ||
            'Enter the container ID in the form GTM-XXXXXXX.',
        },
        {
          name: 'metaPixelId',
          type: 'text',
          label: 'Meta pixel',
          validate: (value: unknown) =>
            !value || /^\d{6,20}$/.test(String(value)) || 'Enter only the number of the pixel.',
        },
        {
          name: 'consentNote',
          type: 'textarea',
          label: 'Consent text',
          admin: { description: 'Say who receives which data, and that visitors can decline.' },
        },
      ],
    },
    embedFields,
    legalFields,
    sharingFields,
    machineFields,
    {
      name: 'demo',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Shows a notice on every page that this is a demo.' },
    },
  ],
};

/** The bar at the top of every page. */
export const header: GlobalConfig = {
  slug: 'header',
  admin: { group: 'Website' },
  access: { read: staffOnly, update: changers('website') },
  versions: { max: 20 },
  hooks: purgeSettings,
  fields: [
    menuField({ name: 'links', label: 'Menu' }),
    menuField({
      name: 'mobileLinks',
      label: 'Menu on phones and tablets',
      description: 'Leave empty to show the same menu.',
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'buttonLabel',
          type: 'text',
          label: 'Button text',
          maxLength: 30,
          admin: { description: 'For example Free appraisal. Leave empty for no button.' },
        },
        {
          name: 'buttonUrl',
          type: 'text',
          label: 'Button link',
          admin: { components: { Field: linkField } },
          validate: (value: unknown, { siblingData }: { siblingData: { buttonLabel?: string | null } }) =>
            siblingData.buttonLabel || value ? linkAddress(value) : true,
        },
      ],
    },
    {
      name: 'stickyOffset',
      type: 'number',
      label: 'Show again after (px)',
      min: 0,
      max: 5000,
      admin: {
        description:
          'The header scrolls away and reappears after this distance. Leave empty for its own height plus 200 px.',
      },
    },
  ],
};

/** The foot of every page. */
export const footer: GlobalConfig = {
  slug: 'footer',
  admin: { group: 'Website' },
  access: { read: staffOnly, update: changers('website') },
  versions: { max: 20 },
  hooks: purgeSettings,
  fields: [
    menuField({ name: 'links', label: 'Links' }),
    { name: 'smallPrint', type: 'textarea', label: 'Small print' },
  ],
};
