import { type Field, type FormDefinition, NO_MAIL_YET } from '@frontage/forms';
import type { LeadFormMails } from '../lead-form.ts';
import { leadMessages } from './person-fields.ts';

/** Below the button of the newsletter, and stored with the address as what its owner agreed to. */
export const newsletterConsent =
  'By signing up you agree to receive our newsletter. We’ll email you a link to confirm your address. See our privacy policy. You can unsubscribe at any time.';

/** The messages of newsletter forms. */
export const newsletterMessages: FormDefinition['messages'] = {
  ...leadMessages,
  waiting: 'Submitting...',
  failed: 'You have not been signed up.',
  thanks: {
    title: 'Thank You!',
    body: 'Check your inbox. We’ve sent you a link to confirm your email address.',
  },
  button: { sent: 'Submitted', failed: 'Failed' },
};

/** The same where no email can be sent. */
export const newsletterWithoutMail: FormDefinition['withoutMail'] = {
  intro: `${NO_MAIL_YET} Sign up now, and we’ll add you to our newsletter once you can confirm your address.`,
  consent:
    'By signing up you agree to receive our newsletter. See our privacy policy. You can unsubscribe at any time.',
  thanks: {
    title: 'Thank You!',
    body: `We have your details. ${NO_MAIL_YET} We’ll add you to the newsletter once you can confirm your address.`,
  },
};

const labels: Readonly<Record<string, string>> = {
  first_name: 'First Name',
  last_name: 'Last Name',
  phone: 'Phone',
  email: 'Email',
};

/** In the panel: the settings decide about each field, so only the two names may share a row. */
export const panelField = (field: Field): Field => {
  const name = field.name.replace('_', '-');
  return {
    ...field,
    name,
    width: name.endsWith('name') ? field.width : undefined,
    required: { message: `${labels[field.name]} is required` },
    shownBySetting: name,
  };
};

/** Above the footer: answers that are too short count as empty. */
export const footerField = (field: Field): Field => {
  const message = `${labels[field.name]} is Required.`;
  if (field.name === 'email')
    return { ...field, required: { message }, messages: { format: 'Email is not valid.' } };
  return { ...field, required: { message }, minLength: 2, messages: { minLength: message } };
};

/** The emails about a sign-up. */
export const newsletterMails: LeadFormMails = {
  staff: {
    opening:
      'Someone signed up for the newsletter. We’ve asked them to confirm their email address. Once they do, they appear under Newsletter subscribers as confirmed.',
  },
  visitor: {
    subject: 'Confirm your subscription to the {agency} newsletter',
    opening:
      'Thanks for signing up for the {agency} newsletter. Confirm your email address to start receiving it.',
    closing: '',
  },
};
