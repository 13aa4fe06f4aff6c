import type { FormDefinition } from '@frontage/forms';
import type { FormToPlace } from './place-form.ts';

const options = [
  { value: 'Buying', label: 'Buying' },
  { value: 'Selling', label: 'Selling' },
  { value: 'Renting', label: 'Renting' },
];

/** A form with every kind of field. For examples and tests. */
export const everyKind: FormDefinition = {
  key: 'contact-form-7',
  title: 'Tell us about your move',
  intro: 'We answer within a working day.',
  fields: [
    {
      kind: 'text',
      name: 'your-name',
      label: 'Your name',
      required: true,
      width: 'half',
      autocomplete: 'name',
    },
    {
      kind: 'email',
      name: 'your-email',
      label: 'Your email',
      required: true,
      width: 'half',
      hint: 'For our answer.',
    },
    { kind: 'phone', name: 'phone', label: 'Phone', width: 'third' },
    { kind: 'url', name: 'website', label: 'Website', width: 'third' },
    { kind: 'number', name: 'rooms', label: 'Bedrooms', min: 1, max: 9, width: 'third' },
    { kind: 'date', name: 'day', label: 'Day', min: '2026-01-01', width: 'half' },
    { kind: 'time', name: 'hour', label: 'Time', width: 'half' },
    { kind: 'select', name: 'about', label: 'What it is about', options },
    { kind: 'text', name: 'street', label: 'Which street', shownWhen: { field: 'about', equals: 'Selling' } },
    { kind: 'checkboxes', name: 'areas', label: 'Areas', options, asList: true },
    {
      kind: 'checkboxes',
      name: 'reach',
      label: 'Reach me',
      options: [
        { value: 'Phone', label: 'By phone' },
        { value: 'Email', label: 'By email' },
        { value: 'Other', label: 'Another way' },
      ],
      exclusive: true,
      freeText: true,
    },
    { kind: 'radio', name: 'when', label: 'When', options, required: true, initial: 'Buying' },
    { kind: 'range', name: 'budget', label: 'Budget', min: 0, max: 10, step: 1, initial: '4' },
    { kind: 'textarea', name: 'message', label: 'Message', minLength: 5, maxLength: 40, counter: 'up' },
    {
      kind: 'file',
      name: 'cv',
      label: 'Your files',
      accept: ['pdf', 'png'],
      maxBytes: 1_048_576,
      maxFiles: 2,
    },
    { kind: 'quiz', name: 'sum', label: 'A small question', question: 'What is 2 + 3?', proof: 'proof-a' },
    { kind: 'hidden', name: 'campaign', label: 'Campaign', fillFrom: ['utm_campaign'] },
    { kind: 'acceptance', name: 'terms', label: 'You may keep what I wrote to answer it.' },
  ],
  words: [
    { before: 'phone', heading: 'How to reach you', text: 'One of these is enough.' },
    { before: 'terms', text: 'We answer to [your-email]. [[No-one]] else reads it.' },
    { text: 'We never pass this on.' },
  ],
  submitLabel: 'Send it',
  contact: { locale: 'en_AU' },
  messages: {
    waiting: 'Sending…',
    failed: 'Your message has not been sent.',
    thanks: { title: 'Thank you!', body: 'Thank you. Your message has been sent.' },
  },
  version: 1,
};

/** The same form, placed in a page. */
export const everyKindToPlace: FormToPlace = {
  id: 7,
  definition: everyKind,
  action: '/forms/contact/move',
  page: 3,
};
