import type { ArrayField, Field } from 'payload';
import { ROW_KINDS } from '../stored-form.ts';
import { moreFields } from './more-row-fields.ts';
import { CHOICES, except, only, WORDS } from './row-conditions.ts';

/** The rows of a form: questions, and headings and words between them, in the order in which they are dragged. */
export const rowsField: ArrayField = {
  name: 'rows',
  type: 'array',
  label: 'What the form asks',
  labels: { singular: 'Row', plural: 'Rows' },
  minRows: 1,
  maxRows: 80,
  admin: {
    initCollapsed: true,
    description: 'Drag rows into their order. Headings and words stand between the questions.',
    components: { RowLabel: '/features/contact-forms/admin/row-label.client.tsx#RowLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: 'Kind',
          required: true,
          defaultValue: 'text',
          options: Object.entries(ROW_KINDS).map(([value, label]) => ({ value, label })),
          admin: { isClearable: false },
        },
        {
          name: 'label',
          type: 'text',
          label: 'Label',
          maxLength: 500,
          admin: {
            ...except('words'),
            description: 'The question, the heading, or the statement to accept.',
          },
        },
        {
          name: 'required',
          type: 'checkbox',
          label: 'Must be filled',
          admin: except(...WORDS, 'acceptance', 'quiz', 'hidden'),
        },
      ],
    },
    { name: 'words', type: 'textarea', label: 'Words', maxLength: 2000, admin: only('words') },
    ...choiceFields(),
    ...fileFields(),
    ...boundFields(),
    {
      name: 'questions',
      type: 'array',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      admin: { ...only('quiz'), description: 'One of them is asked. Capitals and blanks do not count.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'question', type: 'text', required: true, maxLength: 200 },
            { name: 'answer', type: 'text', required: true, maxLength: 100 },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'optional',
          type: 'checkbox',
          label: 'May be left unaccepted',
          admin: only('acceptance'),
        },
        {
          name: 'inverted',
          type: 'checkbox',
          label: 'Must not be ticked',
          admin: only('acceptance'),
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'More',
      admin: { initCollapsed: true, ...except(...WORDS) },
      fields: moreFields(),
    },
  ],
};

function choiceFields(): Field[] {
  return [
    {
      name: 'choices',
      type: 'array',
      label: 'Choices',
      labels: { singular: 'Choice', plural: 'Choices' },
      maxRows: 300,
      admin: {
        ...only(...CHOICES),
        initCollapsed: true,
        components: { RowLabel: '/features/contact-forms/admin/row-label.client.tsx#ChoiceLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 200 },
            {
              name: 'value',
              type: 'text',
              label: 'Sent as',
              maxLength: 200,
              admin: { description: 'Empty: as the label.' },
            },
            {
              name: 'mailValue',
              type: 'text',
              label: 'In e-mails',
              maxLength: 254,
              admin: {
                description: 'An address, where the choice decides who gets it. Never on the website.',
              },
            },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'several', type: 'checkbox', label: 'Several can be chosen', admin: only('select') },
        { name: 'exclusive', type: 'checkbox', label: 'Only one can be ticked', admin: only('checkboxes') },
        {
          name: 'freeText',
          type: 'checkbox',
          label: 'Let them write something of their own',
          admin: { ...only('checkboxes', 'radio'), description: 'Beside the last choice, such as “Other”.' },
        },
        {
          name: 'minChosen',
          type: 'number',
          label: 'At least',
          min: 0,
          max: 300,
          admin: only('checkboxes', 'select'),
        },
        {
          name: 'maxChosen',
          type: 'number',
          label: 'At most',
          min: 1,
          max: 300,
          admin: only('checkboxes', 'select'),
        },
      ],
    },
  ];
}

function fileFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'accept',
          type: 'text',
          label: 'Kinds of files',
          defaultValue: 'pdf, doc, docx',
          maxLength: 200,
          admin: { ...only('file'), description: 'Endings, such as pdf, docx, jpg.' },
        },
        {
          name: 'maxFiles',
          type: 'number',
          label: 'How many',
          defaultValue: 1,
          min: 1,
          max: 10,
          admin: only('file'),
        },
        {
          name: 'maxMegabytes',
          type: 'number',
          label: 'Together at most (MB)',
          defaultValue: 5,
          // About 100 bytes: forms of other websites limit files in bytes.
          min: 0.0001,
          max: 25,
          admin: only('file'),
        },
      ],
    },
  ];
}

function boundFields(): Field[] {
  const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const day = { ...only('date'), placeholder: 'yyyy-mm-dd or today' };
  return [
    {
      type: 'row',
      fields: [
        { name: 'min', type: 'number', label: 'Smallest', admin: only('number', 'range') },
        { name: 'max', type: 'number', label: 'Largest', admin: only('number', 'range') },
        { name: 'step', type: 'number', label: 'In steps of', min: 0.000001, admin: only('number', 'range') },
        { name: 'earliest', type: 'text', label: 'Earliest', maxLength: 10, admin: day },
        { name: 'latest', type: 'text', label: 'Latest', maxLength: 10, admin: day },
      ],
    },
    {
      name: 'days',
      type: 'select',
      label: 'Days of the week',
      hasMany: true,
      options: DAYS.map((label, index) => ({ value: String(index + 1), label })),
      admin: { ...only('date'), description: 'None chosen: every day.' },
    },
  ];
}
