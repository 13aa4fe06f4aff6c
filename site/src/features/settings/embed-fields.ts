import type { CollapsibleField } from 'payload';
import { EMBED_PROVIDERS } from './embeds.ts';

const DOMAIN = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Which other websites pages may show in frames. */
export const embedFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Embeds',
  admin: {
    initCollapsed: true,
    description:
      'Websites that the Embed block may show. Name them in your privacy policy. Only pages with such a block connect to them, most only after a visitor asks for it.',
  },
  fields: [
    {
      name: 'embedProviders',
      type: 'select',
      hasMany: true,
      label: 'Allowed services',
      defaultValue: ['youtube', 'vimeo', 'matterport'],
      options: Object.entries(EMBED_PROVIDERS).map(([value, { name }]) => ({ value, label: name })),
    },
    {
      name: 'embedDomains',
      type: 'text',
      hasMany: true,
      maxRows: 20,
      label: 'Other domains',
      admin: {
        description:
          'Such as booking.example.com, or *.example.com for all below it. Add only domains you trust.',
      },
      validate: (value: unknown) => {
        const wrong = (Array.isArray(value) ? value : []).find((domain) => !DOMAIN.test(String(domain)));
        return wrong === undefined || `${wrong} is not a domain. Enter it without https:// and path.`;
      },
    },
  ],
};
