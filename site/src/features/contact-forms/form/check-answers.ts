import { contactValues, type FormDefinition, rulesOf, validate } from '@frontage/forms';
import type { InvalidField } from './feedback.ts';
import { errorIdOf } from './unit-tag.ts';

export { reflect } from './reflect.ts';

type Entries = Iterable<readonly [string, unknown]>;

/**
 * The errors to show while a visitor fills in a form: those of all fields down to the one that was changed. Errors below
 * it stay, and so do errors that only the server finds, until that answer is changed.
 */
export function checkAnswers({
  definition,
  entries,
  changed,
  unitTag,
  before,
}: {
  definition: FormDefinition;
  entries: Entries;
  /** The name of the changed field; undefined: the last one. */
  changed: string | undefined;
  unitTag: string;
  before: readonly InvalidField[];
}): InvalidField[] {
  const checked = validate({ definition, values: contactValues({ definition, entries }) });
  const errors = new Map(checked.ok ? [] : checked.errors.map(({ field, message }) => [field, message]));
  const at = definition.fields.findIndex(({ name }) => name === changed);
  const until = at < 0 ? definition.fields.length : at;
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

/** The rules as other scripts read them on the form. */
export const schemaOf = (definition: FormDefinition) => rulesOf({ definition });
