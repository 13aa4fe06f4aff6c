import { contactErrors } from './contact-errors.ts';
import type { FormDefinition, FormSettings, OptionLists } from './definition.ts';
import type { FieldError } from './field-error.ts';
import { messageFor } from './field-message.ts';
import { kindOf } from './kinds/list.ts';
import { lengthLimit } from './length-limit.ts';
import { type Failure, lowerFirst } from './messages.ts';
import { type Answers, type FormValues, isBlank } from './values.ts';
import { type ReadField, readFields } from './visible-fields.ts';

export type Validation =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * Validates a submitted form, alike in browser and server. At most one error per field, in field order.
 * Answers contain shown fields only; unknown and transport names are dropped. Never throws, and validating the
 * answers again gives the same answers.
 *
 * @param args.settings settings behind `requiredBySetting` and `shownBySetting`
 * @param args.options lists behind `optionsFrom`; a list that is not passed in accepts no choice
 * @param args.today ISO day; without it, bounds of 'today' are left to a check that knows the day (the server's)
 */
export const validate = (args: {
  definition: FormDefinition;
  values: FormValues;
  settings?: FormSettings;
  options?: OptionLists;
  today?: string;
}): Validation => {
  const shown = readFields(args);
  const errors = args.definition.contact
    ? contactErrors({ ...args, shown })
    : fieldErrors({ shown, today: args.today });
  if (errors.length > 0) return { ok: false, errors };
  const given = shown.flatMap(({ field, answer }) =>
    answer === undefined ? [] : [[field.name, answer] as const],
  );
  return { ok: true, answers: Object.fromEntries(given) };
};

const fieldErrors = ({ shown, today }: { shown: readonly ReadField[]; today?: string }): FieldError[] =>
  shown.flatMap((read): FieldError[] => {
    const { field } = read;
    const failure = failureOf({ read, shown, today });
    return failure
      ? [{ field: field.name, rule: failure.rule, message: messageFor({ field, failure }) }]
      : [];
  });

type Subject = { read: ReadField; shown: readonly ReadField[]; today?: string };

const failureOf = ({ read, shown, today }: Subject): Failure | undefined => {
  const { field, answer } = read;
  if (field.required && isBlank(answer)) return { rule: 'required' };
  const failure =
    answer === undefined ? undefined : (lengthFailure(read) ?? kindOf(field).check({ answer, field, today }));
  return failure ?? repeatFailure({ read, shown });
};

const lengthFailure = ({ field, answer }: ReadField): Failure | undefined => {
  const max = lengthLimit(field);
  if (max === undefined || typeof answer !== 'string') return undefined;
  const min = field.minLength ?? 0;
  if (answer.length > max) return { rule: 'maxLength', params: { max } };
  return answer.length < min && !isWholeName({ answer, min })
    ? { rule: 'minLength', params: { min } }
    : undefined;
};

/** One Chinese or Korean character is a whole name; what asks for two means no initials. */
const isWholeName = ({ answer, min }: { answer: string; min: number }): boolean =>
  min <= 2 && /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(answer);

const repeatFailure = ({ read, shown }: Pick<Subject, 'read' | 'shown'>): Failure | undefined => {
  const original = shown.find(({ field }) => field.name === read.field.sameAs);
  if (!original || String(original.answer ?? '') === String(read.answer ?? '')) return undefined;
  return { rule: 'sameAs', params: { other: lowerFirst(original.field.label) } };
};
