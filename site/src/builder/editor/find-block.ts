import type { AnyBlock } from '#site/block-kit/block.ts';

/** Whether every word of a search is in a block's label, name or keywords. */
export function isFound({
  block: { name, label, keywords = '' },
  search,
}: {
  block: AnyBlock;
  search: string;
}): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const called = `${label} ${name} ${keywords}`.toLowerCase();
  // “numbers” means “number” too.
  return words.every((word) => called.includes(word) || called.includes(word.replace(/s$/, '')));
}

/** What people look for among the blocks that is somewhere else: part of a word, and a sentence that says where. */
const ELSEWHERE: [RegExp, string][] = [
  [
    /^(header|footer|logo|menu|navigation|mega menu)/,
    'Header and footer are the same on every page: Admin → Templates, or Header and Footer.',
  ],
  [/^(popup|pop-up|modal|dialog)/, 'Popups are built apart from pages: Admin → Popups.'],
  [/^(template|layout)/, 'Templates are under Admin → Templates; whole pages and sections under Starters.'],
];

/** A sentence that says where else to look; undefined where there is none. */
export const foundElsewhere = (search: string): string | undefined =>
  ELSEWHERE.find(([pattern]) => pattern.test(search.trim().toLowerCase()))?.[1];

/** The block that a search means most: the one whose own name begins with it, the shortest of several, else the first that is found. */
export function bestFound({ found, search }: { found: AnyBlock[]; search: string }): AnyBlock | undefined {
  const text = search.trim().toLowerCase();
  const shortestFirst = found.toSorted((one, other) => one.label.length - other.label.length);
  const named = (test: (label: string) => boolean) =>
    shortestFirst.find(({ label }) => test(label.toLowerCase()));
  return (
    named((label) => label === text) ??
    named((label) => label.startsWith(text)) ??
    named((label) => label.includes(text)) ??
    found[0]
  );
}
