import { type Answer, isBlank } from './values.ts';

type Scalar = string | number | boolean;

/**
 * When a field is shown or required, as data. Compared with the cleaned answer; a list of choices equals each of its
 * members; a field that is not shown counts as empty.
 */
export type Condition =
  | { readonly field: string; readonly equals: Scalar }
  | { readonly field: string; readonly oneOf: readonly Scalar[] }
  | { readonly field: string; readonly notEmpty: true }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** Whether a condition holds for the given cleaned answers. */
export const holds = (args: { condition: Condition; answers: ReadonlyMap<string, Answer> }): boolean => {
  const { condition, answers } = args;
  const check = (inner: Condition) => holds({ condition: inner, answers });
  if ('all' in condition) return condition.all.every(check);
  if ('any' in condition) return condition.any.some(check);
  if ('not' in condition) return !check(condition.not);
  const answer = answers.get(condition.field);
  if ('notEmpty' in condition) return !isBlank(answer);
  const expected = 'oneOf' in condition ? condition.oneOf : [condition.equals];
  const given = Array.isArray(answer) ? answer : [answer];
  return given.some((item) => expected.some((wanted) => String(item) === String(wanted)));
};
