import { describe, expect, it } from 'vitest';
import { type Field, type FormDefinition, prefill, validate, visibleFields } from './index.ts';
import { contactAgent } from './testing/examples.ts';

const option = (value: string) => ({ value, label: value });
const bothWays = { not: { field: 'category', equals: 'rural' } } as const;

const definition: FormDefinition = {
  ...contactAgent,
  fields: [
    { kind: 'radio', name: 'category', label: 'Category', options: ['rural', 'residential'].map(option) },
    {
      kind: 'radio',
      name: 'method',
      label: 'Method',
      required: true,
      fillFrom: ['method'],
      options: [option('buy'), { ...option('rent'), onlyWhen: bothWays }],
    },
    {
      kind: 'select',
      name: 'size',
      label: 'Size',
      options: [option('small'), option('middle'), { ...option('large'), onlyWhen: bothWays }],
    },
  ],
};

const answersTo = (values: Record<string, string>) => {
  const result = validate({ definition, values });
  return result.ok ? result.answers : result.errors;
};

const optionsOf = (values: Record<string, string>) => {
  const method = visibleFields({ definition, values })[1] as Extract<Field, { kind: 'radio' }>;
  return method.options;
};

describe('a choice that is closed by an answer above', () => {
  it('is in view, marked', () => {
    expect(optionsOf({ category: 'rural' })).toEqual([option('buy'), { ...option('rent'), disabled: true }]);
    expect(optionsOf({ category: 'residential' })).toEqual([option('buy'), option('rent')]);
  });

  it('gives way to the one that is left', () => {
    expect(answersTo({ category: 'rural', method: 'rent' })).toEqual({ category: 'rural', method: 'buy' });
    expect(answersTo({ category: 'rural' })).toEqual({ category: 'rural', method: 'buy' });
  });

  it('stands where it is open', () => {
    expect(answersTo({ category: 'residential', method: 'rent' })).toMatchObject({ method: 'rent' });
    expect(answersTo({ category: 'residential' })).toMatchObject([{ field: 'method', rule: 'required' }]);
  });

  it('is refused where several others are left', () => {
    expect(answersTo({ category: 'rural', size: 'large' })).toMatchObject([
      { field: 'size', rule: 'option' },
    ]);
  });

  it('does not hide behind nonsense', () => {
    expect(answersTo({ category: 'rural', method: 'swap' })).toMatchObject([
      { field: 'method', rule: 'option' },
    ]);
  });

  it('can be filled from an address: what is above it decides when the form is read', () => {
    expect(prefill({ definition, query: [['method', 'rent']] })).toMatchObject({ method: 'rent' });
  });
});
