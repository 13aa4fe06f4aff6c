type LabelledField = {
  type: string;
  name?: string;
  label?: unknown;
  fields?: unknown;
  tabs?: unknown;
  options?: unknown;
};

/** The texts of a select's choices, by value. */
export type Choices = ReadonlyMap<string, string>;

/** A collection's fields with a name, those in rows and tabs included. */
function* namedFields(fields: readonly unknown[]): Generator<LabelledField & { name: string }> {
  for (const field of fields as readonly LabelledField[]) {
    if (field.type === 'tabs')
      for (const tab of field.tabs as { fields: unknown[] }[]) yield* namedFields(tab.fields);
    else if (field.type === 'row' || field.type === 'collapsible')
      yield* namedFields(field.fields as unknown[]);
    else if (field.name) yield field as LabelledField & { name: string };
  }
}

/** The labels of a collection's fields by name, those in rows and tabs included. */
export const fieldLabels = (fields: readonly unknown[]): Map<string, string> =>
  new Map([...namedFields(fields)].map((field) => [field.name, labelOf(field)]));

/** The choices of one of a collection's fields; undefined for one that is not chosen from a list. */
export function choicesIn(fields: readonly unknown[], name: string): Choices | undefined {
  for (const field of namedFields(fields)) if (field.name === name) return choicesOf(field);
  return undefined;
}

type Listed = {
  options?: unknown;
  admin?: { components?: { Field?: { clientProps?: { choices?: unknown } } } };
};

/** The choices of a select, or of a text that is chosen from a list (`ChoiceText`); undefined for other fields. */
export function choicesOf(field: object): Choices | undefined {
  const { options, admin } = field as Listed;
  const listed = options ?? admin?.components?.Field?.clientProps?.choices;
  if (!Array.isArray(listed)) return undefined;
  return new Map(
    listed.flatMap((each): [string, string][] =>
      typeof each?.label === 'string' ? [[each.value, each.label]] : [],
    ),
  );
}

/** What staff read for a field: its label, or its name in words. */
export function labelOf({ name, label }: { name: string; label?: unknown }): string {
  if (typeof label === 'string') return label;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
