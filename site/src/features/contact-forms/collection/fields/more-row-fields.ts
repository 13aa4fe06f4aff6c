import type { Field } from 'payload';
import { except, FILLED, only, WRITTEN } from './row-conditions.ts';

/** The advanced settings of a question. */
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
            description: 'Used in emails as [name]. Leave empty to create it from the label.',
          },
        },
        {
          name: 'width',
          type: 'select',
          defaultValue: 'full',
          options: [
            { value: 'full', label: 'Full' },
            { value: 'half', label: 'Half' },
            { value: 'third', label: 'Third' },
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
      admin: { description: 'Shown under the label.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'placeholder', type: 'text', maxLength: 200, admin: only(...WRITTEN, 'number', 'select') },
        {
          name: 'initial',
          type: 'text',
          label: 'Default value',
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
          label: 'Default from URL parameter',
          maxLength: 200,
          admin: {
            ...only(...FILLED),
            description: 'For example, utm_source. The first one found is used.',
          },
        },
        {
          name: 'fillFromVisitor',
          type: 'select',
          label: 'Default for signed-in visitors',
          options: [
            { value: 'name', label: 'Name' },
            { value: 'firstName', label: 'First name' },
            { value: 'lastName', label: 'Last name' },
            { value: 'email', label: 'Email address' },
            { value: 'phone', label: 'Phone number' },
          ],
          admin: only('text', 'email', 'phone'),
        },
        {
          name: 'autocomplete',
          type: 'text',
          label: 'Autocomplete',
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
          label: 'Minimum length',
          min: 0,
          max: 20_000,
          admin: only(...WRITTEN),
        },
        {
          name: 'maxLength',
          type: 'number',
          label: 'Maximum length',
          min: 1,
          max: 20_000,
          admin: only(...WRITTEN),
        },
        {
          name: 'counter',
          type: 'select',
          label: 'Character counter',
          options: [
            { value: 'up', label: 'Show characters used' },
            { value: 'down', label: 'Show characters left' },
          ],
          admin: only(...WRITTEN),
        },
        { name: 'rows', type: 'number', label: 'Rows', min: 2, max: 30, admin: only('textarea') },
      ],
    },
    {
      name: 'requiredMessage',
      type: 'text',
      label: 'Message when empty',
      maxLength: 200,
      admin: except('acceptance', 'quiz', 'hidden'),
    },
    {
      name: 'shownWhen',
      type: 'group',
      label: 'Conditional display',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'field',
              type: 'text',
              label: 'Field',
              maxLength: 60,
              admin: { description: 'The name of a field above. Leave empty to always show this field.' },
            },
            {
              name: 'is',
              type: 'select',
              label: 'Condition',
              defaultValue: 'equals',
              options: [
                { value: 'equals', label: 'equals' },
                { value: 'not', label: 'does not equal' },
                { value: 'filled', label: 'is filled in' },
                { value: 'empty', label: 'is empty' },
              ],
              admin: { isClearable: false },
            },
            { name: 'value', type: 'text', label: 'Value', maxLength: 200 },
          ],
        },
      ],
    },
    // For imported forms whose scripts look for it.
    {
      name: 'controlId',
      type: 'text',
      label: 'HTML ID',
      maxLength: 60,
      admin: only(...FILLED, 'file'),
    },
  ];
}
