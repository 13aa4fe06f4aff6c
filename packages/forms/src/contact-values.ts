import { cleanLine } from './clean-text.ts';
import type { FormDefinition } from './definition.ts';
import { freeTextName } from './kinds/free-text.ts';
import { type FormValues, ownValue, valuesFromEntries } from './values.ts';

/** The values of a contact form from what was sent: as {@link valuesFromEntries}, with the free text beside choices. */
export const contactValues = ({
  definition,
  entries,
}: {
  definition: FormDefinition;
  entries: Iterable<readonly [string, unknown]>;
}): FormValues => {
  const sent = [...entries];
  const values = valuesFromEntries(sent);
  const free = definition.fields.flatMap((field): [string, FormValues[string]][] => {
    if (!('freeText' in field) || !field.freeText) return [];
    const last = field.options?.at(-1)?.value;
    const text = cleanLine(sent.find(([name]) => name === freeTextName(field.name))?.[1]);
    const given = ownValue({ values, name: field.name }) as FormValues[string];
    if (given === undefined || !text) return [];
    const withText = (value: unknown) => (value === last ? `${last} ${text}` : value);
    return [[field.name, (Array.isArray(given) ? given.map(withText) : withText(given)) as typeof given]];
  });
  return { ...values, ...Object.fromEntries(free) };
};
