import { type FormDefinition, type FormValues, rulesOf, validate } from '@frontage/forms';
import type { InvalidField } from './feedback.ts';
import { errorIdOf } from './unit-tag.ts';

/**
 * What to say of answers while somebody types: whatever is wrong down to the field that was changed. Below it nobody
 * has been yet, so what was said there stays; so does what the server alone can tell, until that answer is changed.
 */
export function checkTyped({
  definition,
  values,
  changed,
  unitTag,
  before,
}: {
  definition: FormDefinition;
  values: FormValues;
  /** The name of the field. */
  changed: string;
  unitTag: string;
  before: readonly InvalidField[];
}): InvalidField[] {
  const checked = validate({ definition, values });
  const errors = new Map(checked.ok ? [] : checked.errors.map(({ field, message }) => [field, message]));
  const until = definition.fields.findIndex(({ name }) => name === changed);
  return definition.fields.flatMap((field, index) => {
    const { name } = field;
    const former = before.find((invalid) => invalid.field === name);
    const isLeft = index > until || (field.kind === 'quiz' && name !== changed);
    if (isLeft) return former ?? [];
    const message = errors.get(name);
    return message === undefined
      ? []
      : { field: name, message, idref: field.id ?? null, error_id: errorIdOf({ unitTag, field: name }) };
  });
}

/** The rules as scripts of others read them on the form. */
export const schemaOf = (definition: FormDefinition) => rulesOf({ definition });
