import { SPELLED } from './terms.ts';

/** Everyday words that are one letter away from one of our terms. */
const RIGHT: ReadonlySet<string> = new Set([
  'horse',
  'horses',
  'mouse',
  'vila',
  'villain',
  'course',
  'steady',
  'sturdy',
  'older',
  'wonder',
]);
const SHORTEST = 5;

/** The term that this word misspells: one letter changed, added, left out, or two swapped; else the word. */
export function putRight(word: string): string {
  if (word.length < SHORTEST || RIGHT.has(word) || SPELLED.includes(word)) return word;
  return SPELLED.find((right) => right[0] === word[0] && isOneSlip(word, right)) ?? word;
}

function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
