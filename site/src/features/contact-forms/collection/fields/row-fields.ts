import type { ArrayField, Field } from 'payload';
import { ROW_KINDS } from '../../definition/stored-form.ts';
import { moreFields } from './more-row-fields.ts';
import { CHOICES, except, only, WORDS } from './row-conditions.ts';

/** The rows of a form: questions, and headings and texts between them. */
export const rowsField: ArrayField = {
  name: 'rows',
  type: 'array',
  label: 'Fields',
  labels: { singular: 'Field', plural: 'Fields' },
  minRows: 1,
  maxRows: 80,
  admin: {
    initCollapsed: true,
    description: 'Drag to reorder. Headings and text can stand between fields.',
    components: { RowLabel: '/features/contact-forms/collection/admin/row-label.client.tsx#RowLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: 'Type',
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
            description: 'The question, heading or acceptance text.',
          },
        },
        {
          name: 'required',
          type: 'checkbox',
          label: 'Required',
          admin: except(...WORDS, 'acceptance', 'quiz', 'hidden'),
        },
      ],
    },
    { name: 'words', type: 'textarea', label: 'Text', maxLength: 2000, admin: only('words') },
    ...choiceFields(),
    ...fileFields(),
    ...boundFields(),
    {
      name: 'questions',
      type: 'array',
      label: 'Quiz questions',
      labels: { singular: 'Question', plural: 'Quiz questions' },
      admin: { ...only('quiz'), description: 'One is chosen at random. Upper case and spaces are ignored.' },
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
          label: 'Optional',
          admin: only('acceptance'),
        },
        {
          name: 'inverted',
          type: 'checkbox',
          label: 'Must stay unticked',
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
        components: { RowLabel: '/features/contact-forms/collection/admin/row-label.client.tsx#ChoiceLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 200 },
            {
              name: 'value',
              type: 'text',
              label: 'Value',
              maxLength: 200,
              admin: { description: 'Leave empty to use the label.' },
            },
            {
              name: 'mailValue',
              type: 'text',
              label: 'Value in emails',
              maxLength: 254,
              admin: {
                description:
                  'An email address if the choice decides who receives it. Never shown on the website.',
              },
            },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'several', type: 'checkbox', label: 'Allow multiple choices', admin: only('select') },
        { name: 'exclusive', type: 'checkbox', label: 'Allow one choice only', admin: only('checkboxes') },
        {
          name: 'freeText',
          type: 'checkbox',
          label: 'Add free text to the last choice',
          admin: { ...only('checkboxes', 'radio'), description: 'For a choice such as “Other”.' },
        },
        {
          name: 'minChosen',
          type: 'number',
          label: 'Minimum',
          min: 0,
          max: 300,
          admin: only('checkboxes', 'select'),
        },
        {
          name: 'maxChosen',
          type: 'number',
          label: 'Maximum',
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
          label: 'File types',
          defaultValue: 'pdf, doc, docx',
          maxLength: 200,
          admin: { ...only('file'), description: 'File extensions, such as pdf, docx, jpg.' },
        },
        {
          name: 'maxFiles',
          type: 'number',
          label: 'Maximum files',
          defaultValue: 1,
          min: 1,
          max: 10,
          admin: only('file'),
        },
        {
          name: 'maxMegabytes',
          type: 'number',
          label: 'Maximum total size (MB)',
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
        { name: 'min', type: 'number', label: 'Minimum', admin: only('number', 'range') },
        { name: 'max', type: 'number', label: 'Maximum', admin: only('number', 'range') },
        { name: 'step', type: 'number', label: 'Step', min: 0.000001, admin: only('number', 'range') },
        { name: 'earliest', type: 'text', label: 'Earliest date', maxLength: 10, admin: day },
        { name: 'latest', type: 'text', label: 'Latest date', maxLength: 10, admin: day },
      ],
    },
    {
      name: 'days',
      type: 'select',
      label: 'Allowed weekdays',
      hasMany: true,
      options: DAYS.map((label, index) => ({ value: String(index + 1), label })),
      admin: { ...only('date'), description: 'Leave empty for every day.' },
    },
  ];
}
