import type { Field, FormDefinition } from '@frontage/forms';
import type { LeadFormMails } from '../lead-form.ts';
import { leadMessages } from './person-fields.ts';

/** What newsletter forms say. */
export const newsletterMessages: FormDefinition['messages'] = {
  ...leadMessages,
  waiting: 'Submitting...',
  failed: 'You have not been signed up yet.',
  thanks: {
    title: 'Thank You!',
    body: 'Check your inbox: we have sent you a link to confirm your address. The newsletter begins once you do.',
  },
  button: { sent: 'Submitted', failed: 'Failed' },
};

const labels: Readonly<Record<string, string>> = {
  first_name: 'First Name',
  last_name: 'Last Name',
  phone: 'Phone',
  email: 'Email',
};

/** In the panel: each field is asked for where the agency's settings say so, so none counts on one beside it but the names. */
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

/** At the foot of each page: short answers count as none. */
export const footerField = (field: Field): Field => {
  const message = `${labels[field.name]} is Required.`;
  if (field.name === 'email')
    return { ...field, required: { message }, messages: { format: 'Email is not valid.' } };
  return { ...field, required: { message }, minLength: 2, messages: { minLength: message } };
};

/** The e-mails about a sign-up. */
export const newsletterMails: LeadFormMails = {
  staff: {
    opening:
      'Someone signed up for the newsletter. We have asked them to confirm their address: once they do, they are among the confirmed addresses under Newsletter.',
  },
  visitor: {
    subject: 'Confirm your subscription to the newsletter of {agency}',
    opening:
      'Someone, probably you, signed up for the newsletter of {agency} with this address. Confirm it, and the newsletter begins.',
    closing: '',
  },
};
