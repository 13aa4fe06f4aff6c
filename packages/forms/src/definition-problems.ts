import type { Condition } from './condition.ts';
import type { FormDefinition } from './definition.ts';
import { fieldProblems } from './field-problems.ts';
import type { Field } from './kinds/list.ts';

/**
 * The problems of a definition, as sentences; empty when it is valid. For tests and for saving contact forms;
 * the validator itself assumes valid definitions.
 */
export const definitionProblems = (definition: FormDefinition): string[] => {
  if (!isPureData(definition))
    return ['The definition must be pure data: texts, numbers, booleans, lists and records.'];
  return [
    ...formProblems(definition),
    ...definition.fields.flatMap(fieldProblems),
    ...referenceProblems(definition),
  ];
};

const formProblems = ({ key, title, fields, submitLabel, messages, version }: FormDefinition): string[] => {
  const names = fields.map((field) => field.name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const texts = {
    title,
    submitLabel,
    waiting: messages.waiting,
    failed: messages.failed,
    thanks: messages.thanks.title,
  };
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(key)
      ? []
      : [`Key "${key}" must be lower-case letters, digits and hyphens.`]),
    ...(Number.isInteger(version) && version > 0 ? [] : ['The version must be a whole number above 0.']),
    ...(fields.length > 0 ? [] : ['The form has no fields.']),
    ...Object.entries(texts).flatMap(([name, text]) =>
      text.trim() ? [] : [`The form has no text for ${name}.`],
    ),
    ...[...new Set(repeated)].map((name) => `${name}: two fields have this name.`),
  ];
};

const referenceProblems = ({ fields }: FormDefinition): string[] => {
  const names = fields.map((field) => field.name);
  return fields.flatMap((field, index) => {
    const { name, shownWhen, requiredWhen, sameAs } = field;
    const above = names.slice(0, index);
    const others = names.filter((other) => other !== name);
    return [
      ...(shownWhen ? conditionFields(shownWhen) : [])
        .filter((other) => !above.includes(other))
        .map((other) => `${name}: shownWhen refers to "${other}", which is not a field above it.`),
      ...optionConditions(field)
        .filter((other) => !above.includes(other))
        .map((other) => `${name}: an option's onlyWhen refers to "${other}", which is not a field above it.`),
      ...(requiredWhen ? conditionFields(requiredWhen) : [])
        .filter((other) => !others.includes(other))
        .map((other) => `${name}: requiredWhen refers to "${other}", which is not another field.`),
      ...(sameAs === undefined || others.includes(sameAs)
        ? []
        : [`${name}: sameAs refers to "${sameAs}", which is not another field.`]),
    ];
  });
};

const optionConditions = (field: Field): string[] =>
  'options' in field
    ? (field.options ?? []).flatMap(({ onlyWhen }) => (onlyWhen ? conditionFields(onlyWhen) : []))
    : [];

const conditionFields = (condition: Condition): string[] => {
  if ('all' in condition) return condition.all.flatMap(conditionFields);
  if ('any' in condition) return condition.any.flatMap(conditionFields);
  if ('not' in condition) return conditionFields(condition.not);
  return [condition.field];
};

const isPureData = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every(isPureData);
  if (typeof value !== 'object' || value === null) return false;
  const isRecord = Object.getPrototypeOf(value) === Object.prototype;
  return isRecord && Object.values(value).every((inner) => inner === undefined || isPureData(inner));
};
