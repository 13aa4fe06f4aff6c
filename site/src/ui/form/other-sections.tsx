import type { Condition, ControlValues, Field, FormDefinition } from '@frontage/forms';
import { FormField } from './form-field.tsx';

type Section = { field: Field; words: string };

/**
 * The fields that other answers would show, for visitors without JavaScript, who could not reach them
 * otherwise. As always, answers to fields that do not apply are dropped when the form is read.
 */
export function OtherSections({
  definition,
  shown,
  values,
  formId,
}: {
  definition: FormDefinition;
  /** The fields that are already shown. */
  shown: readonly Field[];
  values: ControlValues;
  formId: string;
}) {
  const sections = otherSections({ definition, shown });
  const asked = sectionsOf({ definition, fields: shown }).map(({ words }) => words);
  return (
    <>
      <p className="col-span-full text-pretty">
        {asked.length > 0 && `Some of the questions above apply only to: ${[...new Set(asked)].join('; ')}. `}
        For other answers, use these questions. The answer each applies to is in brackets.
      </p>
      {sections.map(({ field, words }) => (
        <FormField
          key={field.name}
          field={{ ...field, label: `${field.label} (${words})` }}
          formId={formId}
          value={values[field.name]}
          error={undefined}
        />
      ))}
    </>
  );
}

/** The fields that are hidden now and that another choice would show, each with those choices. */
export function otherSections({
  definition,
  shown,
}: {
  definition: FormDefinition;
  shown: readonly Field[];
}): Section[] {
  const drawn = new Set(shown.map(({ name }) => name));
  return sectionsOf({ definition, fields: definition.fields.filter(({ name }) => !drawn.has(name)) });
}

function sectionsOf({
  definition,
  fields,
}: {
  definition: FormDefinition;
  fields: readonly Field[];
}): Section[] {
  const conditionOf = (name: string) => definition.fields.find((field) => field.name === name)?.shownWhen;
  return fields.flatMap((field) => {
    const condition = conditionOf(field.name);
    const words = condition && choicesIn({ definition, condition });
    return words ? [{ field, words: words.join(', ') }] : [];
  });
}

/** The labels of the options for which a condition holds; undefined if it depends on anything but one choice field. */
function choicesIn({
  definition,
  condition,
}: {
  definition: FormDefinition;
  condition: Condition;
}): string[] | undefined {
  const isNot = 'not' in condition;
  const inner = isNot ? condition.not : condition;
  if (!('equals' in inner || 'oneOf' in inner)) return undefined;
  const wanted = ('oneOf' in inner ? inner.oneOf : [inner.equals]).map(String);
  const field = definition.fields.find(({ name }) => name === inner.field);
  if (!field || !('options' in field)) return undefined;
  const chosen = (field.options ?? []).filter(({ value }) => wanted.includes(value) !== isNot);
  return chosen.length > 0 ? chosen.map(({ label }) => label) : undefined;
}
