import type { FormDefinition } from '@frontage/forms';

/** The query with the whole name, for forms that ask for it in one field: old links carry it in two. */
export function queryWithWholeName(query: URLSearchParams): URLSearchParams {
  const [first, last] = [query.get('fname')?.trim(), query.get('lname')?.trim()];
  if (!first || !last || query.get('name')) return query;
  const whole = new URLSearchParams(query);
  whole.set('name', `${first} ${last}`);
  return whole;
}

/**
 * The query with the inspection that an old link means: `insp_id` is the start of one, or which of those to come it is,
 * counted from 0; `inspections` lists starts, of which the first that is still to come counts.
 */
export function queryWithInspection({
  definition,
  query,
}: {
  /** With the listing's inspections in its field. */
  definition: FormDefinition;
  query: URLSearchParams;
}): URLSearchParams {
  const field = definition.fields.find(({ name }) => name === 'inspection');
  const starts = field && 'options' in field ? (field.options ?? []).map(({ value }) => value) : [];
  const [named, id] = [query.get('inspection') ?? '', query.get('insp_id')?.trim() ?? ''];
  if (starts.length === 0 || starts.includes(named)) return query;
  const listed = (query.get('inspections') ?? '').split(',').map((start) => start.trim());
  const meant =
    starts.find((start) => isSameStart(start, id)) ??
    (/^\d{1,2}$/.test(id) ? starts[Number(id)] : undefined) ??
    starts.find((start) => listed.some((other) => isSameStart(start, other)));
  if (!meant) return query;
  const known = new URLSearchParams(query);
  known.set('inspection', meant);
  return known;
}

/** The same instant, however it is written. */
const isSameStart = (start: string, other: string): boolean =>
  other.length > 9 && Date.parse(start) === Date.parse(other);
