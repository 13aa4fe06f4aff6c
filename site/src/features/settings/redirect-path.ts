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

/** Whether a redirect is from everything below a path: `/blog/*`. */
export const isPattern = (from: string): boolean => from.endsWith('/*');

/** The patterns that a path fits, the longest first: `/blog/2019/*` and `/blog/*` for `/blog/2019`. */
export function patternsOf(path: string): string[] {
  const parts = path.split('/').slice(1, MOST_PARTS);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}/*`);
}

/** An address with more parts is none of an old website. */
const MOST_PARTS = 20;

/**
 * Where a pattern leads for one path below it: with `/news/*` the rest of the path goes along. The rest never begins with
 * a slash, which would lead to another website.
 */
export function fillTarget({ from, to, path }: { from: string; to: string; path: string }): string {
  if (!isPattern(from) || !isPattern(to)) return to;
  const depth = from.split('/').length - 1;
  const rest = path
    .split('/')
    .slice(depth)
    .join('/')
    .replace(/^[/\\]+/, '');
  return rest ? to.slice(0, -1) + rest : to.slice(0, -2) || '/';
}
