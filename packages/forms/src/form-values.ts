import type { FormDefinition } from './definition.ts';
import { type Field, kindOf } from './kinds/list.ts';
import { type FormValues, isReservedName, ownValue } from './values.ts';

export type ControlValue = string | readonly string[];

/** Values as controls hold them: text, or a list of choices. Files cannot be restored and are an empty list. */
export type ControlValues = Readonly<Record<string, ControlValue>>;

/** The values of an untouched form, with each field's `initial`. */
export const emptyValues = (definition: FormDefinition): ControlValues =>
  controlValues({ definition, read: emptyValue });

/** What the visitor typed, to show the form again with its errors: known fields, as sent, without passwords and files. */
export const typedValues = (args: { definition: FormDefinition; values: FormValues }): ControlValues =>
  controlValues({
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

/** One value for each field that holds data. */
export const controlValues = (args: {
  definition: FormDefinition;
  read: (field: Field) => ControlValue;
}): ControlValues =>
  Object.fromEntries(
    args.definition.fields
      .filter(({ name }) => !isReservedName(name))
      .map((field) => [field.name, args.read(field)] as const),
  );

/** The value of an untouched control. */
export const emptyValue = (field: Field): ControlValue => {
  const { empty } = kindOf(field);
  if (field.initial === undefined) return empty;
  return typeof empty === 'string' ? field.initial : [field.initial];
};
