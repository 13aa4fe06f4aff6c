import { agentField, externalListingField } from './fields/context-fields.ts';
import { inspectionMail } from './fields/inspection-mail.ts';
import { leadMessages, messageField, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** Asks for an inspection at a time that suits. */
export const bookInspection: LeadForm = {
  definition: {
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
  },
  noun: 'Inspection request',
  hash: 'property-inspections',
  oldSite: {
    opens: [{ action: 'book_inspection_form' }],
    sends: [{ action: 'iproperty_book_inspection' }],
  },
  mails: {
    staff: { opening: 'Contact the visitor to arrange a time. The inspection is not booked yet.' },
    visitor: {
      ...inspectionMail,
      opening:
        'We’ve received your inspection request. {contact} will confirm a time with you. Here is a copy of what you sent.',
    },
  },
};
