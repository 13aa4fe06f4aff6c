import { agentField, listingField } from './fields/context-fields.ts';
import { leadMessages, personFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** Asks for a listing's brochure. */
export const brochureRequest: LeadForm = {
  definition: {
    key: 'brochure-request',
    title: 'Request the brochure',
    intro: 'Enter your details and we’ll give you the brochure.',
    fields: [...personFields, listingField, agentField],
    submitLabel: 'Get the brochure',
    messages: { ...leadMessages, waiting: 'Sending your request…' },
    version: 1,
  },
  noun: 'Brochure request',
  oldSite: {
    opens: [{ action: 'agency_contactrequest_form' }],
    sends: [{ action: 'iproperty_send_emailcontactrequest', answer: 'brochure' }],
  },
  mails: {
    visitor: {
      subject: 'Your brochure from {agency} ({reference})',
      opening:
        'Thanks for requesting the brochure. {contact} is happy to answer any questions about the property.',
    },
  },
};
