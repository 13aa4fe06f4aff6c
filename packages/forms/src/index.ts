export { applyMail, NO_MAIL_YET } from './apply-mail.ts';
export { cleanFigures, cleanLine, cleanLines } from './clean-text.ts';
export { type Condition, holds } from './condition.ts';
export { type ContactText, contactText, contactTexts } from './contact-texts.ts';
export { contactValues } from './contact-values.ts';
export type {
  ContactRules,
  FormDefinition,
  FormMessages,
  FormPartTexts,
  FormSettings,
  FormText,
  OptionLists,
} from './definition.ts';
export { definitionProblems } from './definition-problems.ts';
export type { Option } from './field-base.ts';
export type { FieldError } from './field-error.ts';
export { type ControlValues, emptyValues, typedValues } from './form-values.ts';
export { dayAsText, dayFromText } from './kinds/date.ts';
export { choiceIn, FREE_TEXT_LENGTH, freeTextName } from './kinds/free-text.ts';
export type { Field } from './kinds/list.ts';
export { quizAnswer } from './kinds/quiz.ts';
export { lengthLimit } from './length-limit.ts';
export type { Rule } from './messages.ts';
export { missingAcceptances } from './missing-acceptances.ts';
export { prefill } from './prefill.ts';
export { resolveDefinition } from './resolve-definition.ts';
export { type ShownAnswer, showAnswers } from './show-answers.ts';
export { type BrokenRule, brokenRules, checkRules } from './swv/check-rules.ts';
export { fileEnding } from './swv/file-ending.ts';
export { endingsOf } from './swv/file-types.ts';
export { CONTACT_LENGTHS, rulesOf } from './swv/rules-of.ts';
export type { SwvRule, SwvSchema } from './swv/schema.ts';
export { schemaForClients } from './swv/schema-for-clients.ts';
export { type Validation, validate } from './validate.ts';
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
export { type ReadField, readFields, visibleFields } from './visible-fields.ts';
