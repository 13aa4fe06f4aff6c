import { contactAgency } from './contact-agency.ts';
import { CONTACT_THANK_YOU } from './fields/contact-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** A message to one office. */
export const contactOffice: LeadForm = {
  definition: {
    ...contactAgency.definition,
    key: 'contact-office',
    title: 'Contact our office',
    context: 'office',
  },
  noun: 'Message to the office',
  // The calls of the old site name it an agency contact too.
  thankYouPage: CONTACT_THANK_YOU,
  redirects: true,
  oldSite: { opens: [{ action: 'contact_office_form', about: ['agency_id', 'office_id'] }] },
};
