import type { GlobalConfig } from 'payload';
import { OTHER_LANGUAGES } from '#site/messages/language.ts';
import { adminsOnlyField, changers, editorsAndAdminsField, staffOnly } from '#site/server/access.ts';
import { isApplyLink } from '#site/server/apply-link.ts';
import { purge } from '#site/server/purge.ts';
import { legalFields, machineFields, sharingFields } from './agency-fields.ts';
import { analyticsFields } from './analytics-fields.ts';
import { embedFields } from './embed-fields.ts';
import { testEmailEndpoint } from './first-start/test-email-endpoint.ts';
import { forAdmins, restoredByAdmins } from './for-admins.ts';
import { placeEndpoint } from './map/place-endpoint.ts';
import { linkAddress, linkField, menuField, rowTitle } from './menu-fields.ts';
import { searchEngineFields } from './search-engine-fields.ts';

const LABELS = { zh: 'Chinese (Simplified)', vi: 'Vietnamese', ar: 'Arabic' } as const;

const purgeSettings = { afterChange: [() => purge(['settings'])] };

/**
 * Who the agency is, and what holds for the whole website. Editors and marketing keep the contact details and what the home
 * page says; names, the law, tracking and access are for admins.
 */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Site settings',
  admin: { group: 'Website' },
  access: { read: staffOnly, update: changers('website') },
  versions: { max: 20 },
  hooks: { ...purgeSettings, beforeOperation: [restoredByAdmins] },
  endpoints: [testEmailEndpoint, placeEndpoint],
  fields: [
    {
      name: 'agencyName',
      type: 'text',
      label: 'Agency name',
      required: true,
      defaultValue: 'Your agency',
      access: { update: adminsOnlyField },
    },
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
          // Leads are sent there, which marketing may not see.
          access: { update: editorsAndAdminsField },
          admin: { description: 'Receives leads without an agent or office.' },
        },
      ],
    },
    {
      name: 'mapStyleUrl',
      type: 'text',
      access: { update: adminsOnlyField },
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
          access: { update: editorsAndAdminsField },
          validate: isApplyLink,
          admin: {
            description:
              'Where renters apply, such as your page at 2Apply, Snug or Ignite. {address} and {id} are filled in. Offices and listings can have links of their own.',
          },
        },
        {
          name: 'howToApply',
          type: 'textarea',
          access: { update: editorsAndAdminsField },
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
      name: 'languages',
      type: 'select',
      hasMany: true,
      access: { update: editorsAndAdminsField },
      options: OTHER_LANGUAGES.map((value) => ({ value, label: LABELS[value] })),
      admin: {
        description:
          'Visitors can read search pages and listings in these languages as well as English. What you and your feeds write stays as it is. No native speaker has checked the translations.',
      },
    },
    sharingFields,
    ...forAdmins([analyticsFields, embedFields, legalFields, searchEngineFields, machineFields]),
    {
      name: 'demo',
      type: 'checkbox',
      defaultValue: false,
      access: { update: adminsOnlyField },
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
    menuField({ name: 'links', label: 'Menu', opensSections: true }),
    menuField({
      name: 'mobileLinks',
      label: 'Menu on phones and tablets',
      opensSections: true,
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
