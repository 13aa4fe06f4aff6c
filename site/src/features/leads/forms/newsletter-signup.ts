import {
  newsletterConsent,
  newsletterMails,
  newsletterMessages,
  newsletterWithoutMail,
  panelField,
} from './fields/newsletter-fields.ts';
import { namedPersonFields } from './fields/person-fields.ts';
import type { LeadForm } from './lead-form.ts';

/** Signs up for the newsletter, from the panel. */
export const newsletterSignup: LeadForm = {
  definition: {
    key: 'newsletter-signup',
    title: 'Sign up to our newsletter',
    intro: 'Get new listings, open homes and recent sales by email.',
    fields: namedPersonFields.map(panelField),
    settings: { 'first-name': true, 'last-name': true, email: true },
    submitLabel: 'Sign up',
    messages: newsletterMessages,
    consent: newsletterConsent,
    withoutMail: newsletterWithoutMail,
    version: 1,
  },
  noun: 'Newsletter sign-up',
  hash: 'newsletter-signup',
  redirects: true,
  newsletter: true,
  oldSite: {
    opens: [{ action: 'newsletter_signup_form' }],
    sends: [{ action: 'iproperty_submit_newsletter', answer: 'newsletter' }],
  },
  mails: newsletterMails,
};
