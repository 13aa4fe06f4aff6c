/** Where words of names begin, in the order of what follows: a beginning typed is a range in here. */
export type NameIndex = {
  plain: readonly string[];
  /** Each a row and an offset: `row * OFFSETS + offset`. */
  starts: Uint32Array;
};

/** More than the longest name has letters. */
const OFFSETS = 64;

/** An index of plain names. */
export function indexNames(plain: readonly string[]): NameIndex {
  const starts: number[] = [];
  for (const [row, name] of plain.entries())
    for (let at = 0; at >= 0 && at < OFFSETS; at = nextWord(name, at)) starts.push(row * OFFSETS + at);
  const textAt = (start: number) => textOf(plain, start);
  const order = starts
    .map((start) => ({ start, text: textAt(start) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.start - b.start));
  return { plain, starts: Uint32Array.from(order, ({ start }) => start) };
}

/** The rows with a word that begins so; a row comes as often as it has such words. */
export function rowsWithWord({ plain, starts }: NameIndex, beginning: string): number[] {
  const rows: number[] = [];
  for (let at = firstFrom({ plain, starts }, beginning); at < starts.length; at++) {
    const start = starts[at] as number;
    const row = Math.floor(start / OFFSETS);
    if (!(plain[row] as string).startsWith(beginning, start % OFFSETS)) break;
    rows.push(row);
  }
  return rows;
}

function firstFrom({ plain, starts }: NameIndex, beginning: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (textOf(plain, starts[middle] as number) < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

const textOf = (plain: readonly string[], start: number): string =>
  (plain[Math.floor(start / OFFSETS)] as string).slice(start % OFFSETS);

function nextWord(name: string, at: number): number {
  const space = name.indexOf(' ', at);
  return space < 0 ? -1 : space + 1;
}
