import { type ControlValues, emptyValues, type Field, type FormDefinition, prefill } from '@frontage/forms';

export { fillLists } from './fill-controls.ts';

/** The details of a signed-in visitor, by the names that fields use. */
export type KnownVisitor = Readonly<Partial<Record<NonNullable<Field['fillFromVisitor']>, string>>>;

/**
 * Values to fill in for this visitor: from the page's address, else from their account. Only values that their fields
 * accept.
 */
export function fillings({
  definition,
  query,
  visitor = {},
  values = {},
}: {
  definition: FormDefinition;
  query: Iterable<readonly [string, string]>;
  visitor?: KnownVisitor;
  /** The values the form was rendered with; answers among them are not replaced. */
  values?: ControlValues;
}): ControlValues {
  const empty = emptyValues(definition);
  const known = definition.fields.flatMap(({ name, fillFromVisitor }): [string, string][] => {
    const text = fillFromVisitor && visitor[fillFromVisitor];
    return text ? [[name, text]] : [];
  });
  // Checked like values from an address, under names that no address can have.
  const asked: FormDefinition = {
    ...definition,
    fields: definition.fields.map((field) => ({
      ...field,
      fillFrom: [...(field.fillFrom ?? []), `\0${field.name}`],
    })),
  };
  const entries = [...query, ...known.map(([name, text]) => [`\0${name}`, text] as const)];
  return Object.fromEntries(
    Object.entries(prefill({ definition: asked, query: entries })).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(empty[name]) &&
        JSON.stringify(values[name] ?? empty[name]) === JSON.stringify(empty[name]),
    ),
  );
}
