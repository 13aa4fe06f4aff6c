import { definitionProblems } from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { readContactForm } from '../definition/read-contact-form.ts';
import type { StoredForm, StoredRow } from '../definition/stored-form.ts';
import { formProblems } from './form-problems.ts';
import { STARTERS } from './starters.ts';

const knownEndings = ['pdf', 'doc', 'docx'];
const text: StoredRow = { kind: 'text', label: 'Your name' };
const form = (rows: StoredRow[], more: Partial<StoredForm> = {}): StoredForm => ({
  id: 1,
  title: 'Form',
  slug: 'form',
  rows,
  ...more,
});
const problems = (rows: StoredRow[], more?: Partial<StoredForm>) =>
  formProblems({ stored: form(rows, more), knownEndings });

describe('a form that staff built', () => {
  it.each(Object.entries(STARTERS))('may be %s as it is', (_name, starter) => {
    const stored = { id: 1, ...starter };
    expect(formProblems({ stored, knownEndings })).toEqual([]);
    expect(definitionProblems(readContactForm(stored).definition)).toEqual([]);
  });

  it.each<[StoredRow[], string]>([
    [[{ kind: 'heading', label: 'Only' }], 'Add at least one field.'],
    [[{ kind: 'text' }], 'Field 1: Add a label.'],
    [
      [{ ...text, name: '1st' }],
      'Field 1 (Your name): The name must start with a letter and contain only letters, digits, “-”, “_” and “:”.',
    ],
    [
      [
        { ...text, name: 'who' },
        { ...text, name: 'who' },
      ],
      'Two fields have the name “who”. Rename one of them.',
    ],
    [
      [{ ...text, name: 'your-website' }],
      'Field 1 (Your name): The name “your-website” is reserved. Choose another name.',
    ],
    [[{ kind: 'select', label: 'Pick' }], 'Field 1 (Pick): Add choices.'],
    [
      [{ kind: 'radio', label: 'Pick', choices: [{ label: 'A' }, { label: 'A' }] }],
      'Field 1 (Pick): The choice “A” is listed twice. Remove one.',
    ],
    [[{ kind: 'quiz', label: 'Q' }], 'Field 1 (Q): Add a quiz question and its answer.'],
    [
      [{ kind: 'file', label: 'CV', accept: 'pdf, exe' }],
      'Field 1 (CV): The file type “exe” is not supported. Use pdf, doc, docx.',
    ],
    [
      [{ kind: 'number', label: 'N', min: 5, max: 1 }],
      'Field 1 (N): The minimum must be smaller than the maximum.',
    ],
    [
      [{ kind: 'date', label: 'D', earliest: 'soon' }],
      'Field 1 (D): Enter dates as yyyy-mm-dd, or the word today.',
    ],
    [
      [
        { ...text, shownWhen: { field: 'later', is: 'filled' } },
        { ...text, label: 'Later' },
      ],
      '“Your name” depends on “later”. Move that field above it, or choose another.',
    ],
    [
      [{ kind: 'radio', label: 'Pick', initial: 'B', choices: [{ label: 'A' }] }],
      'Field 1 (Pick): The default value “B” is not one of the choices.',
    ],
    [
      [
        { kind: 'radio', label: 'Pick', choices: [{ label: 'A' }, { label: 'B' }] },
        { ...text, shownWhen: { field: 'pick', is: 'equals', value: 'C' } },
      ],
      '“Your name” is shown for “C”, which is not a choice of “Pick”. Use one of A, B.',
    ],
    [
      [
        { ...text, label: 'First' },
        { ...text, shownWhen: { field: 'first', is: 'not' } },
      ],
      '“Your name” depends on “First”. Enter the value to compare.',
    ],
  ])('%j: says what to do', (rows, problem) => expect(problems(rows)).toContain(problem));

  it('names a group’s questions that are not there', () =>
    expect(problems([text], { oneOf: [{ fields: 'your-name, phone', message: 'One.' }] })).toEqual([
      'One of these: there is no field named “phone”. Use your-name.',
    ]));

  it('gets names from its labels, no two the same', () => {
    const { definition } = readContactForm(
      form([
        text,
        { kind: 'heading', label: 'H' },
        text,
        { ...text, label: '2. Straße?' },
        { ...text, label: '…' },
      ]),
    );
    expect(definition.fields.map(({ name }) => name)).toEqual([
      'your-name',
      'your-name-2',
      'field-2-stra-e',
      'field',
    ]);
    expect(definition.words).toEqual([{ before: 'your-name-2', heading: 'H' }]);
  });
});
