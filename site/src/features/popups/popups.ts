import type { CollectionConfig, Field } from 'payload';
import type { BuiltWithBlocks } from '#site/server/built-with-blocks.ts';
import { copiedTitle } from '#site/server/copied-title.ts';
import { purge } from '#site/server/purge.ts';
import { forgetCountsOf } from './counts/count-popup.ts';
import { resultsEndpoint } from './counts/results-endpoint.ts';
import { checkSelector } from './fields/selector.ts';
import { settingsFields } from './fields/settings-fields.ts';
import { testFields } from './fields/test-fields.ts';
import { whenFields } from './fields/when-fields.ts';
import { whereFields } from './fields/where-fields.ts';
import { whoFields } from './fields/who-fields.ts';

/** Dialogs over pages, built with blocks, with settings for pages, triggers and visitors. */
export const popups = ({ collection, fields }: BuiltWithBlocks): CollectionConfig =>
  collection({
    labels: { singular: 'Popup', plural: 'Popups' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', '_status', 'updatedAt'],
      description: 'Dialogs that open over a page by rules or from a link.',
    },
    endpoints: [resultsEndpoint],
    hooks: {
      afterDelete: [({ doc, req: { payload } }) => forgetCountsOf({ payload, popup: Number(doc.id) })],
    },
    changed: () => purge(['popups']),
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'General',
            fields: [
              {
                name: 'name',
                type: 'text',
                required: true,
                maxLength: 120,
                hooks: { beforeDuplicate: [copiedTitle] },
                admin: { description: 'For internal use.' },
                validate: (value: unknown) => Boolean(String(value ?? '').trim()) || 'Enter a name.',
              },
              {
                name: 'label',
                type: 'text',
                label: 'Accessible label',
                maxLength: 120,
                admin: {
                  placeholder: 'Newsletter sign-up',
                  description: 'Read by screen readers. Leave empty to use the name.',
                },
              },
              ...fields.filter(isInForm),
            ],
          },
          { label: 'Conditions', fields: whereFields },
          { label: 'Triggers', fields: whenFields },
          { label: 'Advanced rules', fields: whoFields },
          { label: 'Display', fields: settingsFields },
          { label: 'A/B test', fields: testFields },
          {
            label: 'Results',
            fields: [
              {
                name: 'results',
                type: 'ui',
                admin: {
                  components: { Field: '/features/popups/admin/popup-results.client.tsx#PopupResults' },
                },
              },
              {
                name: 'goal',
                type: 'text',
                label: 'Goal link',
                admin: {
                  placeholder: '.get-brochure',
                  description:
                    'CSS selector of a link that counts as a conversion. Forms sent from the popup always count.',
                },
                validate: checkSelector,
              },
            ],
          },
        ],
      },
      ...fields.filter((field) => !isInForm(field)),
    ],
  });

/** Payload shows sidebar fields only outside of tabs. */
const isInForm = ({ admin }: Field): boolean =>
  !(admin && 'position' in admin && admin.position === 'sidebar');
