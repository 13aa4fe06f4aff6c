import { CONTACT_THANK_YOU, contactFields } from './fields/contact-fields.ts';
import { leadMessages } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** A message to the agency as a whole. */
export const contactAgency: LeadForm = {
  definition: {
    key: 'contact-agency',
    title: 'Contact us',
    fields: contactFields,
    submitLabel: 'Send message',
    messages: leadMessages,
    version: 1,
  },
  noun: 'Message',
  hash: 'contact-us',
  thankYouPage: CONTACT_THANK_YOU,
  redirects: true,
  oldSite: {
    opens: [{ action: 'agency_contact_form', about: ['agency_id'] }],
    // The form of an office has the same fields; what it names decides who gets it.
    sends: [{ action: 'iproperty_submit_contact' }],
  },
};
