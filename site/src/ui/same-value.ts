/** Whether two stored values say the same: empty ways of saying nothing are one, rows are told by what they hold, and relations by their ids. */
export const isSameValue = (a: unknown, b: unknown): boolean => a === b || comparable(a) === comparable(b);

function comparable(value: unknown): string {
  if (value === null || value === undefined || value === false || value === '') return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(comparable).join()}]`;
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (typeof value !== 'object') return JSON.stringify(value);
  const { id, ...fields } = value as Record<string, unknown>;
  // A loaded relation.
  if (typeof id === 'number') return JSON.stringify(id);
  return `{${Object.keys(fields)
    .sort()
    .map((key) => [key, comparable(fields[key])])
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}:${text}`)
    .join()}}`;
}
