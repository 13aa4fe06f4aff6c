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
  return words.every((word) => called.includes(word));
}

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
