import { agentField, listingField } from './fields/context-fields.ts';
import { leadMessages, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** Asks for a listing's brochure. */
export const brochureRequest: LeadForm = {
  definition: {
    key: 'brochure-request',
    title: 'Request the brochure',
    intro: 'Tell us who you are, and you get the brochure from us.',
    fields: [...personFields, listingField, agentField],
    submitLabel: 'Get the brochure',
    messages: { ...leadMessages, waiting: 'Sending your request …' },
    version: 1,
  },
  noun: 'Brochure request',
  oldSite: {
    opens: [{ action: 'agency_contactrequest_form' }],
    sends: [{ action: 'iproperty_send_emailcontactrequest', answer: 'brochure' }],
  },
  mails: {
    visitor: {
      subject: 'The brochure you asked {agency} for ({reference})',
      opening:
        'Thank you for asking for the brochure. {contact} is happy to answer any question about the property.',
    },
  },
};
