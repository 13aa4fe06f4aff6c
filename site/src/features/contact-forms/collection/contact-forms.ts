import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { APIError } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { freeSlug } from '../definition/free-slug.ts';
import { CONTACT_FORMS_TAG } from '../definition/load-contact-forms.ts';
import { nameRows } from '../definition/row-names.ts';
import type { StoredForm } from '../definition/stored-form.ts';
import { importEndpoint } from '../import/import-endpoint.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '../languages/languages.ts';
import { mailPreviewEndpoint } from '../mails/preview-endpoint.ts';
import { mailGroup } from './fields/mail-fields.ts';
import { messagesField } from './fields/message-fields.ts';
import { rowsField } from './fields/row-fields.ts';
import { formProblems } from './form-problems.ts';
import { type PlacesOf, placesEndpoint, refuseDeleteInUse, refuseTrashInUse } from './places.ts';
import { problemsEndpoint } from './problems-endpoint.ts';
import { startEndpoint } from './start-endpoint.ts';

const START_FORM = '/features/contact-forms/collection/admin/start-form.client.tsx#StartForm';

const forget = () => purge([CONTACT_FORMS_TAG]);

/** Forms that staff build. */
export const contactForms = ({
  knownEndings,
  preview,
  placesOf,
}: {
  /** The file types whose content can be checked. */
  knownEndings: readonly string[];
  /** The address of the preview of a form's latest draft. */
  preview: (form: Record<string, unknown>) => string | null;
  /** The published places that show a form. */
  placesOf: PlacesOf;
}): CollectionConfig => ({
  slug: 'contact-forms',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    description: 'Build your own forms. Submissions appear under Leads.',
    preview,
    components: {
      beforeListTable: [
        START_FORM,
        '/features/contact-forms/collection/admin/on-demand.client.tsx#ImportForm',
      ],
    },
  },
  access: {
    create: changers('website'),
    read: staffOnly,
    update: changers('website'),
    delete: changers('website'),
  },
  versions: { drafts: true, maxPerDoc: 50 },
  graphQL: false,
  endpoints: [
    importEndpoint(knownEndings),
    startEndpoint,
    problemsEndpoint(knownEndings),
    mailPreviewEndpoint,
    placesEndpoint(placesOf),
  ],
  hooks: {
    beforeValidate: [fillInNames, refuseProblems(knownEndings)],
    beforeChange: [refuseTrashInUse(placesOf)],
    beforeDelete: [refuseDeleteInUse(placesOf)],
    afterChange: [forget],
    afterDelete: [forget],
  },
  fields: [
    {
      name: 'start',
      type: 'ui',
      admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: START_FORM } },
    },
    { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Form',
          fields: [
            { name: 'intro', type: 'textarea', label: 'Text above the form', maxLength: 1000 },
            rowsField,
            {
              name: 'oneOf',
              type: 'array',
              label: 'Require at least one of',
              labels: { singular: 'Group', plural: 'Groups' },
              maxRows: 10,
              admin: { initCollapsed: true },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'fields',
                      type: 'text',
                      label: 'Field names',
                      required: true,
                      maxLength: 300,
                      admin: { placeholder: 'phone, email' },
                    },
                    {
                      name: 'message',
                      type: 'text',
                      label: 'Error message',
                      required: true,
                      maxLength: 300,
                    },
                  ],
                },
              ],
            },
            { name: 'submitLabel', type: 'text', label: 'Button text', defaultValue: 'Send', maxLength: 60 },
          ],
        },
        {
          label: 'Emails',
          fields: [
            {
              name: 'tags',
              type: 'ui',
              admin: {
                components: { Field: '/features/contact-forms/collection/admin/tag-list.client.tsx#TagList' },
              },
            },
            mailGroup({ name: 'staffMail' }),
            mailGroup({ name: 'visitorMail' }),
            {
              name: 'mailPreview',
              type: 'ui',
              label: 'Preview of the emails',
              admin: {
                components: {
                  Field: '/features/contact-forms/collection/admin/mail-preview.client.tsx#MailPreview',
                },
              },
            },
          ],
        },
        {
          label: 'After submission',
          fields: [
            {
              name: 'thanksTitle',
              type: 'text',
              label: 'Confirmation heading',
              maxLength: 120,
              admin: { placeholder: 'Thank you!' },
            },
            {
              name: 'redirect',
              type: 'text',
              label: 'Redirect to',
              maxLength: 500,
              validate: (value: unknown) =>
                !value ||
                /^\/(?![/\\])\S*$/.test(String(value)) ||
                'Enter an address on this website, such as /thank-you.',
              admin: { placeholder: '/thank-you' },
            },
          ],
        },
        {
          label: 'Messages',
          description:
            'Leave empty to use the default message shown below each field. {label}, {min} and {max} are replaced.',
          fields: [messagesField],
        },
      ],
    },
    {
      name: 'check',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/features/contact-forms/collection/admin/form-check.client.tsx#FormCheck' },
      },
    },
    {
      name: 'slug',
      type: 'text',
      label: 'Slug',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      // A duplicate gets a new one.
      hooks: { beforeDuplicate: [() => ''] },
      admin: {
        position: 'sidebar',
        description: 'Leave empty to create it from the title. The form’s own page is /forms/contact/…',
        components: { Label: '/ui/admin/optional-label.client.tsx#OptionalLabel' },
      },
      validate: (value: unknown) =>
        // An empty one is filled in before it is stored.
        !value ||
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value)) ||
        'Use lowercase letters, digits and single hyphens, such as contact-us.',
    },
    {
      name: 'captcha',
      type: 'checkbox',
      label: 'Require captcha',
      admin: { position: 'sidebar' },
    },
    {
      name: 'acceptanceAsValidation',
      type: 'checkbox',
      label: 'Allow submit before acceptance boxes are ticked',
      admin: { position: 'sidebar', description: 'Unticked boxes are then shown as errors.' },
    },
    {
      name: 'locale',
      type: 'select',
      label: 'Language',
      defaultValue: FIRST_LANGUAGE,
      options: Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name })),
      admin: {
        position: 'sidebar',
        isClearable: false,
        description: 'Language of the built-in messages. Field labels appear as you write them.',
      },
    },
  ],
});

/** Makes the slug from the title and field names from labels, where staff left them empty. */
const fillInNames: CollectionBeforeValidateHook = async ({ data, req: { payload } }) => {
  if (!data) return data;
  const title = typeof data.title === 'string' ? data.title : '';
  return {
    ...data,
    ...(!data.slug && title ? { slug: await freeSlug({ payload, wanted: title }) } : {}),
    ...(Array.isArray(data.rows) ? { rows: withNames(data.rows) } : {}),
  };
};

const withNames = (rows: StoredForm['rows']) =>
  nameRows(rows ?? []).map(({ name, ...row }) => (name ? { ...row, name } : row));

/** A draft may be incomplete; a published form may not. */
const refuseProblems =
  (knownEndings: readonly string[]): CollectionBeforeValidateHook =>
  ({ data, originalDoc, operation }) => {
    const whole = { ...originalDoc, ...data } as StoredForm & { _status?: string };
    // A form created without a status is a draft.
    if (operation === 'create' ? data?._status !== 'published' : whole._status !== 'published') return data;
    const problems = formProblems({ stored: { ...whole, id: whole.id ?? 1 }, knownEndings });
    if (problems.length > 0) throw new APIError(problems.slice(0, 5).join(' '), 400, undefined, true);
    return data;
  };
