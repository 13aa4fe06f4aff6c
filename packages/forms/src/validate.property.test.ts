import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FormDefinition,
  type FormValues,
  showAnswers,
  typedValues,
  validate,
  visibleFields,
} from './index.ts';
import { allExamples, goodContact, offices, picture } from './testing/examples.ts';

const file = fc.record({ name: fc.string(), size: fc.nat(), type: fc.string() });
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...Object.values(goodContact),
    '7',
    'other',
    'plumbing',
    'on',
    '01/07/2026',
    '2',
    'price',
    'e\u0000\u0301',
  ),
);
const value = fc.oneof(
  text,
  fc.array(text, { maxLength: 3 }),
  fc.array(file, { maxLength: 2 }),
  fc.constant([picture()]),
  fc.anything(),
);

/** Values for most of a form's names, some fitting, some wild, with names it does not know. */
const submissions = fc.constantFrom(...allExamples).chain((definition) => {
  const known = fc.record(Object.fromEntries(definition.fields.map(({ name }) => [name, value])), {
    requiredKeys: [],
  });
  return fc.record({
    definition: fc.constant(definition),
    values: fc
      .tuple(known, fc.dictionary(fc.string(), fc.anything()), fc.boolean())
      .map(([own, others, isGood]) => ({ ...others, ...own, ...(isGood ? goodContact : {}) }) as FormValues),
    settings: fc.record({ mobile: fc.boolean() }),
    options: fc.constant(offices),
    today: fc.constant('2026-07-01'),
  });
});

describe('whatever is sent', () => {
  it('nothing throws, even when the values are not a record', () => {
    fc.assert(
      fc.property(submissions, fc.anything(), (submission, anything) => {
        for (const values of [submission.values, anything as FormValues]) {
          validate({ ...submission, values });
          visibleFields({ ...submission, values });
          typedValues({ ...submission, values });
        }
      }),
    );
  });

  it('checking the answers again gives the same answers, and they can be shown', () => {
    let accepted = 0;
    fc.assert(
      fc.property(submissions, (submission) => {
        const result = validate(submission);
        if (!result.ok) return;
        accepted += 1;
        expect(validate({ ...submission, values: result.answers })).toStrictEqual(result);
        const names = submission.definition.fields.map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining(Object.keys(result.answers)));
        showAnswers({ ...submission, answers: result.answers });
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(20);
  });

  it('each field has at most one error, in field order', () => {
    fc.assert(
      fc.property(submissions, (submission) => {
        const result = validate(submission);
        const failing = result.ok ? [] : result.errors.map(({ field }) => field);
        const names = submission.definition.fields.map(({ name }) => name);
        expect(failing).toEqual(names.filter((name) => failing.includes(name)));
      }),
    );
  });

  it('the order of the names sent changes nothing', () => {
    fc.assert(
      fc.property(submissions, (submission) => {
        const reversed = Object.fromEntries(Object.entries(submission.values).reverse());
        expect(validate({ ...submission, values: reversed })).toStrictEqual(validate(submission));
      }),
    );
  });

  it('the definition can travel as JSON', () => {
    fc.assert(
      fc.property(submissions, (submission) => {
        const definition = JSON.parse(JSON.stringify(submission.definition)) as FormDefinition;
        expect(validate({ ...submission, definition })).toStrictEqual(validate(submission));
      }),
    );
  });

  it('every required field left empty has exactly one error', () => {
    const examples = fc.constantFrom(...allExamples);
    fc.assert(
      fc.property(examples, fc.infiniteStream(fc.boolean()), (definition, coins) => {
        const fields = definition.fields.map((field) => ({
          ...field,
          required: coins.next().value,
          requiredWhen: undefined,
          shownWhen: undefined,
        }));
        const result = validate({
          definition: { ...definition, fields },
          values: {},
          settings: { mobile: true },
          options: offices,
        });
        const wanted = fields.filter(({ required }) => required).map(({ name }) => name);
        const errors = result.ok ? [] : result.errors;
        // A field also counts as required when a setting says so.
        const bySetting = fields.filter(({ requiredBySetting }) => requiredBySetting).map(({ name }) => name);
        expect(errors.map(({ field }) => field)).toEqual(
          definition.fields
            .map(({ name }) => name)
            .filter((name) => wanted.includes(name) || bySetting.includes(name)),
        );
        expect(errors.every(({ rule }) => rule === 'required')).toBe(true);
      }),
    );
  });
});
