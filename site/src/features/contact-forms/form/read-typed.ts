import {
  choiceIn,
  contactValues,
  type DrawnValues,
  type Field,
  type FormDefinition,
  freeTextName,
  keptValues,
  missingAcceptances,
  readFields,
} from '@frontage/forms';

/** Which questions a form asks with these answers, whether it may not be sent, and what its controls hold. */
export function readTyped({
  definition,
  entries,
}: {
  definition: FormDefinition;
  entries: Iterable<readonly [string, unknown]>;
}) {
  const values = contactValues({ definition, entries });
  const shown = readFields({ definition, values });
  return {
    fields: shown.map(({ field }) => field),
    isHeld: !definition.contact?.acceptanceAsValidation && missingAcceptances(shown).length > 0,
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
