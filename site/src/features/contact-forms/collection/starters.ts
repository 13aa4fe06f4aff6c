import type { StoredForm, StoredRow } from '../definition/stored-form.ts';

/** A form to begin with. */
export type Starter = Omit<StoredForm, 'id' | 'slug'> & { slug: string };

const name: StoredRow = {
  kind: 'text',
  label: 'Your name',
  name: 'your-name',
  required: true,
  autocomplete: 'name',
  fillFromVisitor: 'name',
  width: 'half',
};
const email: StoredRow = {
  kind: 'email',
  label: 'Your email',
  name: 'your-email',
  required: true,
  autocomplete: 'email',
  fillFromVisitor: 'email',
  width: 'half',
};
const phone: StoredRow = {
  kind: 'phone',
  label: 'Phone',
  name: 'your-phone',
  autocomplete: 'tel',
  fillFromVisitor: 'phone',
  width: 'half',
};

/** Forms to begin with, by what staff call them. */
export const STARTERS = {
  contact: {
    title: 'Contact us',
    slug: 'contact-us',
    rows: [
      name,
      email,
      phone,
      {
        kind: 'select',
        label: 'What is it about?',
        name: 'about',
        width: 'half',
        required: true,
        choices: ['Buying', 'Selling', 'Renting', 'Property management', 'Something else'].map((label) => ({
          label,
        })),
      },
      {
        kind: 'textarea',
        label: 'Your message',
        name: 'your-message',
        required: true,
        counter: 'down',
        rows: 6,
      },
    ],
    submitLabel: 'Send message',
    visitorMail: { isOn: true },
  },
  careers: {
    title: 'Work with us',
    slug: 'work-with-us',
    intro:
      'Tell us who you are and what you would like to do. Only the people who look after applications read it.',
    rows: [
      { kind: 'heading', label: 'About you' },
      name,
      email,
      { ...phone, required: true },
      { kind: 'text', label: 'Suburb', name: 'suburb', width: 'half' },
      { kind: 'heading', label: 'What you would like to do' },
      {
        kind: 'select',
        label: 'Role',
        name: 'role',
        required: true,
        width: 'half',
        choices: ['Sales', 'Property management', 'Administration', 'Marketing', 'Another role'].map(
          (label) => ({ label }),
        ),
      },
      {
        kind: 'text',
        label: 'Which role?',
        name: 'other-role',
        required: true,
        width: 'half',
        shownWhen: { field: 'role', is: 'equals', value: 'Another role' },
      },
      { kind: 'date', label: 'When could you begin?', name: 'begin', earliest: 'today', width: 'half' },
      {
        kind: 'file',
        label: 'Your CV',
        name: 'cv',
        required: true,
        accept: 'pdf, doc, docx',
        maxFiles: 2,
        maxMegabytes: 10,
        hint: 'As PDF or Word, 10 MB at most.',
      },
      { kind: 'url', label: 'Your profile on the web', name: 'profile', placeholder: 'https://' },
      { kind: 'textarea', label: 'Why us?', name: 'why', maxLength: 1500, counter: 'down' },
      { kind: 'acceptance', label: 'You may keep my application for twelve months', name: 'keep' },
    ],
    submitLabel: 'Send application',
    messages: { mail_sent_ok: 'Thank you. We have your application and will write to you.' },
    staffMail: {
      subject: 'Application as [role]: [your-name]',
      body: 'Name: [your-name]\nEmail: [your-email]\nPhone: [your-phone]\nSuburb: [suburb]\n\nRole: [role]\nWhich role: [other-role]\nCan begin: [begin]\nProfile: [profile]\nCV: [cv]\n\n[why]',
      replyTo: '[your-email]',
      leaveOutEmpty: true,
      attach: true,
    },
    visitorMail: {
      isOn: true,
      subject: 'We have your application',
      body: 'Dear [your-name],\n\nThank you for your application as [role]. We read every one and will write to you.',
    },
  },
  feedback: {
    title: 'How did we do?',
    slug: 'feedback',
    rows: [
      {
        kind: 'radio',
        label: 'How was it to work with us?',
        name: 'rating',
        required: true,
        choices: ['Very good', 'Good', 'Fair', 'Poor'].map((label) => ({ label })),
      },
      {
        kind: 'textarea',
        label: 'What should we have done better?',
        name: 'better',
        required: true,
        shownWhen: { field: 'rating', is: 'equals', value: 'Poor' },
      },
      {
        kind: 'range',
        label: 'How likely is it that you tell a friend about us, from 0 to 10?',
        name: 'likely',
        min: 0,
        max: 10,
        step: 1,
        initial: '8',
      },
      {
        kind: 'checkboxes',
        label: 'What did we do for you?',
        name: 'what',
        choices: ['Sold a property', 'Bought a property', 'Let or rented'].map((label) => ({ label })),
      },
      { kind: 'textarea', label: 'Your words', name: 'words' },
      { kind: 'text', label: 'Your name', name: 'your-name', width: 'half', autocomplete: 'name' },
      { kind: 'email', label: 'Your email', name: 'your-email', width: 'half', autocomplete: 'email' },
      {
        kind: 'acceptance',
        label: 'You may publish my words with my first name',
        name: 'publish',
        optional: true,
      },
    ],
    submitLabel: 'Send feedback',
    visitorMail: { isOn: false },
  },
} satisfies Record<string, Starter>;

export type StarterName = keyof typeof STARTERS;
