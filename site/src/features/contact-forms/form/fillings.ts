import { type DrawnValues, emptyValues, type Field, type FormDefinition, prefill } from '@frontage/forms';

export { fillLists } from './fill-controls.ts';

/** What is known of a visitor who is signed in, by the names that fields use. */
export type KnownVisitor = Readonly<Partial<Record<NonNullable<Field['fillFromVisitor']>, string>>>;

/**
 * What fields begin with beyond what the page says, which is the same for everybody: the page's own address first,
 * then what is known of the visitor. Only values that their fields would take.
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
  /** What the form was drawn with: an answer in it is somebody's already. */
  values?: DrawnValues;
}): DrawnValues {
  const empty = emptyValues(definition);
  const known = definition.fields.flatMap(({ name, fillFromVisitor }): [string, string][] => {
    const text = fillFromVisitor && visitor[fillFromVisitor];
    return text ? [[name, text]] : [];
  });
  // Checked like what stands in an address, under names that no address can have.
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
