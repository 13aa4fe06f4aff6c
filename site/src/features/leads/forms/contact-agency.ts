import type { FormDefinition } from '@frontage/forms';
import { officeField } from './context-fields.ts';
import { leadMessages, messageField, personFields, withRules } from './person-fields.ts';

const fields = [
  ...withRules({ fields: personFields, rules: { name: { minLength: undefined } } }),
  messageField,
  officeField,
];

/** A message to the agency as a whole. */
export const contactAgency: FormDefinition = {
  key: 'contact-agency',
  title: 'Contact us',
  fields,
  submitLabel: 'Send message',
  messages: leadMessages,
  version: 1,
};

/** A message to one office. */
export const contactOffice: FormDefinition = {
  ...contactAgency,
  key: 'contact-office',
  title: 'Contact our office',
  context: 'office',
};
