import type { FormDefinition } from '@frontage/forms';
import { officeChoice } from './context-fields.ts';
import { leadMessages, personFields, withRules } from './person-fields.ts';

/** A tenant is moving out. */
export const vacateNotice: FormDefinition = {
  key: 'vacate-notice',
  title: 'Notice to vacate',
  intro: 'Tell us when you’re moving out. Your property manager will confirm the date and next steps.',
  fields: [
    officeChoice,
    ...withRules({ fields: personFields, rules: { name: { minLength: undefined } } }),
    {
      kind: 'text',
      name: 'address',
      label: 'Address of the property',
      noun: 'the address of the property',
      required: true,
      maxLength: 300,
      autocomplete: 'address-line1',
    },
    {
      kind: 'date',
      name: 'date',
      label: 'Moving out date',
      noun: 'the day you move out',
      required: true,
      min: 'today',
      messages: { min: 'Your moving out date must be today or later' },
    },
    {
      kind: 'textarea',
      name: 'reason',
      label: 'Reason',
      noun: 'your reason',
      required: true,
      rows: 3,
      maxLength: 2000,
    },
  ],
  submitLabel: 'Send notice',
  messages: { ...leadMessages, waiting: 'Sending your notice…' },
  version: 1,
};
