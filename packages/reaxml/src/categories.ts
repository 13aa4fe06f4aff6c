import { BUSINESS_CATEGORIES, CATEGORY_LISTS, type CategoryList } from './category-names.ts';
import type { Report } from './problem.ts';
import { lineOrNull } from './text.ts';
import { attributeOf, childOf, childrenOf, type FeedNode } from './tree.ts';

export type FeedCategory = {
  /** the element it came in: the list its name belongs to */
  list: CategoryList;
  /** the format's spelling, or the sender's text when `known` is false */
  name: string;
  /** false: file it under Other, keep the text */
  known: boolean;
  /** businessSubCategory names */
  sub?: string[];
};

/** All category elements of a listing in slot order, repeats dropped; null when all of them are empty. */
export function parseCategories({
  nodes,
  report,
}: {
  nodes: FeedNode[];
  report: Report;
}): FeedCategory[] | null {
  const sorted = nodes
    .map((node, position) => ({ node, position, slot: Number(attributeOf(node, 'id') || position + 1) }))
    .sort((a, b) => a.slot - b.slot || a.position - b.position);
  const found = new Map<string, FeedCategory>();
  for (const { node } of sorted) {
    const category = parseCategory({ node, report });
    if (category && !found.has(category.name)) found.set(category.name, category);
  }
  return found.size > 0 ? [...found.values()] : null;
}

/** Lower-case names of the elements, for finding them among a listing's children. */
export const CATEGORY_ELEMENTS: ReadonlyMap<string, CategoryList> = new Map(
  (Object.keys(CATEGORY_LISTS) as CategoryList[]).map((list) => [list.toLowerCase(), list]),
);

function parseCategory({ node, report }: { node: FeedNode; report: Report }): FeedCategory | undefined {
  const list = CATEGORY_ELEMENTS.get(node.name);
  const sent = lineOrNull(attributeOf(node, 'name') ?? childOf(node, 'name')?.text ?? node.text);
  if (!list || !sent) return undefined;
  const known = CATEGORY_LISTS[list].find((name) => keyOf(name) === keyOf(sent));
  if (!known) {
    report({
      code: 'unknown-category',
      element: list,
      text: sent,
      line: node.line,
      message: `${list} has no category of this name; the listing is filed under Other. Choose a category of the format in the sending system.`,
    });
  }
  const sub = childrenOf(node, 'businessSubCategory').flatMap((child) => {
    const name = lineOrNull(attributeOf(child, 'name') ?? childOf(child, 'name')?.text ?? child.text);
    const options: readonly string[] = (known && BUSINESS_CATEGORIES[known]) || [];
    return name ? [options.find((option) => keyOf(option) === keyOf(name)) ?? name] : [];
  });
  return {
    list,
    name: known ?? sent,
    known: known !== undefined,
    ...(sub.length > 0 ? { sub: [...new Set(sub)] } : {}),
  };
}

/** REA itself writes BackpackerHostel and Backpacker-Hostel. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
