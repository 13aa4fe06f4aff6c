import type { CollapsibleField } from 'payload';

/** What counts visits, after visitors agree. */
export const analyticsFields: CollapsibleField = {
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
};
