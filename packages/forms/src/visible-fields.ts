import { holds } from './condition.ts';
import type { FormDefinition, FormSettings, OptionLists } from './definition.ts';
import { type Field, kindOf } from './kinds/list.ts';
import { resolveDefinition } from './resolve-definition.ts';
import { type Answer, type FormValues, ownValue } from './values.ts';

type Args = {
  definition: FormDefinition;
  values: FormValues;
  settings?: FormSettings;
  options?: OptionLists;
};

/** A field that is shown, its condition settled into `required`, with its cleaned answer. */
export type ReadField = { readonly field: Field; readonly answer: Answer | undefined };

/** The fields to draw for the values so far, in order; `required` says what holds now, conditions included. */
export const visibleFields = (args: Args): readonly Field[] => readFields(args).map(({ field }) => field);

/** Cleans every shown field. A field that is not shown has no answer, also for conditions below it. */
export const readFields = ({ definition, values, settings, options }: Args): readonly ReadField[] => {
  const answers = new Map<string, Answer>();
  const shown: ReadField[] = [];
  for (const field of resolveDefinition({ definition, settings, options }).fields) {
    if (field.shownWhen && !holds({ condition: field.shownWhen, answers })) continue;
    const answer = kindOf(field).clean({ raw: ownValue({ values, name: field.name }), field });
    if (answer !== undefined) answers.set(field.name, answer);
    shown.push({ field, answer });
  }
  return shown.map(({ field, answer }) => {
    const { requiredWhen, ...rest } = field;
    if (!requiredWhen) return { field, answer };
    const required = rest.required || holds({ condition: requiredWhen, answers });
    return { field: { ...rest, required }, answer };
  });
};
