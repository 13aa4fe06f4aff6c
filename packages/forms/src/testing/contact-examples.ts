import fc from 'fast-check';
import type { Field, FormDefinition } from '../index.ts';

const option = (value: string) => ({ value, label: value });
const choices = ['one', 'two', 'three'].map(option);

const messages = { waiting: 'Sending…', failed: 'Not sent.', thanks: { title: 'Thanks', body: 'Sent.' } };

/** A contact form with a field of every kind. */
export const everyKind: FormDefinition = {
  key: 'contact-form-1',
  title: 'Everything',
  submitLabel: 'Send',
  messages,
  version: 1,
  contact: {
    locale: 'en_AU',
    oneOf: [{ fields: ['phone', 'email'], message: 'Give a phone number or an email address.' }],
  },
  fields: [
    { kind: 'text', name: 'your-name', label: 'Your name', required: true, minLength: 2 },
    { kind: 'email', name: 'email', label: 'Email' },
    { kind: 'phone', name: 'phone', label: 'Phone' },
    { kind: 'url', name: 'site', label: 'Website' },
    { kind: 'number', name: 'rooms', label: 'Rooms', min: 1, max: 20, step: 1 },
    { kind: 'range', name: 'score', label: 'Score', step: 5 },
    { kind: 'date', name: 'day', label: 'Day', min: 'today', days: [1, 2, 3, 4, 5] },
    { kind: 'time', name: 'time', label: 'Time' },
    { kind: 'select', name: 'about', label: 'About', required: true, options: choices },
    { kind: 'checkboxes', name: 'also', label: 'Also', options: choices, maxChosen: 2 },
    { kind: 'checkboxes', name: 'only', label: 'Only', options: choices, exclusive: true },
    { kind: 'radio', name: 'which', label: 'Which', options: choices },
    {
      kind: 'text',
      name: 'which-three',
      label: 'Which of three',
      required: true,
      shownWhen: { field: 'which', equals: 'three' },
    },
    {
      kind: 'file',
      name: 'cv',
      label: 'CV',
      accept: ['pdf', 'docx'],
      maxBytes: 2048,
      maxFiles: 2,
    },
    { kind: 'hidden', name: 'campaign', label: 'Campaign' },
    { kind: 'textarea', name: 'message', label: 'Message', required: true, maxLength: 20 },
    { kind: 'acceptance', name: 'terms', label: 'I agree' },
    { kind: 'quiz', name: 'quiz', label: 'Question' },
  ],
};

export const goodAnswers = {
  'your-name': 'Ada Byron',
  email: 'ada@example.com',
  about: 'one',
  message: 'Hello',
  terms: '1',
};

/** Some of the fields of {@link everyKind}, required or not, always at least one. */
export const contactForms: fc.Arbitrary<FormDefinition> = fc
  .tuple(fc.subarray([...everyKind.fields], { minLength: 1 }), fc.infiniteStream(fc.boolean()), fc.boolean())
  .map(([fields, coins, asValidation]) => ({
    ...everyKind,
    contact: { locale: 'en_AU', ...everyKind.contact, acceptanceAsValidation: asValidation },
    fields: fields.map((field): Field => {
      const { shownWhen, ...rest } = field;
      const hasCondition = shownWhen && fields.some(({ name }) => name === 'which');
      return { ...rest, required: coins.next().value, ...(hasCondition ? { shownWhen } : {}) } as Field;
    }),
  }));

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(...Object.values(goodAnswers), '', ' ', 'a\nb', 'a\r\nb', '\u00A0', '1,000', '7', '30'),
  fc.constantFrom('02 5550 0000', '12', 'https://example.com', 'http://a b', '2026-11-23', '2026-02-30'),
  fc.constantFrom('14:30', 'two', 'three', '1'),
  // Invisible characters, alone and between letters; a letter and its accent as two characters.
  fc.constantFrom('\u200B', '\u202E', '\u3164', ' \u200D ', 'a\u202Eb', 'on\u200Be', 'e\u0301', 'x\u0000'),
);

const file = fc.record({
  name: fc.constantFrom('cv.pdf', 'cv.docx', 'cv.exe', 'cv'),
  size: fc.constantFrom(0, 10, 1500),
});

/** A possible submission of these fields: names with texts, some repeated, and files. */
export const sendings: fc.Arbitrary<readonly (readonly [string, string | { name: string; size: number }])[]> =
  fc.array(
    fc.oneof(
      fc.tuple(
        fc.constantFrom(
          ...everyKind.fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name),
          'also[]',
          'other',
          '_hidden',
        ),
        text,
      ),
      fc.tuple(fc.constant('cv'), file),
    ),
    { maxLength: 25 },
  );
