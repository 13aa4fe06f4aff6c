import type { FormDefinition } from '@frontage/forms';
import { agentField, externalListingField, listingField } from './context-fields.ts';
import { leadMessages, messageField, namedPersonFields, personFields, withRules } from './person-fields.ts';

/** Asks for an inspection at a time that suits. */
export const bookInspection: FormDefinition = {
  key: 'book-inspection',
  title: 'Book an inspection',
  intro: 'Tell us when suits you and we’ll confirm a time.',
  fields: [
    ...personFields,
    { ...messageField, initial: 'I would like to inspect this property. These times suit me: ' },
    externalListingField,
    agentField,
  ],
  submitLabel: 'Request an inspection',
  messages: { ...leadMessages, waiting: 'Sending your request…' },
  version: 1,
};

/** Registers for one of the listing's announced inspections. */
export const inspectionRegistration: FormDefinition = {
  key: 'inspection-registration',
  title: 'Register for an inspection',
  intro: 'Let us know you’re coming and we’ll tell you if anything changes.',
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
    waiting: 'Sending your registration…',
    failed: 'You have not been registered.',
    outcomes: { errors: 'Error(s) Found!' },
  },
  version: 1,
};
