import {
  type ControlValues,
  choiceIn,
  contactValues,
  type Field,
  type FormDefinition,
  freeTextName,
  typedValues,
  visibleFields,
} from '@frontage/forms';

export { putBack } from './fill-controls.ts';

/** The fields that are shown for these answers, and the values of the `drawn` controls. */
export function readAnswers({
  definition,
  entries,
  drawn,
}: {
  definition: FormDefinition;
  entries: Iterable<readonly [string, unknown]>;
  /** By name. */
  drawn: ReadonlySet<string>;
}): { fields: readonly Field[]; held: ControlValues } {
  const values = contactValues({ definition, entries });
  const kept = typedValues({ definition, values });
  const held = definition.fields
    .filter(({ name }) => drawn.has(name))
    .flatMap((field): [string, ControlValue][] => {
      const value = kept[field.name] ?? '';
      if (!('freeText' in field) || !field.freeText) return [[field.name, value]];
      // The visitor's own text beside a choice is in a separate control.
      const read = [value].flat().map((each) => choiceIn({ field, value: each }));
      return [
        [field.name, read.map(({ choice }) => choice)],
        [freeTextName(field.name), read.find(({ text }) => text)?.text ?? ''],
      ];
    });
  return { fields: visibleFields({ definition, values }), held: Object.fromEntries(held) };
}

type ControlValue = ControlValues[string];
