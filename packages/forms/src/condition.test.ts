import { describe, expect, it } from 'vitest';
import { type Answer, type Condition, type Field, holds, visibleFields } from './index.ts';
import { contactAgent } from './testing/examples.ts';

const answers = new Map<string, Answer>([
  ['category', 'rural'],
  ['beds', 3],
  ['agreed', false],
  ['about', ['price', 'contract']],
]);

describe('a condition', () => {
  it.each<[Condition, boolean]>([
    [{ field: 'category', equals: 'rural' }, true],
    [{ field: 'category', equals: 'Rural' }, false],
    [{ field: 'beds', equals: 3 }, true],
    [{ field: 'beds', equals: '3' }, true],
    [{ field: 'agreed', equals: false }, true],
    [{ field: 'about', equals: 'contract' }, true],
    [{ field: 'about', equals: 'price,contract' }, false],
    [{ field: 'category', oneOf: ['business', 'rural'] }, true],
    [{ field: 'category', oneOf: [] }, false],
    [{ field: 'nothing', equals: '' }, false],
    [{ field: 'category', notEmpty: true }, true],
    [{ field: 'agreed', notEmpty: true }, false],
    [{ field: 'nothing', notEmpty: true }, false],
    [{ not: { field: 'nothing', notEmpty: true } }, true],
    [
      {
        all: [
          { field: 'category', notEmpty: true },
          { field: 'nothing', notEmpty: true },
        ],
      },
      false,
    ],
    [
      {
        any: [
          { field: 'category', notEmpty: true },
          { field: 'nothing', notEmpty: true },
        ],
      },
      true,
    ],
    [{ all: [] }, true],
    [{ any: [] }, false],
  ])('%j is %s', (condition, expected) => expect(holds({ condition, answers })).toBe(expected));
});

describe('visible fields', () => {
  const text = (name: string, more: Partial<Field> = {}) =>
    ({ kind: 'text', name, label: name, ...more }) as Field;
  const definition = {
    ...contactAgent,
    fields: [
      text('a'),
      text('b', { shownWhen: { field: 'a', notEmpty: true } }),
      text('c', { shownWhen: { field: 'b', equals: 'x' } }),
      text('d', { requiredWhen: { field: 'e', notEmpty: true } }),
      text('e'),
    ],
  };
  const namesFor = (values: Record<string, string>) =>
    visibleFields({ definition, values }).map(({ name }) => name);

  it('follow the values', () => {
    expect(namesFor({})).toEqual(['a', 'd', 'e']);
    expect(namesFor({ a: '1', b: ' x ' })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('what is not shown shows nothing further', () => expect(namesFor({ b: 'x' })).toEqual(['a', 'd', 'e']));

  it('say what is required now, also because of a field below', () => {
    const isRequired = (values: Record<string, string>) =>
      Boolean(visibleFields({ definition, values }).find(({ name }) => name === 'd')?.required);
    expect([isRequired({}), isRequired({ e: '1' })]).toEqual([false, true]);
  });
});
