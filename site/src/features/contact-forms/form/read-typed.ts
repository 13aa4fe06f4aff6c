import {
  choiceIn,
  contactValues,
  type DrawnValues,
  type Field,
  type FormDefinition,
  freeTextName,
  keptValues,
  visibleFields,
} from '@frontage/forms';

export { putBack } from './fill-controls.ts';

/** Which questions a form asks with these answers, and what its controls hold. */
export function readTyped({
  definition,
  entries,
}: {
  definition: FormDefinition;
  entries: Iterable<readonly [string, unknown]>;
}) {
  const values = contactValues({ definition, entries });
  return {
    fields: visibleFields({ definition, values }),
    drawn: apart({ fields: definition.fields, drawn: keptValues({ definition, values }) }),
  };
}

/** What is written beside a choice stands in a control of its own. */
function apart({ fields, drawn }: { fields: readonly Field[]; drawn: DrawnValues }): DrawnValues {
  const free = fields.flatMap((field) => {
    if (!('freeText' in field) || !field.freeText) return [];
    const read = [drawn[field.name] ?? []].flat().map((value) => choiceIn({ field, value }));
    return [
      [field.name, read.map(({ choice }) => choice)],
      [freeTextName(field.name), read.find(({ text }) => text)?.text ?? ''],
    ];
  });
  return { ...drawn, ...Object.fromEntries(free) };
}
