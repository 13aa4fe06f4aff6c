import type { Payload } from 'payload';
import type { LoopItem } from '#site/block-kit/loop/loop-item.ts';
import { LOOP_LOADERS } from '#site/block-kit/loop/sources/source-loaders.ts';
import { LOOP_DEFAULTS } from '#site/blocks/loop-grid/loop-grid.tsx';
import type { ItemSource } from '#site/features/pages/template-kinds.ts';

/** The first of what a source has, to show a template of items with while it is made. */
export async function exampleItems({
  payload,
  source,
  count,
  now,
}: {
  payload: Payload;
  source: ItemSource;
  count: number;
  now: number;
}): Promise<LoopItem[]> {
  const { items } = await LOOP_LOADERS[source].find({
    payload,
    props: { ...LOOP_DEFAULTS, source, channel: 'any', which: 'all', perPage: count },
    context: { path: '/' },
    filters: [],
    join: 'AND',
    page: 1,
    without: [],
    now,
  });
  return items;
}
