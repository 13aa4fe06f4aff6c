import { cleanLine } from './clean-text.ts';
import type { Choices } from './field-base.ts';
import { isCalendarDay } from './kinds/date.ts';
import type { FileField } from './kinds/file.ts';
import { type Field, kindOf, kinds } from './kinds/list.ts';
import { lengthLimit } from './length-limit.ts';
import { defaultTexts } from './messages.ts';
import { isReservedName } from './values.ts';

/** The problems of one field, apart from its references. Each sentence begins with the field's name. */
export const fieldProblems = (field: Field): string[] => {
  if (!kinds.some(({ kind }) => kind === field.kind))
    return [`${field.name}: there is no kind "${field.kind}".`];
  const problems = [
    ...nameProblems(field),
    ...lengthProblems(field),
    ...boundProblems(field),
    ...('options' in field || 'optionsFrom' in field || isChoice(field)
      ? choiceProblems(field as Choices)
      : []),
    ...(field.kind === 'file' ? fileProblems(field) : []),
    ...Object.keys(field.messages ?? {})
      .filter((rule) => !Object.hasOwn(defaultTexts, rule))
      .map((rule) => `there is no rule "${rule}" to have a message.`),
    ...initialProblems(field),
  ];
  return problems.map((problem) => `${field.name}: ${problem}`);
};

const isChoice = ({ kind }: Field): boolean => ['select', 'radio', 'checkboxes'].includes(kind);

const nameProblems = ({ name, label }: Field): string[] => {
  if (isReservedName(name)) return ['names that begin with "_" are kept for transport.'];
  return [
    ...(/^[A-Za-z][-A-Za-z0-9_:]*$/.test(name) ? [] : ['the name must be letters, digits, "-", "_" or ":".']),
    ...(label.trim() ? [] : ['the label is empty.']),
  ];
};

const longest = 20_000;

const lengthProblems = (field: Field): string[] => {
  const { minLength, maxLength } = field;
  if (minLength === undefined && maxLength === undefined) return [];
  const limit = lengthLimit(field);
  if (limit === undefined) return [`a ${field.kind} has no length to limit.`];
  const isSound = limit >= 1 && limit <= longest && (minLength ?? 0) <= limit;
  return isSound ? [] : [`lengths must lie between 1 and ${longest}, the shortest first.`];
};

const boundProblems = (field: Field): string[] => {
  if (field.kind === 'date') {
    const isBound = (day: string | undefined) => day === undefined || day === 'today' || isCalendarDay(day);
    return isBound(field.min) && isBound(field.max) ? [] : ['bounds must be ISO days or "today".'];
  }
  const [min, max] =
    field.kind === 'number'
      ? [field.min, field.max]
      : field.kind === 'checkboxes'
        ? [field.minChosen, field.maxChosen]
        : [];
  return min !== undefined && max !== undefined && min > max ? ['the lower bound is above the upper.'] : [];
};

const choiceProblems = ({ options, optionsFrom }: Choices): string[] => {
  if ((options === undefined) === (optionsFrom === undefined)) return ['give either options or optionsFrom.'];
  const values = (options ?? []).map(({ value }) => value);
  return [
    ...(options?.length === 0 ? ['there are no options.'] : []),
    ...(new Set(values).size === values.length ? [] : ['two options have the same value.']),
    ...values
      .filter((value) => !value || cleanLine(value) !== value)
      .map((value) => `option "${value}" can never match.`),
    ...(options ?? [])
      .filter(({ label }) => !label.trim())
      .map(({ value }) => `option "${value}" has no label.`),
  ];
};

const fileProblems = ({ accept, maxBytes, maxFiles, minFiles = 0 }: FileField): string[] => [
  ...(accept.length > 0 && accept.every((type) => /^[a-z0-9]+$/.test(type))
    ? []
    : ['accept must list endings in lower case without the dot.']),
  ...(maxBytes > 0 && maxFiles >= 1 && minFiles <= maxFiles
    ? []
    : ['the limits of files contradict each other.']),
];

const initialProblems = (field: Field): string[] => {
  const { initial } = field;
  if (initial === undefined || ('optionsFrom' in field && field.optionsFrom)) return [];
  const kind = kindOf(field);
  const answer = kind.clean({ raw: initial, field });
  const fails = kind.secret || answer === undefined || kind.check({ answer, field }) !== undefined;
  return fails ? ['the initial value would be refused.'] : [];
};
