import { putRight } from './spelling.ts';

/** A sentence as it is read, and where each of its letters stands in what was typed. */
export type Prepared = { text: string; at: readonly number[] };

/** Lowercase with straight quotes and dashes, and misspelt terms corrected. */
export function prepareText(typed: string, isPlace: (word: string) => boolean): Prepared {
  const plain = typed
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’`´]/g, "'")
    .replace(/[\s\u00a0]/g, ' ');
  let text = '';
  const at: number[] = [];
  for (const { 0: part, index } of plain.matchAll(/[a-z']+|[^a-z']/g)) {
    const right = /^[a-z]/.test(part) ? putRight(part) : part;
    const shown = right === part || isPlace(part) ? part : right;
    for (let letter = 0; letter < shown.length; letter++) at.push(index + Math.min(letter, part.length - 1));
    text += shown;
  }
  at.push(typed.length);
  return { text, at };
}
