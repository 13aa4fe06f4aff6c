import type { CollectionConfig, Field } from 'payload';
import type { BuiltWithBlocks } from '#site/server/built-with-blocks.ts';
import { copiedTitle } from '#site/server/copied-title.ts';
import { purge } from '#site/server/purge.ts';
import { forgetCountsOf } from './counts/count-popup.ts';
import { resultsEndpoint } from './counts/results-endpoint.ts';
import { lookFields } from './fields/look-fields.ts';
import { checkSelector } from './fields/selector.ts';
import { testFields } from './fields/test-fields.ts';
import { whenFields } from './fields/when-fields.ts';
import { whereFields } from './fields/where-fields.ts';
import { whoFields } from './fields/who-fields.ts';

/** Windows that open over the pages: built with blocks, with settings that say where, when and for whom. */
export const popups = ({ collection, fields }: BuiltWithBlocks): CollectionConfig =>
  collection({
    labels: { singular: 'Popup', plural: 'Popups' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', '_status', 'updatedAt'],
      description: 'Windows that open over the pages of the website, by themselves or by a link.',
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
            label: 'What',
            fields: [
              {
                name: 'name',
                type: 'text',
                required: true,
                maxLength: 120,
                hooks: { beforeDuplicate: [copiedTitle] },
                admin: { description: 'For you and your colleagues.' },
                validate: (value: unknown) => Boolean(String(value ?? '').trim()) || 'Write a name.',
              },
              {
                name: 'label',
                type: 'text',
                label: 'What it is, in a few words',
                maxLength: 120,
                admin: {
                  placeholder: 'Newsletter sign-up',
                  description: 'Said by screen readers when it opens. The name when empty.',
                },
              },
              ...fields.filter(isInForm),
            ],
          },
          { label: 'Where', fields: whereFields },
          { label: 'When it opens', fields: whenFields },
          { label: 'Who sees it', fields: whoFields },
          { label: 'Look', fields: lookFields },
          { label: 'Test', fields: testFields },
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
                label: 'Done is also: following this link in it',
                admin: {
                  placeholder: '.get-brochure',
                  description:
                    'A CSS selector. A form that is sent in it, or that a link in it opened, counts always.',
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

/** Payload shows what stands beside the form only where it is in no tab. */
const isInForm = ({ admin }: Field): boolean =>
  !(admin && 'position' in admin && admin.position === 'sidebar');
