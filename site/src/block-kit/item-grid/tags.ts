/** The most kinds that a filter offers; the stylesheet has a rule for each. */
const MAX_TAGS = 8;

/** The kinds that somebody wrote, divided by commas. */
export function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/**
 * The kinds of all items in the order they first appear, each once however it is written, and for each item the
 * numbers (from 1) of its kinds.
 */
export function numberTags(items: readonly { tags: string }[]): { tags: string[]; numbers: number[][] } {
  const byName = new Map<string, string>();
  for (const tag of items.flatMap((item) => tagsIn(item.tags))) {
    if (byName.size < MAX_TAGS && !byName.has(tag.toLowerCase())) byName.set(tag.toLowerCase(), tag);
  }
  const names = [...byName.keys()];
  const numbersOf = (text: string) =>
    tagsIn(text)
      .map((tag) => names.indexOf(tag.toLowerCase()) + 1)
      .filter((number) => number > 0);
  return { tags: [...byName.values()], numbers: items.map(({ tags }) => numbersOf(tags)) };
}
