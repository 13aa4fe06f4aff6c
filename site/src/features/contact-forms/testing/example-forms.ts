import type { Payload } from 'payload';
import type { StoredForm } from '../definition/stored-form.ts';

type FormData = Omit<StoredForm, 'id'>;

/** A contact form with most kinds of questions, for tests only. */
export const CAREERS: FormData = {
  title: 'Work with us',
  slug: 'work-with-us',
  rows: [
    { kind: 'heading', label: 'About you' },
    { kind: 'text', label: 'Your name', name: 'your-name', required: true, controlId: 'name-control' },
    { kind: 'email', label: 'Your email', name: 'your-email', required: true },
    { kind: 'phone', label: 'Phone', name: 'phone' },
    {
      kind: 'select',
      label: 'Office',
      name: 'office-choice',
      required: true,
      choices: [
        { label: 'Newtown', mailValue: 'newtown@agency.test' },
        { label: 'Leura', mailValue: 'leura@agency.test' },
      ],
    },
    { kind: 'textarea', label: 'Message', name: 'message', maxLength: 500 },
    { kind: 'file', label: 'CV', name: 'cv', accept: 'pdf, docx, jpg', maxFiles: 2, maxMegabytes: 0.01 },
    { kind: 'acceptance', label: 'I agree that you keep this for a year', name: 'terms' },
    {
      kind: 'quiz',
      label: 'Question',
      name: 'quiz',
      questions: [{ question: 'What is the capital of Australia?', answer: 'Canberra' }],
    },
  ],
  staffMail: {
    recipients: ['[office-choice]'],
    subject: 'Application of [your-name]',
    body: 'Name: [your-name]\nPhone: [phone]\nFile: [cv]\n\n[message]',
    replyTo: '[your-email]',
    leaveOutEmpty: true,
    attach: true,
  },
  visitorMail: {
    isOn: true,
    subject: 'We have it, [your-name]',
    body: 'Thank you, [your-name].\n\n[message]',
  },
};

/** Stores a form as staff do; its id. */
export async function storeContactForm({
  payload,
  form = CAREERS,
}: {
  payload: Payload;
  form?: FormData;
}): Promise<number> {
  const { id } = await payload.create({
    collection: 'contact-forms',
    data: { ...form, _status: 'published' } as never,
  });
  return Number(id);
}

/** Answers of a person who answers everything but the quiz. */
export const GOOD = {
  'your-name': 'Zoë Byron',
  'your-email': 'zoe@example.com',
  'office-choice': 'Leura',
  message: 'May I work\r\nwith you?',
  terms: '1',
};

/** A PDF as far as its first bytes say. */
export const pdf = ({ name = 'cv.pdf', size = 100 } = {}): File =>
  new File([`%PDF-1.7\n${'x'.repeat(Math.max(0, size - 9))}`], name, { type: 'application/pdf' });
