import type { FormDefinition } from '@frontage/forms';
import { suburb } from './address-fields.ts';
import { officeField } from './context-fields.ts';
import { leadMessages, personFields, withRules } from './person-fields.ts';

/** An owner moves the management of a rental property to this agency. */
export const transferManagement: FormDefinition = {
  key: 'transfer-management',
  title: 'Transfer your property management',
  intro:
    'Move your rental property to us. We’ll contact your current manager, the tenant and the bond authority for you.',
  fields: [
    ...withRules({
      fields: personFields,
      rules: { name: { minLength: 3 }, phone: { minLength: 5 } },
    }),
    { ...suburb, label: 'Suburb of the property' },
    officeField,
  ],
  submitLabel: 'Send request',
  messages: { ...leadMessages, waiting: 'Sending your request…' },
  version: 1,
};
