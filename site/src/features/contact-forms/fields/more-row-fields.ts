import type { Field } from 'payload';
import { except, FILLED, only, WRITTEN } from './row-conditions.ts';

/** What a question can say beside what it asks: most need none of it. */
export function moreFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: 'Name',
          maxLength: 60,
          admin: {
            description: 'What the answer is called in e-mails, as [name]. Empty: made of the label.',
          },
        },
        {
          name: 'width',
          type: 'select',
          defaultValue: 'full',
          options: [
            { value: 'full', label: 'Whole row' },
            { value: 'half', label: 'Half' },
            { value: 'third', label: 'A third' },
          ],
          admin: { isClearable: false },
        },
      ],
    },
    {
      name: 'hint',
      type: 'text',
      label: 'Hint',
      maxLength: 300,
      admin: { description: 'Small, under the label.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'placeholder', type: 'text', maxLength: 200, admin: only(...WRITTEN, 'number', 'select') },
        {
          name: 'initial',
          type: 'text',
          label: 'Stands in it at first',
          maxLength: 500,
          admin: only(...FILLED),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'fillFrom',
          type: 'text',
          label: 'Filled from the address',
          maxLength: 200,
          admin: {
            ...only(...FILLED),
            description: 'Parameters, such as utm_source. The first one there counts.',
          },
        },
        {
          name: 'fillFromVisitor',
          type: 'select',
          label: 'Filled for visitors who are signed in',
          options: [
            { value: 'name', label: 'Their name' },
            { value: 'firstName', label: 'Their first name' },
            { value: 'lastName', label: 'Their last name' },
            { value: 'email', label: 'Their e-mail address' },
            { value: 'phone', label: 'Their phone number' },
          ],
          admin: only('text', 'email', 'phone'),
        },
        {
          name: 'autocomplete',
          type: 'text',
          label: 'What browsers fill in',
          maxLength: 60,
          admin: { ...only(...WRITTEN), placeholder: 'name, email, tel, organization …' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'minLength',
          type: 'number',
          label: 'Characters at least',
          min: 0,
          max: 20_000,
          admin: only(...WRITTEN),
        },
        {
          name: 'maxLength',
          type: 'number',
          label: 'Characters at most',
          min: 1,
          max: 20_000,
          admin: only(...WRITTEN),
        },
        {
          name: 'counter',
          type: 'select',
          label: 'Counter',
          options: [
            { value: 'up', label: 'Says how many were written' },
            { value: 'down', label: 'Says how many are left' },
          ],
          admin: only(...WRITTEN),
        },
        { name: 'rows', type: 'number', label: 'Lines in view', min: 2, max: 30, admin: only('textarea') },
      ],
    },
    {
      name: 'requiredMessage',
      type: 'text',
      label: 'Said when it is not filled',
      maxLength: 200,
      admin: except('acceptance', 'quiz', 'hidden'),
    },
    {
      name: 'shownWhen',
      type: 'group',
      label: 'Shown only when',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'field',
              type: 'text',
              label: 'the answer to',
              maxLength: 60,
              admin: { description: 'The name of a question above. Empty: always shown.' },
            },
            {
              name: 'is',
              type: 'select',
              label: 'is',
              defaultValue: 'equals',
              options: [
                { value: 'equals', label: 'this' },
                { value: 'not', label: 'not this' },
                { value: 'filled', label: 'given' },
                { value: 'empty', label: 'not given' },
              ],
              admin: { isClearable: false },
            },
            { name: 'value', type: 'text', label: 'Answer', maxLength: 200 },
          ],
        },
      ],
    },
    // Kept for forms that were brought along, whose scripts look for it.
    {
      name: 'controlId',
      type: 'text',
      label: 'Id of its control',
      maxLength: 60,
      admin: only(...FILLED, 'file'),
    },
  ];
}
