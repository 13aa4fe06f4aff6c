import type { FormDefinition } from './definition.ts';
import { type Field, kindOf } from './kinds/list.ts';
import { type FormValues, isReservedName, ownValue } from './values.ts';

export type DrawnValue = string | readonly string[];

/** Values as controls hold them: text, or a list of choices. Files cannot be put back and are an empty list. */
export type DrawnValues = Readonly<Record<string, DrawnValue>>;

/** The values of an untouched form, with each field's `initial`. */
export const emptyValues = (definition: FormDefinition): DrawnValues =>
  drawn({ definition, read: emptyValue });

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

/** One value for each field that is data. */
export const drawn = (args: {
  definition: FormDefinition;
  read: (field: Field) => DrawnValue;
}): DrawnValues =>
  Object.fromEntries(
    args.definition.fields
      .filter(({ name }) => !isReservedName(name))
      .map((field) => [field.name, args.read(field)] as const),
  );

/** What an untouched control holds. */
export const emptyValue = (field: Field): DrawnValue => {
  const { empty } = kindOf(field);
  if (field.initial === undefined) return empty;
  return typeof empty === 'string' ? field.initial : [field.initial];
};
