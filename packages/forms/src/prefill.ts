import type { FormDefinition } from './definition.ts';
import { type ControlValue, type ControlValues, controlValues, emptyValue } from './form-values.ts';
import { type Field, kindOf } from './kinds/list.ts';
import { validate } from './validate.ts';
import { isBlank } from './values.ts';

/**
 * The values of a form opened from an address. Only fields with `fillFrom` are filled, and only with values that pass the
 * field's own check; passwords, files and checkboxes never are. Resolve the definition first if it has settings or lists.
 */
export const prefill = (args: {
  definition: FormDefinition;
  query: Iterable<readonly [string, string]>;
}): ControlValues => {
  const query = new Map(Array.from(args.query).reverse());
  const fromQuery = (field: Field): ControlValue | undefined => {
    if (kindOf(field).secret || field.kind === 'file' || field.kind === 'checkbox') return undefined;
    const raw = field.fillFrom?.map((name) => query.get(name)).find((value) => value?.trim());
    return raw === undefined ? undefined : acceptable({ definition: args.definition, field, raw });
  };
  return controlValues({
    definition: args.definition,
    read: (field) => fromQuery(field) ?? emptyValue(field),
  });
};

/** The value as the control would hold it, if a form of this one field accepts it. */
const acceptable = (args: {
  definition: FormDefinition;
  field: Field;
  raw: string;
}): ControlValue | undefined => {
  const { field, raw } = args;
  const alone = {
    ...field,
    shownWhen: undefined,
    requiredWhen: undefined,
    sameAs: undefined,
    shownBySetting: undefined,
    // Whether an option is disabled is known only once the whole form is read.
    ...('options' in field ? { options: field.options?.map(({ onlyWhen, ...option }) => option) } : {}),
  };
  const result = validate({
    definition: { ...args.definition, fields: [alone] },
    values: { [field.name]: raw },
  });
  const answer = result.ok ? result.answers[field.name] : undefined;
  if (answer === undefined || isBlank(answer)) return undefined;
  if (Array.isArray(answer)) return answer.map(String);
  return field.kind === 'date' ? kindOf(field).show({ answer, field }) : String(answer);
};
