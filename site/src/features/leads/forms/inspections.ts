import type { FormDefinition } from '@frontage/forms';
import { agentField, externalListingField, listingField } from './context-fields.ts';
import { leadMessages, messageField, namedPersonFields, personFields, withRules } from './person-fields.ts';

/** Asks for an inspection at a time that suits. */
export const bookInspection: FormDefinition = {
  key: 'book-inspection',
  title: 'Book an inspection',
  intro: 'Tell us when it would suit you, and we will get back to you with a time.',
  fields: [
    ...personFields,
    { ...messageField, initial: 'I would like to inspect the property. These times suit me: ' },
    externalListingField,
    agentField,
  ],
  submitLabel: 'Ask for an inspection',
  messages: { ...leadMessages, waiting: 'Sending your request …' },
  version: 1,
};

/** Registers for one of the listing's announced inspections. */
export const inspectionRegistration: FormDefinition = {
  key: 'inspection-registration',
  title: 'Register for an inspection',
  intro: 'Tell us that you are coming, and we let you know if anything changes.',
  fields: [
    {
      kind: 'select',
      name: 'inspection',
      label: 'Inspection',
      required: true,
      optionsFrom: 'inspections',
      fillFrom: ['inspection', 'insp_id'],
    },
    ...withRules({
      fields: namedPersonFields,
      rules: { first_name: { minLength: 2 }, last_name: { minLength: 2 } },
    }),
    listingField,
    agentField,
  ],
  submitLabel: 'Register',
  messages: {
    ...leadMessages,
    waiting: 'Sending your registration …',
    failed: 'You have not been registered yet.',
    outcomes: { errors: 'Error(s) Found!' },
  },
  version: 1,
};
