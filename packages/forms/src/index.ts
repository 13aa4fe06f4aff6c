export { type Condition, holds } from './condition.ts';
export type { FormDefinition, FormMessages, FormSettings, OptionLists } from './definition.ts';
export { definitionProblems } from './definition-problems.ts';
export type { Option } from './field-base.ts';
export { type DrawnValues, emptyValues, keptValues, prefill } from './form-values.ts';
export { dayAsText, dayFromText } from './kinds/date.ts';
export type { Field } from './kinds/list.ts';
export type { Rule } from './messages.ts';
export { resolveDefinition } from './resolve-definition.ts';
export { type ShownAnswer, showAnswers } from './show-answers.ts';
export { type FieldError, lengthLimit, type Validation, validate } from './validate.ts';
export {
  type Answer,
  type Answers,
  type FileLike,
  type FormValue,
  type FormValues,
  isReservedName,
  textOf,
  valuesFromEntries,
} from './values.ts';
export { visibleFields } from './visible-fields.ts';
