import type { Field, GlobalConfig } from 'payload';
import { adminsOnly, editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';

const purgeSettings = { afterChange: [() => purge(['settings'])] };

const links = (name: string, label: string): Field => ({
  name,
  label,
  type: 'array',
  labels: { singular: 'Link', plural: 'Links' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', required: true },
        {
          name: 'url',
          type: 'text',
          required: true,
          validate: (value: unknown) =>
            /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/.test(String(value ?? '')) ||
            'Write /an-address on this website, or one that begins with https://, mailto: or tel:',
        },
      ],
    },
  ],
});

/** Who the agency is, and what holds for the whole website. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Site settings',
  admin: { group: 'Website' },
  access: { read: staffOnly, update: adminsOnly },
  versions: { max: 20 },
  hooks: purgeSettings,
  fields: [
    { name: 'agencyName', type: 'text', required: true, defaultValue: 'Your agency' },
    { name: 'tagline', type: 'text' },
    { name: 'intro', type: 'textarea', label: 'Introduction on the home page' },
    { name: 'heroImage', type: 'upload', relationTo: 'media' },
    {
      name: 'strengths',
      type: 'array',
      maxRows: 4,
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
          admin: { description: 'Leads that belong to no agent and no office go here.' },
        },
      ],
    },
    {
      name: 'mapStyleUrl',
      type: 'text',
      defaultValue: 'https://tiles.openfreemap.org/styles/positron',
      admin: { description: 'MapLibre style of the maps. Visitors load it only when they ask for a map.' },
    },
    {
      name: 'pictureLightbox',
      type: 'checkbox',
      defaultValue: true,
      label: 'Show pictures large over the page',
      admin: {
        description: 'When a link to a picture is pressed. A picture of a page can be set apart from this.',
      },
    },
    {
      type: 'collapsible',
      label: 'Measurement',
      admin: {
        initCollapsed: true,
        description:
          'Leave all empty and nothing is measured. Visitors are asked first; a link to #measurement asks them again. Each service learns of forms that were opened (form_opened), refused (form_failed) and sent (form_sent, or generate_lead for a lead), never what was typed.',
      },
      fields: [
        {
          name: 'gtagId',
          type: 'text',
          label: 'Google Analytics',
          admin: { description: 'As Google shows it: G-XXXXXXXXXX.' },
          validate: (value: unknown) =>
            !value ||
            /^(G|GT|AW)-[A-Z0-9]{4,20}$/.test(String(value)) ||
            'Write it as Google shows it: G-XXXXXXXXXX.',
        },
        {
          name: 'googleAdsId',
          type: 'text',
          label: 'Google Ads',
          admin: {
            description:
              'As Google shows it: AW-XXXXXXXXX. In Google Ads, count the event generate_lead, or visits of the thank-you pages.',
          },
          validate: (value: unknown) =>
            !value ||
            /^AW-[A-Z0-9]{4,20}$/.test(String(value)) ||
            'Write it as Google shows it: AW-XXXXXXXXX.',
        },
        {
          name: 'tagManagerId',
          type: 'text',
          label: 'Google Tag Manager',
          admin: {
            description:
              'As Google shows it: GTM-XXXXXXX. Whoever can publish in the container can run code on every page of this website and read what visitors do there, so give access to few people. Google Analytics and Google Ads tags work. “Custom HTML” tags, and tags that load scripts of other services, do not: this website lets no other scripts in. Do not set up the same Google Analytics or Google Ads here and in the container, or every visit counts twice.',
          },
          validate: (value: unknown) =>
            !value ||
            /^GTM-[A-Z0-9]{4,12}$/.test(String(value)) ||
            'Write it as Google shows it: GTM-XXXXXXX.',
        },
        {
          name: 'metaPixelId',
          type: 'text',
          label: 'Meta pixel',
          validate: (value: unknown) =>
            !value || /^\d{6,20}$/.test(String(value)) || 'Write the number of the pixel alone.',
        },
        {
          name: 'consentNote',
          type: 'textarea',
          label: 'What visitors are asked',
          admin: { description: 'Say who learns what, and that they may say no.' },
        },
      ],
    },
    {
      name: 'demo',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Says on every page that this is a demonstration.' },
    },
  ],
};

/** The bar at the top of every page. */
export const header: GlobalConfig = {
  slug: 'header',
  admin: { group: 'Website' },
  access: { read: staffOnly, update: editorsAndAdmins },
  versions: { max: 20 },
  hooks: purgeSettings,
  fields: [
    links('links', 'Menu'),
    {
      name: 'stickyOffset',
      type: 'number',
      label: 'Comes back after, px',
      min: 0,
      max: 5000,
      admin: {
        description:
          'The header scrolls away and comes back once the page is scrolled this far. Empty: its own height and 200 px more.',
      },
    },
  ],
};

/** The foot of every page. */
export const footer: GlobalConfig = {
  slug: 'footer',
  admin: { group: 'Website' },
  access: { read: staffOnly, update: editorsAndAdmins },
  versions: { max: 20 },
  hooks: purgeSettings,
  fields: [links('links', 'Links'), { name: 'smallPrint', type: 'textarea' }],
};
