import type { Payload } from 'payload';
import type { CategoryRule } from './post-card.ts';

/**
 * The filter from the categories that staff chose. Deleted ones are ignored, unless all of them are deleted: then
 * nothing matches. No choice means no filter.
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
