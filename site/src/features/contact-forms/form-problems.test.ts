import { definitionProblems } from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { formProblems } from './form-problems.ts';
import { readContactForm } from './read-contact-form.ts';
import { STARTERS } from './starters.ts';
import type { StoredForm, StoredRow } from './stored-form.ts';

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
    [[{ kind: 'heading', label: 'Only' }], 'Add a question: a form without one cannot be sent.'],
    [[{ kind: 'text' }], 'Row 1: Write a label.'],
    [
      [{ ...text, name: '1st' }],
      'Row 1 (Your name): Begin the name with a letter, and use letters, digits, “-”, “_” and “:” only.',
    ],
    [
      [
        { ...text, name: 'who' },
        { ...text, name: 'who' },
      ],
      'Two questions are called “who”. Give one of them another name.',
    ],
    [
      [{ ...text, name: 'your-website' }],
      'Row 1 (Your name): Give it another name than “your-website”: the form itself uses that one.',
    ],
    [[{ kind: 'select', label: 'Pick' }], 'Row 1 (Pick): Add the choices.'],
    [
      [{ kind: 'radio', label: 'Pick', choices: [{ label: 'A' }, { label: 'A' }] }],
      'Row 1 (Pick): Take “A” out of the choices once: it is there twice.',
    ],
    [[{ kind: 'quiz', label: 'Q' }], 'Row 1 (Q): Add a question and its answer.'],
    [
      [{ kind: 'file', label: 'CV', accept: 'pdf, exe' }],
      'Row 1 (CV): Take “exe” out of the files: what they hold cannot be checked. Use pdf, doc, docx.',
    ],
    [
      [{ kind: 'number', label: 'N', min: 5, max: 1 }],
      'Row 1 (N): Make the lower bound smaller than the upper one.',
    ],
    [
      [{ kind: 'date', label: 'D', earliest: 'soon' }],
      'Row 1 (D): Write days as yyyy-mm-dd, or the word today.',
    ],
    [
      [
        { ...text, shownWhen: { field: 'later', is: 'filled' } },
        { ...text, label: 'Later' },
      ],
      '“Your name” is shown by the answer to “later”: move that question above it, or choose another.',
    ],
    [
      [{ kind: 'radio', label: 'Pick', initial: 'B', choices: [{ label: 'A' }] }],
      'Row 1 (Pick): “B” stands in it at first and is none of its choices. Write one as it is sent.',
    ],
    [
      [
        { kind: 'radio', label: 'Pick', choices: [{ label: 'A' }, { label: 'B' }] },
        { ...text, shownWhen: { field: 'pick', is: 'equals', value: 'C' } },
      ],
      '“Your name” is shown by “C”, which is no answer to “Pick”. Use one of A, B.',
    ],
    [
      [
        { ...text, label: 'First' },
        { ...text, shownWhen: { field: 'first', is: 'not' } },
      ],
      '“Your name” is shown by the answer to “First”: say which answer.',
    ],
  ])('%j: says what to do', (rows, problem) => expect(problems(rows)).toContain(problem));

  it('names a group’s questions that are not there', () =>
    expect(problems([text], { oneOf: [{ fields: 'your-name, phone', message: 'One.' }] })).toEqual([
      'One of these: there is no question called “phone”. Use your-name.',
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
