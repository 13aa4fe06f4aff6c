/** How a typed text fits a name: the whole of it, its beginning, or words of it in any order. */
export type Fit = 'whole' | 'beginning' | 'words';

/** How typed words, each with its readings, fit a plain name; undefined where they do not. */
export function fitName(plain: string, words: readonly (readonly string[])[]): Fit | undefined {
  const end = inOrder({ plain, words, word: 0, at: 0 });
  if (end === plain.length) return 'whole';
  if (end !== undefined) return 'beginning';
  return anyOrder(plain, words) ? 'words' : undefined;
}

/** Where the words end that stand at the beginning of the name, each whole but the last. */
function inOrder({
  plain,
  words,
  word,
  at,
}: {
  plain: string;
  words: readonly (readonly string[])[];
  word: number;
  at: number;
}): number | undefined {
  let found: number | undefined;
  for (const reading of words[word] ?? []) {
    if (!plain.startsWith(reading, at)) continue;
    const end = at + reading.length;
    const isLast = word === words.length - 1;
    const after = isLast
      ? end
      : plain[end] === ' '
        ? inOrder({ plain, words, word: word + 1, at: end + 1 })
        : undefined;
    if (after !== undefined && (found === undefined || after > found)) found = after;
  }
  return found;
}

/** Whether each typed word begins a word of its own in the name. The longest choose first. */
function anyOrder(plain: string, words: readonly (readonly string[])[]): boolean {
  const free = plain.split(' ');
  const longestFirst = [...words].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  return longestFirst.every((readings) => {
    const at = free.findIndex((word) => readings.some((reading) => word.startsWith(reading)));
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  });
}
