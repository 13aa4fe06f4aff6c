import { describe, expect, it } from 'vitest';
import { definitionProblems, type Field } from './index.ts';
import { allExamples, contactAgent } from './testing/examples.ts';

const problemsOf = (...fields: unknown[]) =>
  definitionProblems({
    ...contactAgent,
    fields: [{ kind: 'text', name: 'a', label: 'A' }, ...fields] as Field[],
  });

describe('a sound definition', () => {
  it.each(allExamples)('$key has no problems and survives JSON', (definition) => {
    expect(definitionProblems(definition)).toEqual([]);
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  });
});

describe('a definition', () => {
  it('names itself, has texts and fields', () =>
    expect(
      definitionProblems({ ...contactAgent, key: 'Contact us', title: ' ', fields: [], version: 0 }),
    ).toEqual([
      'Key "Contact us" must be lower-case letters, digits and hyphens.',
      'The version must be a whole number above 0.',
      'The form has no fields.',
      'The form has no text for title.',
    ]));

  const b = { kind: 'text', name: 'b', label: 'B' };
  const choice = { kind: 'select', name: 'b', label: 'B' };
  const files = { kind: 'file', name: 'b', label: 'B', accept: ['jpg'], maxBytes: 1, maxFiles: 1 };

  it.each<[unknown, string]>([
    [{ ...b, name: 'a' }, 'a: two fields have this name.'],
    [{ ...b, kind: 'colour' }, 'b: there is no kind "colour".'],
    [{ ...b, name: '_b' }, '_b: names that begin with "_" are kept for transport.'],
    [{ ...b, name: '9' }, '9: the name must be letters, digits, "-", "_" or ":".'],
    [{ ...b, label: '' }, 'b: the label is empty.'],
    [{ ...b, minLength: 300 }, 'b: lengths must lie between 1 and 20000, the shortest first.'],
    [{ ...b, maxLength: 20_001 }, 'b: lengths must lie between 1 and 20000, the shortest first.'],
    [{ ...b, kind: 'checkbox', maxLength: 3 }, 'b: a checkbox has no length to limit.'],
    [{ ...b, messages: { requierd: 'x' } }, 'b: there is no rule "requierd" to have a message.'],
    [{ ...b, sameAs: 'b' }, 'b: sameAs refers to "b", which is not another field.'],
    [
      { ...b, requiredWhen: { field: 'z', notEmpty: true } },
      'b: requiredWhen refers to "z", which is not another field.',
    ],
    [
      {
        ...b,
        shownWhen: { any: [{ not: { all: [{ field: 'b', equals: 1 }] } }, { field: 'a', equals: 1 }] },
      },
      'b: shownWhen refers to "b", which is not a field above it.',
    ],
    [
      {
        ...choice,
        options: [{ value: 'x', label: 'X', onlyWhen: { field: 'z', equals: 1 } }],
      },
      `b: an option's onlyWhen refers to "z", which is not a field above it.`,
    ],
    [choice, 'b: give either options or optionsFrom.'],
    [{ ...choice, options: [], optionsFrom: 'x' }, 'b: give either options or optionsFrom.'],
    [{ ...choice, options: [] }, 'b: there are no options.'],
    [{ ...choice, options: [{ value: ' x', label: 'X' }] }, 'b: option " x" can never match.'],
    [{ ...choice, options: [{ value: 'x', label: '' }] }, 'b: option "x" has no label.'],
    [
      { ...choice, options: ['X', 'Y'].map((label) => ({ value: 'x', label })) },
      'b: two options have the same value.',
    ],
    [
      { ...choice, options: [{ value: 'x', label: 'X' }], initial: 'y' },
      'b: the initial value would be refused.',
    ],
    [{ ...b, kind: 'date', min: '01/01/2026' }, 'b: bounds must be ISO days or "today".'],
    [{ ...b, kind: 'number', min: 2, max: 1 }, 'b: the lower bound is above the upper.'],
    [{ ...files, accept: ['.JPG'] }, 'b: accept must list endings in lower case without the dot.'],
    [{ ...files, minFiles: 2 }, 'b: the limits of files contradict each other.'],
    [
      { ...b, hint: () => 'x' },
      'The definition must be pure data: texts, numbers, booleans, lists and records.',
    ],
    [
      { ...b, hint: new Date(0) },
      'The definition must be pure data: texts, numbers, booleans, lists and records.',
    ],
  ])('%j is reported', (field, problem) => expect(problemsOf(field)).toEqual([problem]));
});
