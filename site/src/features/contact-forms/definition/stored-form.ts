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

type Maybe<T> = T | null | undefined;

/** One row of a form as the database has it. What does not apply to its kind is not looked at. */
export type StoredRow = {
  id?: Maybe<string>;
  kind: RowKind;
  label?: Maybe<string>;
  name?: Maybe<string>;
  required?: Maybe<boolean>;
  width?: Maybe<'full' | 'half' | 'third'>;
  hint?: Maybe<string>;
  placeholder?: Maybe<string>;
  initial?: Maybe<string>;
  fillFrom?: Maybe<string>;
  fillFromVisitor?: Maybe<'name' | 'firstName' | 'lastName' | 'email' | 'phone'>;
  minLength?: Maybe<number>;
  maxLength?: Maybe<number>;
  counter?: Maybe<'up' | 'down'>;
  min?: Maybe<number>;
  max?: Maybe<number>;
  step?: Maybe<number>;
  earliest?: Maybe<string>;
  latest?: Maybe<string>;
  days?: Maybe<('1' | '2' | '3' | '4' | '5' | '6' | '7')[]>;
  choices?: Maybe<{ id?: Maybe<string>; label: string; value?: Maybe<string>; mailValue?: Maybe<string> }[]>;
  several?: Maybe<boolean>;
  exclusive?: Maybe<boolean>;
  freeText?: Maybe<boolean>;
  minChosen?: Maybe<number>;
  maxChosen?: Maybe<number>;
  accept?: Maybe<string>;
  maxMegabytes?: Maybe<number>;
  maxFiles?: Maybe<number>;
  optional?: Maybe<boolean>;
  inverted?: Maybe<boolean>;
  questions?: Maybe<{ id?: Maybe<string>; question: string; answer: string }[]>;
  words?: Maybe<string>;
  rows?: Maybe<number>;
  autocomplete?: Maybe<string>;
  requiredMessage?: Maybe<string>;
  controlId?: Maybe<string>;
  shownWhen?: Maybe<{
    field?: Maybe<string>;
    is?: Maybe<'equals' | 'not' | 'filled' | 'empty'>;
    value?: Maybe<string>;
  }>;
};

/** One email as the database has it. */
export type StoredMail = {
  isOn?: Maybe<boolean>;
  recipients?: Maybe<string[]>;
  fromName?: Maybe<string>;
  replyTo?: Maybe<string>;
  subject?: Maybe<string>;
  body?: Maybe<string>;
  isHtml?: Maybe<boolean>;
  headers?: Maybe<string>;
  attach?: Maybe<boolean>;
  leaveOutEmpty?: Maybe<boolean>;
};

/** A form as the database has it. */
export type StoredForm = {
  id: number;
  title: string;
  slug: string;
  intro?: Maybe<string>;
  rows?: Maybe<StoredRow[]>;
  oneOf?: Maybe<{ id?: Maybe<string>; fields: string; message: string }[]>;
  submitLabel?: Maybe<string>;
  staffMail?: Maybe<StoredMail>;
  visitorMail?: Maybe<StoredMail>;
  messages?: Maybe<Record<string, Maybe<string>>>;
  thanksTitle?: Maybe<string>;
  redirect?: Maybe<string>;
  captcha?: Maybe<boolean>;
  acceptanceAsValidation?: Maybe<boolean>;
  locale?: Maybe<string>;
  updatedAt?: string;
};
