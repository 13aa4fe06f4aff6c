import type { FormDefinition, Field as FormField } from '@frontage/forms';
import type { CheckboxField, Field, GlobalConfig } from 'payload';
import { adminsOnly, staffOnly } from '#site/server/access.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { purge } from '#site/server/purge.ts';
import type { LeadForm } from '../lead-form.ts';
import { leadForms } from '../lead-forms.ts';
import { alertRegistrationFields } from './alert-registration-settings.ts';
import { formLabel } from './form-options.ts';

/** What an agency decides about each lead form. The fields follow from the definitions. */
export const leadFormSettings: GlobalConfig = {
  slug: 'lead-form-settings',
  label: 'Lead forms',
  admin: { group: 'Leads' },
  access: { read: staffOnly, update: adminsOnly },
  versions: { max: 20 },
  hooks: {
    beforeChange: [({ data }) => ({ ...data, forms: byForm(data) })],
    afterChange: [() => purge(['lead-forms'])],
  },
  fields: [
    ...leadForms.map(
      (form): Field => ({
        type: 'collapsible',
        label: formLabel(form),
        admin: { initCollapsed: true, components: { Label: barOf(form) } },
        fields: [groupOf(form)],
      }),
    ),
    // By form key, so that a new form needs no migration. The groups above are views of it.
    { name: 'forms', type: 'json', admin: { disabled: true } },
    alertRegistrationFields,
  ],
};

/** What a closed form says of itself. Forms that share a title are not told apart by it. */
function barOf(form: LeadForm) {
  const { key, title } = form.definition;
  const isOnly = leadForms.filter(({ definition }) => definition.title === title).length === 1;
  return {
    path: '/features/leads/forms/settings/form-bar.client.tsx#FormBar',
    clientProps: { name: settingsName(key), label: formLabel(form), title: isOnly ? title : '' },
  };
}

/** The settings of one form as fields for staff; what they hold is stored in `forms`. */
function groupOf(form: LeadForm): Field {
  const { key } = form.definition;
  return {
    name: settingsName(key),
    type: 'group',
    label: false,
    virtual: true,
    // Payload makes virtual fields read-only unless they say this.
    admin: { readOnly: false },
    hooks: { afterRead: [({ data }) => ownGroup({ forms: data?.forms, key })] },
    fields: fieldsOf(form),
  };
}

function ownGroup({ forms, key }: { forms: unknown; key: string }): unknown {
  const stored = typeof forms === 'object' && forms !== null ? Object.entries(forms) : [];
  return structuredClone(stored.find(([form]) => form === key)?.[1] ?? {});
}

/** The groups under the keys of their forms. Settings of forms that are no longer there go. */
const byForm = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(leadForms.map(({ definition: { key } }) => [key, data[settingsName(key)] ?? {}]));

/** What the settings call a form or a switch: 'sales-appraisal' → 'salesAppraisal'. */
export function settingsName(key: string): string {
  return key.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The switches of a form, each with the field it is about. */
export function switchesOf(form: FormDefinition): { name: string; field: FormField }[] {
  const named = form.fields.flatMap((field) =>
    [field.shownBySetting, field.requiredBySetting].flatMap((name) => (name ? [{ name, field }] : [])),
  );
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

function fieldsOf({ definition: form, redirects }: LeadForm): Field[] {
  return [
    {
      type: 'row',
      fields: [
        tick({ name: 'enabled', label: 'On the website', on: true }),
        tick({ name: 'conversion', label: 'Redirect to a thank-you page after sending', on: redirects }),
        tick({ name: 'autoresponse', label: 'Send a confirmation email to the visitor', on: true }),
        tick({ name: 'captcha', label: 'Require captcha' }),
      ],
    },
    ...switchFields(form),
    ...imagesField(form),
    ...officesField(form),
    {
      name: 'recipients',
      type: 'text',
      label: 'Send to these email addresses instead',
      hasMany: true,
      validate: checkAddresses,
      admin: {
        placeholder: 'name@example.com',
        description:
          'If empty, the agent gets the leads, otherwise the office, otherwise the agency. Leads are still listed under the agent or office. Copies to property managers and “Always copied” are sent either way.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'thanksTitle',
          type: 'text',
          label: 'Thank-you heading',
          admin: { placeholder: form.messages.thanks.title },
        },
        {
          name: 'thanksBody',
          type: 'text',
          label: 'Thank-you message',
          admin: { placeholder: form.messages.thanks.body },
        },
        {
          name: 'failed',
          type: 'text',
          label: 'Error message',
          admin: { placeholder: form.messages.failed },
        },
      ],
    },
  ];
}

function tick({ name, label, on = false }: { name: string; label: string; on?: boolean }): CheckboxField {
  return { name, label, type: 'checkbox', defaultValue: on };
}

function switchFields(form: FormDefinition): Field[] {
  const switches = switchesOf(form);
  if (switches.length === 0) return [];
  const fields = switches.map(
    ({ name, field }): CheckboxField => ({
      ...tick({
        name: settingsName(name),
        label: `Ask for: ${field.label}`,
        on: form.settings?.[name] === true,
      }),
      ...(field.kind === 'email' && field.shownBySetting ? { validate: checkReachable } : {}),
    }),
  );
  return [{ name: 'required', type: 'group', label: false, fields: [{ type: 'row', fields }] }];
}

function imagesField(form: FormDefinition): Field[] {
  const file = form.fields.find(({ kind }) => kind === 'file');
  if (file?.kind !== 'file') return [];
  return [
    {
      name: 'minImages',
      type: 'number',
      label: 'Minimum number of pictures',
      defaultValue: 0,
      min: 0,
      max: file.maxFiles,
    },
  ];
}

function officesField(form: FormDefinition): Field[] {
  if (!form.fields.some((field) => 'optionsFrom' in field && field.optionsFrom === 'offices')) return [];
  return [
    {
      name: 'offices',
      type: 'relationship',
      relationTo: 'offices',
      hasMany: true,
      label: 'Offices shown',
      admin: { allowCreate: false, description: 'Leave empty to show all offices.' },
    },
  ];
}

/** Nobody could answer a form that asks for neither. */
function checkReachable(
  value: unknown,
  { siblingData }: { siblingData?: { phone?: boolean | null } },
): true | string {
  return (
    Boolean(value || siblingData?.phone) || 'Ask for the email or the phone number, so that you can reply'
  );
}

function checkAddresses(value: string[] | null | undefined): true | string {
  const wrong = (value ?? []).find((address) => !isPlainAddress(address));
  return wrong === undefined || `“${wrong}” is not an email address. Enter one such as name@example.com`;
}
