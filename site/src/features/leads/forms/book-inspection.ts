import { agentField, externalListingField } from './fields/context-fields.ts';
import { inspectionMail } from './fields/inspection-mail.ts';
import { leadMessages, messageField, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** Asks for an inspection at a time that suits. */
export const bookInspection: LeadForm = {
  definition: {
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
  },
  noun: 'Inspection request',
  hash: 'property-inspections',
  oldSite: {
    opens: [{ action: 'book_inspection_form' }],
    sends: [{ action: 'iproperty_book_inspection' }],
  },
  mails: {
    staff: { opening: 'Agree on a time with the visitor: nothing is booked until you do.' },
    visitor: {
      ...inspectionMail,
      opening:
        'Your request for an inspection has reached us. {contact} will confirm a time with you. Here is what you sent.',
    },
  },
};
