import type { FormDefinition, FormSettings, OptionLists } from './definition.ts';
import type { Option } from './field-base.ts';
import type { Field } from './kinds/list.ts';
import { isReservedName, ownValue } from './values.ts';

/**
 * Applies settings and run-time option lists, so that the result can be shown and checked on its own.
 * Settings that are not passed in keep the definition's defaults.
 * A choice field whose list is empty is removed, since there is nothing to choose.
 */
export const resolveDefinition = (args: {
  definition: FormDefinition;
  settings?: FormSettings;
  options?: OptionLists;
}): FormDefinition => {
  const { definition, settings, options } = args;
  const isOn = (setting: string) =>
    (ownValue({ values: settings, name: setting }) ??
      ownValue({ values: definition.settings, name: setting })) === true;
  const fields = definition.fields
    .filter(({ name, shownBySetting }) => !isReservedName(name) && (!shownBySetting || isOn(shownBySetting)))
    .map((field) => withOptions({ field: withRequired({ field, isOn }), options }))
    .filter((field) => field !== undefined);
  return { ...definition, fields };
};

const withRequired = ({ field, isOn }: { field: Field; isOn: (setting: string) => boolean }): Field => {
  const { requiredBySetting, shownBySetting, ...rest } = field;
  return requiredBySetting && isOn(requiredBySetting) ? { ...rest, required: rest.required || true } : rest;
};

const withOptions = ({ field, options }: { field: Field; options?: OptionLists }): Field | undefined => {
  if (!('optionsFrom' in field) || field.optionsFrom === undefined) return field;
  const list = ownValue({ values: options, name: field.optionsFrom }) as readonly Option[] | undefined;
  if (list === undefined) return field;
  const { optionsFrom, ...rest } = field;
  return list.length === 0 ? undefined : { ...rest, options: list };
};
