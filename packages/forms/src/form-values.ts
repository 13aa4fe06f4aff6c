import type { FormDefinition } from './definition.ts';
import { type Field, kindOf } from './kinds/list.ts';
import { validate } from './validate.ts';
import { type FormValues, isBlank, isReservedName, ownValue } from './values.ts';

type DrawnValue = string | readonly string[];

/** Values as controls hold them: text, or a list of choices. Files cannot be put back and are an empty list. */
export type DrawnValues = Readonly<Record<string, DrawnValue>>;

/** The values of an untouched form, with each field's `initial`. */
export const emptyValues = (definition: FormDefinition): DrawnValues =>
  drawn({ definition, read: emptyValue });

/**
 * The values of a form opened from an address. Only fields with `fillFrom` take part, and only values that pass the
 * field's own check; passwords, files and ticks never do. Resolve the definition first if it has settings or lists.
 */
export const prefill = (args: {
  definition: FormDefinition;
  query: Iterable<readonly [string, string]>;
}): DrawnValues => {
  const query = new Map(Array.from(args.query).reverse());
  const fromQuery = (field: Field): DrawnValue | undefined => {
    if (kindOf(field).secret || field.kind === 'file' || field.kind === 'checkbox') return undefined;
    const raw = field.fillFrom?.map((name) => query.get(name)).find((value) => value?.trim());
    return raw === undefined ? undefined : acceptable({ definition: args.definition, field, raw });
  };
  return drawn({ definition: args.definition, read: (field) => fromQuery(field) ?? emptyValue(field) });
};

/** What the visitor typed, to draw the form again after a refusal: known fields, as sent; passwords and files left out. */
export const keptValues = (args: { definition: FormDefinition; values: FormValues }): DrawnValues =>
  drawn({
    definition: args.definition,
    read: (field) => {
      const { secret, empty } = kindOf(field);
      if (secret || field.kind === 'file') return empty;
      const raw = ownValue({ values: args.values, name: field.name });
      const texts = (Array.isArray(raw) ? raw : [raw]).filter((item) => scalars.includes(typeof item));
      return typeof empty === 'string' ? String(texts[0] ?? '') : texts.map(String);
    },
  });

const scalars = ['string', 'number', 'boolean'];

const drawn = (args: { definition: FormDefinition; read: (field: Field) => DrawnValue }): DrawnValues =>
  Object.fromEntries(
    args.definition.fields
      .filter(({ name }) => !isReservedName(name))
      .map((field) => [field.name, args.read(field)] as const),
  );

const emptyValue = (field: Field): DrawnValue => {
  const { empty } = kindOf(field);
  if (field.initial === undefined) return empty;
  return typeof empty === 'string' ? field.initial : [field.initial];
};

/** The value as the control would hold it, if a form of this one field accepts it. */
const acceptable = (args: {
  definition: FormDefinition;
  field: Field;
  raw: string;
}): DrawnValue | undefined => {
  const { field, raw } = args;
  const alone = {
    ...field,
    shownWhen: undefined,
    requiredWhen: undefined,
    sameAs: undefined,
    shownBySetting: undefined,
    // Whether a choice is closed is known only once the whole form is read.
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
