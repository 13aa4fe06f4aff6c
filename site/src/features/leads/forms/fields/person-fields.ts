import type { Field, FormMessages } from '@frontage/forms';

/** What the visitor wants to say. */
export const messageField: Field = {
  kind: 'textarea',
  name: 'message',
  label: 'Message',
  noun: 'your message',
  required: true,
  rows: 5,
};

/** What most lead forms ask of the person who sends it. */
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

/** The same where the form keeps first and last name apart. */
export const namedPersonFields: readonly Field[] = [
  {
    kind: 'text',
    name: 'first_name',
    label: 'First name',
    required: true,
    maxLength: 100,
    autocomplete: 'given-name',
    fillFrom: ['first_name', 'fname'],
    width: 'half',
  },
  {
    kind: 'text',
    name: 'last_name',
    label: 'Last name',
    required: true,
    maxLength: 100,
    autocomplete: 'family-name',
    fillFrom: ['last_name', 'lname'],
    width: 'half',
  },
  ...personFields.filter(({ name }) => name !== 'name'),
];

/** The fields with rules of their own where a form has some, by field name. */
export function withRules(args: {
  fields: readonly Field[];
  rules: Readonly<Record<string, Partial<Pick<Field, 'minLength' | 'label'>>>>;
}): Field[] {
  return args.fields.map((field) => ({ ...field, ...args.rules[field.name] }));
}

/** The texts all lead forms share. */
export const leadMessages: FormMessages = {
  waiting: 'Sending your message…',
  failed: 'Your message has not been sent.',
  thanks: { title: 'Thank You!', body: 'Your message has been sent successfully' },
};
