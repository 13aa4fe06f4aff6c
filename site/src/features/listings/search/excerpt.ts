/** A piece of a text; those that were looked for are marked. */
export type ExcerptPart = { text: string; marked: boolean };

/** Letters before and after the first word that was found. */
const BEFORE = 60;
const LONGEST = 180;

/** The place in a text where words stand, with the words marked; undefined where none does. */
export function excerptOf({
  text,
  words,
}: {
  text: string;
  words: readonly string[];
}): ExcerptPart[] | undefined {
  const wanted = new Set(words.map(stem));
  const plain = text.replace(/\s+/g, ' ').trim();
  const found = [...plain.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => wanted.has(stem(word)));
  const [first] = found;
  if (!first) return undefined;
  const start = first.index <= BEFORE ? 0 : plain.indexOf(' ', first.index - BEFORE) + 1;
  const cut = start + LONGEST;
  const end =
    plain.length <= cut ? plain.length : Math.max(plain.lastIndexOf(' ', cut), first.index + first[0].length);
  const parts: ExcerptPart[] = [];
  let at = start;
  for (const { 0: word, index } of found) {
    if (index < at || index + word.length > end) continue;
    parts.push({ text: plain.slice(at, index), marked: false }, { text: word, marked: true });
    at = index + word.length;
  }
  parts.push({ text: plain.slice(at, end), marked: false });
  const shown = parts.filter((part) => part.text !== '');
  if (start > 0) shown.unshift({ text: '… ', marked: false });
  if (end < plain.length) shown.push({ text: ' …', marked: false });
  return shown;
}

/** A word without accent and ending, about as the databases’ own full-text search takes it. */
function stem(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length < 4) return plain;
  return plain.replace(/(ies|y)$/, 'i').replace(/(ing|ed|es|s|e)$/, '');
}
