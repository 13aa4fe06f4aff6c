import { trimMarks } from '#site/server/trim-marks.ts';

/**
 * The form in which old addresses are stored and compared: without hash and closing slash. A query stays, its parameters
 * in the order of the alphabet.
 */
export function normalisePath(value: unknown): string {
  const [whole = ''] = String(value ?? '')
    .trim()
    .split('#');
  const [path = '', query = ''] = splitQuery(whole);
  const plain = path.length > 1 ? trimMarks({ text: path, marks: '/', start: false }) || '/' : path;
  return query ? `${plain}?${sortedQuery(query)}` : plain;
}

/** The path and the query of an address, without the question mark. */
export function splitQuery(address: string): [path: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

function sortedQuery(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
