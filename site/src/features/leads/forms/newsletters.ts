import type { Field, FormDefinition } from '@frontage/forms';
import { leadMessages, namedPersonFields } from './person-fields.ts';

const messages: FormDefinition['messages'] = {
  ...leadMessages,
  waiting: 'Submitting...',
  failed: 'You have not been signed up.',
  thanks: {
    title: 'Thank You!',
    body: 'Check your inbox. We’ve sent you a link to confirm your email address.',
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
const panelField = (field: Field): Field => {
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
const footerField = (field: Field): Field => {
  const message = `${labels[field.name]} is Required.`;
  if (field.name === 'email')
    return { ...field, required: { message }, messages: { format: 'Email is not valid.' } };
  return { ...field, required: { message }, minLength: 2, messages: { minLength: message } };
};

/** Signs up for the newsletter, from the panel. */
export const newsletterSignup: FormDefinition = {
  key: 'newsletter-signup',
  title: 'Sign up to our newsletter',
  intro: 'Get new listings, open homes and recent sales by email.',
  fields: namedPersonFields.map(panelField),
  settings: { 'first-name': true, 'last-name': true, email: true },
  submitLabel: 'Sign up',
  messages,
  version: 1,
};

/** Signs up for the newsletter, at the foot of a page. */
export const newsletterFooter: FormDefinition = {
  key: 'newsletter-footer',
  title: 'Our newsletter',
  intro: 'Get new listings, open homes and recent sales by email.',
  fields: namedPersonFields.map(footerField),
  submitLabel: 'Sign up',
  messages,
  version: 1,
};

/** Whether a form signs up for the newsletter. */
export const isNewsletter = (form: string): boolean =>
  form === newsletterSignup.key || form === newsletterFooter.key;
