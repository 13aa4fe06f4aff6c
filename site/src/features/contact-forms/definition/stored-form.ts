import type { ContactForm } from '#site/payload-types.ts';

/** What a row of a form can be: a question, or words between questions. */
export const ROW_KINDS = {
  text: 'Text',
  email: 'Email',
  phone: 'Phone',
  textarea: 'Long text',
  select: 'Dropdown',
  checkboxes: 'Checkboxes',
  radio: 'Radio buttons',
  acceptance: 'Acceptance checkbox',
  file: 'File upload',
  number: 'Number',
  range: 'Slider',
  date: 'Date',
  time: 'Time',
  url: 'Web address',
  quiz: 'Quiz',
  hidden: 'Hidden',
  heading: 'Heading',
  words: 'Text block',
} as const;

export type RowKind = keyof typeof ROW_KINDS;

/** One row of a form as the database has it. What does not apply to its kind is not looked at. */
export type StoredRow = NonNullable<ContactForm['rows']>[number];

/** One email as the database has it. The visitor's can be off, the agency's has recipients. */
export type StoredMail = NonNullable<ContactForm['staffMail']> & NonNullable<ContactForm['visitorMail']>;

/** A form as the database has it. */
export type StoredForm = Omit<ContactForm, 'messages' | 'updatedAt' | 'createdAt' | 'locale'> & {
  locale?: string | null;
  messages?: Record<string, string | null | undefined> | null;
  updatedAt?: string;
};
