import {
  footerField,
  newsletterConsent,
  newsletterMails,
  newsletterMessages,
  newsletterWithoutMail,
} from './fields/newsletter-fields.ts';
import { namedPersonFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** Signs up for the newsletter, at the foot of a page. */
export const newsletterFooter: LeadForm = {
  definition: {
    key: 'newsletter-footer',
    title: 'Our newsletter',
    intro: 'Get new listings, open homes and recent sales by email.',
    fields: namedPersonFields.map(footerField),
    submitLabel: 'Sign up',
    messages: newsletterMessages,
    consent: newsletterConsent,
    withoutMail: newsletterWithoutMail,
    version: 1,
  },
  noun: 'Newsletter sign-up',
  label: 'Our newsletter (foot of each page)',
  newsletter: true,
  // The two name their fields differently: first-name in the panel.
  oldSite: { sends: [{ action: 'iproperty_submit_newsletter', has: ['first_name', 'last_name'] }] },
  mails: newsletterMails,
};
