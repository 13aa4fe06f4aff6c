import { holds } from './condition.ts';
import type { FormDefinition, FormSettings, OptionLists } from './definition.ts';
import { choiceIn } from './kinds/free-text.ts';
import { type Field, kindOf } from './kinds/list.ts';
import { resolveDefinition } from './resolve-definition.ts';
import { type Answer, type FormValues, ownValue } from './values.ts';

type Args = {
  definition: FormDefinition;
  values: FormValues;
  settings?: FormSettings;
  options?: OptionLists;
};

/** A shown field with its cleaned answer; `required` takes its conditions into account. */
export type ReadField = { readonly field: Field; readonly answer: Answer | undefined };

/** The fields to show for the values so far, in order; `required` takes conditions into account. */
export const visibleFields = (args: Args): readonly Field[] => readFields(args).map(({ field }) => field);

/** Cleans every shown field. A field that is not shown has no answer, also for conditions below it. */
export const readFields = ({ definition, values, settings, options }: Args): readonly ReadField[] => {
  const answers = new Map<string, Answer>();
  const shown: ReadField[] = [];
  for (const resolved of resolveDefinition({ definition, settings, options }).fields) {
    if (resolved.shownWhen && !holds({ condition: resolved.shownWhen, answers })) continue;
    const field = withDisabledOptions({ field: resolved, answers });
    const given = kindOf(field).clean({ raw: ownValue({ values, name: field.name }), field });
    const answer = chosenInstead({ field, given }) ?? given;
    if (answer !== undefined) answers.set(field.name, compared({ field, answer }));
    shown.push({ field, answer });
  }
  return shown.map(({ field, answer }) => {
    const { requiredWhen, ...rest } = field;
    if (!requiredWhen) return { field, answer };
    const required = rest.required || holds({ condition: requiredWhen, answers });
    return { field: { ...rest, required }, answer };
  });
};

/** The values that conditions compare: options without their free text. */
const compared = ({ field, answer }: { field: Field; answer: Answer }): Answer => {
  if (!('freeText' in field) || !field.freeText) return answer;
  if (typeof answer === 'string') return choiceIn({ field, value: answer }).choice;
  return Array.isArray(answer)
    ? answer.map((value) => choiceIn({ field, value: String(value) }).choice)
    : answer;
};

/** Marks the options that the answers above rule out. */
const withDisabledOptions = ({
  field,
  answers,
}: {
  field: Field;
  answers: ReadonlyMap<string, Answer>;
}): Field => {
  if (!('options' in field) || !field.options?.some(({ onlyWhen }) => onlyWhen)) return field;
  const options = field.options.map(({ onlyWhen, ...option }) =>
    onlyWhen && !holds({ condition: onlyWhen, answers }) ? { ...option, disabled: true } : option,
  );
  return { ...field, options };
};

/** If only one option is left, chooses it. */
const chosenInstead = ({ field, given }: { field: Field; given: Answer | undefined }): string | undefined => {
  if (field.kind !== 'radio' && field.kind !== 'select') return undefined;
  const open = (field.options ?? []).filter(({ disabled }) => !disabled);
  const closed = (field.options ?? []).filter(({ disabled }) => disabled);
  const isUndecided = given === undefined || closed.some(({ value }) => value === given);
  return open.length === 1 && closed.length > 0 && isUndecided ? open[0]?.value : undefined;
};
