import { ruleTexts } from './contact-texts.ts';
import type { FormDefinition } from './definition.ts';
import type { FieldError } from './field-error.ts';
import { messageFor } from './field-message.ts';
import type { Rule } from './messages.ts';
import { missingAcceptances } from './missing-acceptances.ts';
import { brokenRules } from './swv/check-rules.ts';
import { rulesOf } from './swv/rules-of.ts';
import { type FormValues, ownValue } from './values.ts';
import type { ReadField } from './visible-fields.ts';

/**
 * The errors in the answers to a contact form: exactly what its rules report for the fields that are shown, in field
 * order. A hidden field counts as not sent.
 */
export const contactErrors = ({
  definition,
  shown,
  values,
  today,
}: {
  definition: FormDefinition;
  shown: readonly ReadField[];
  values: FormValues;
  today?: string;
}): FieldError[] => {
  const fields = shown.map(({ field: { shownWhen, ...field } }) => field);
  const schema = rulesOf({ definition: { ...definition, fields }, today });
  const broken = brokenRules({ schema, values: shownValues({ shown, values }) });
  const errors = new Map<string, FieldError>(
    broken.map(({ rule, field, error }) => [field, { field, rule: ruleName(rule), message: error }]),
  );
  return shown.flatMap((read) => {
    const error = errors.get(read.field.name) ?? unaccepted({ definition, read });
    return error ? [error] : [];
  });
};

/** Only shown fields; dates as ISO days, since people type them in more than one way. */
const shownValues = ({ shown, values }: { shown: readonly ReadField[]; values: FormValues }): FormValues =>
  Object.fromEntries(
    shown.map(({ field, answer }) => [
      field.name,
      field.kind === 'date' ? answer : (ownValue({ values, name: field.name }) as FormValues[string]),
    ]),
  );

const unaccepted = ({
  definition,
  read,
}: {
  definition: FormDefinition;
  read: ReadField;
}): FieldError | undefined => {
  if (!definition.contact?.acceptanceAsValidation || missingAcceptances([read]).length === 0)
    return undefined;
  const { field } = read;
  return {
    field: field.name,
    rule: 'required',
    message: definition.contact.texts?.accept_terms || messageFor({ field, failure: { rule: 'required' } }),
  };
};

const ruleName = (rule: string): Rule =>
  Object.hasOwn(ruleTexts, rule) ? ruleTexts[rule as keyof typeof ruleTexts].rule : 'required';
