/** A row's cells, one for each column: lines that are missing are empty, lines too many are left out. */
export function cellsOf({ text, count }: { text: string; count: number }): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return Array.from({ length: count }, (_, at) => lines[at] ?? '');
}

/** Whether a cell says yes or no and nothing else. */
export const markOf = (text: string): 'yes' | 'no' | null =>
  /^(yes|✓|✔)$/i.test(text) ? 'yes' : /^(no|–|-|✗|✘)$/i.test(text) ? 'no' : null;
