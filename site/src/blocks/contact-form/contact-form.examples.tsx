import type { FormDefinition } from '@frontage/forms';
import type { BlockExamples } from '#site/block-kit/examples.ts';
import { everyKind } from '#site/features/contact-forms/form/example-form.ts';
import type { Feedback } from '#site/features/contact-forms/form/feedback.ts';
import type { FormToPlace } from '#site/features/contact-forms/form/place-form.ts';
import type { ContactFormData, ContactFormProps } from './contact-form.tsx';

const contact: FormDefinition = {
  ...everyKind,
  key: 'contact-form-3',
  title: 'Contact',
  intro: 'Tell us what it is about. We answer within a working day.',
  fields: everyKind.fields.filter(({ name }) =>
    ['your-name', 'your-email', 'message', 'terms'].includes(name),
  ),
  words: [],
  submitLabel: 'Send',
};
const dataOf = (more: Partial<FormToPlace> = {}): ContactFormData => ({
  form: { id: 3, definition: contact, action: '/forms/contact/contact', page: 0, ...more },
});
const answered = (feedback: Partial<Feedback>): ContactFormData =>
  dataOf({
    feedback: { status: 'init', message: '', posted_data_hash: '', invalid_fields: [], ...feedback },
    values: { 'your-email': 'ada', message: 'Is it still for sale?' },
  });
const wrong = (field: string, message: string) => ({ field, message, idref: null, error_id: '' });

export const examples: BlockExamples<ContactFormProps, ContactFormData> = {
  ordinary: { props: { form: [3], title: 'Write to us' }, data: dataOf() },
  'every kind of question, long': {
    props: { form: [7], look: 'plain', title: 'Tell us everything about your move', band: 'none' },
    data: dataOf({ id: 7, definition: everyKind }),
  },
  'with wrong answers': {
    props: { form: [3], band: 'paper' },
    data: answered({
      status: 'validation_failed',
      message: 'Your message has not been sent. Check the marked fields and send it again.',
      invalid_fields: [
        wrong('your-name', 'Enter your name'),
        wrong('your-email', 'Enter your email in full, such as name@example.com'),
      ],
    }),
  },
  'not accepted': {
    props: { form: [3], look: 'plain' },
    data: answered({
      status: 'acceptance_missing',
      message: 'Your message has not been sent. Tick the box above the button and send it again.',
    }),
  },
  'that could not be sent': {
    props: { form: [3], look: 'plain', band: 'accent' },
    data: answered({
      status: 'mail_failed',
      message: 'Your message could not be sent. Your answers are still here. Try again in a minute.',
    }),
  },
  sent: {
    props: { form: [3], look: 'plain', band: 'none' },
    data: dataOf({
      feedback: {
        status: 'mail_sent',
        message: 'Thank you. Your message has been sent.',
        posted_data_hash: '',
        invalid_fields: [],
      },
    }),
  },
  'of a form that is gone': { props: { form: [404] }, data: { form: null } },
  'without a form': { data: { form: null } },
};
