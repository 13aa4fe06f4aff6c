import type { Payload } from 'payload';
import type { CategoryRule } from './post-card.ts';

/**
 * The rule that staff set by choosing categories. Those that are gone count for nothing, unless all of them are: then
 * nothing is found. None chosen is no rule.
 */
export async function categoryRules({
  payload,
  ids,
  operator,
}: {
  payload: Payload;
  ids: number[];
  operator: CategoryRule['operator'];
}): Promise<CategoryRule[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'post-categories',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { slug: true },
  });
  const slugs = docs.flatMap((doc) => doc.slug ?? []);
  return [{ slugs: slugs.length > 0 ? slugs : [''], operator }];
}
