import { isSameValue } from '../same-value.ts';
import type { Choices } from './field-labels.ts';

/** What is needed of a field to describe its changes. */
export type ToldField = {
  name: string;
  label: string;
  type: string;
  /** Of a select: the text of each choice. */
  choices?: Choices | undefined;
};

type Values = Record<string, unknown>;

/** For longer texts only the fact of the change is listed. */
const SHORT = 60;

/** What changed from one version to the next, a line for each field: `Sale price: 825,000 → 850,000`. */
export function versionChanges({
  before,
  after,
  fields,
}: {
  before: Values;
  after: Values;
  fields: ToldField[];
}): string[] {
  return fields
    .filter(({ name }) => !isSameValue(before[name], after[name]))
    .map(({ name, label, ...field }) => {
      const was = shortText({ value: before[name], ...field });
      const is = shortText({ value: after[name], ...field });
      return was === null || is === null || was === is ? `${label} changed` : `${label}: ${was} → ${is}`;
    });
}

/** A short text of a value; null if it is too long. */
export function shortText({
  value,
  type,
  choices,
}: { value: unknown } & Pick<ToldField, 'type' | 'choices'>): string | null {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : String(value.length);
  if (type === 'checkbox') return value ? 'yes' : 'no';
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'number' && type === 'number') return value.toLocaleString('en-AU');
  if (typeof value !== 'string' || type === 'date' || value.length > SHORT) return null;
  return choices?.get(value) ?? `“${value}”`;
}
