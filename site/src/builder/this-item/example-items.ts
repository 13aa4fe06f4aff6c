import type { Payload } from 'payload';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import { LOOP_LOADERS } from '#site/block-kit/loop/sources/source-loaders.ts';
import { LOOP_DEFAULTS, type LoopGridProps } from '#site/blocks/loop-grid/loop-grid.tsx';
import type { ItemSource } from '#site/features/pages/template-kinds.ts';

/** The first of what a source has, to show a template of items with while it is made; the chosen one (an id) in front. */
export async function exampleItems({
  payload,
  source,
  count,
  key,
  now,
}: {
  payload: Payload;
  source: ItemSource;
  count: number;
  key?: string;
  now: number;
}): Promise<LoopItem[]> {
  const find = async (chosen: Partial<LoopGridProps>) => {
    const { items } = await LOOP_LOADERS[source].find({
      payload,
      props: { ...LOOP_DEFAULTS, source, channel: 'any', which: 'all', perPage: count, ...chosen },
      context: { path: '/' },
      filters: [],
      join: 'AND',
      page: 1,
      without: [],
      now,
    });
    return items;
  };
  const isId = key !== undefined && /^\d{1,9}$/.test(key);
  const first = isId && source !== 'testimonials' ? await find(alone(Number(key))[source]) : [];
  if (first.length >= count) return first;
  const others = (await find({})).filter((item) => first.every((one) => one.id !== item.id));
  return [...first, ...others].slice(0, count);
}

/** The settings of a loop that shows one record. Testimonials are no records of their own. */
const alone = (id: number): Record<Exclude<ItemSource, 'testimonials'>, Partial<LoopGridProps>> => ({
  listings: { whose: 'chosen', listings: [id] },
  agents: { who: 'chosen', people: [id] },
  offices: { offices: [id] },
  posts: { postsBy: 'chosen', posts: [id] },
  pages: { which: 'chosen', pages: [id] },
});
