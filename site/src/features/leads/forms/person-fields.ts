import type { Field, FormMessages } from '@frontage/forms';

/** What every lead form asks of the person who sends it. */
export const personFields: readonly Field[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Your name',
    noun: 'your name',
    required: true,
    minLength: 2,
    maxLength: 100,
    autocomplete: 'name',
    fillFrom: ['name', 'fname'],
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    noun: 'your email address',
    required: true,
    autocomplete: 'email',
    fillFrom: ['email'],
    width: 'half',
  },
  {
    kind: 'phone',
    name: 'phone',
    label: 'Phone',
    noun: 'your phone number',
    required: true,
    autocomplete: 'tel',
    fillFrom: ['phone'],
    width: 'half',
  },
];

/** The texts all lead forms share. */
export const leadMessages: FormMessages = {
  waiting: 'Sending your message …',
  failed: 'Your message has not been sent.',
  thanks: { title: 'Thank You!', body: 'Your message has been sent successfully' },
};
