import type { BlockLoader, LoaderTools } from '#site/block-kit/block.ts';
import { blocks } from './registry.ts';
import { itemParts } from './this-item/item-parts.tsx';
import { partLoader } from './this-page/load-part.ts';
import { loadPostNeighbours } from './this-page/load-post-neighbours.ts';
import { loadResultsMap } from './this-page/load-results-map.ts';
import { pageParts } from './this-page/page-parts.ts';

type AnyLoader = BlockLoader<Record<string, unknown>, unknown, LoaderTools>;

/** The example that a template of items is made with; in a loop each part gets its own item. */
const loadItem: AnyLoader = async ({ context }) => ({ data: context.item ?? null });

const loaders = new Map<string, AnyLoader>([
  ...pageParts.map(({ block, of }): [string, AnyLoader] => [block.name, partLoader(of)]),
  ...itemParts.map(({ block }): [string, AnyLoader] => [block.name, loadItem]),
  ['search-map', loadResultsMap],
  ['post-neighbours', loadPostNeighbours],
]);

/**
 * Reads the `load.ts` of every block that has one; once at the start, so that nothing is read from disk later, when an
 * upgrade may have replaced it. The registry cannot import them: browsers have it too.
 */
export async function importLoaders(): Promise<void> {
  const names = [...blocks.values()].flatMap(({ name, hasLoader }) => (hasLoader ? [name] : []));
  await Promise.all(
    names.map(async (name) => {
      // Properties reach a loader as its block's own fields shaped them, so the widening is safe.
      const { load } = (await import(`../blocks/${name}/load.ts`)) as { load: AnyLoader };
      loaders.set(name, load);
    }),
  );
}

/** What gets a block's data; undefined for a block without any. Server only. */
export function loaderOf(name: string): AnyLoader | undefined {
  const loader = loaders.get(name);
  if (!loader && blocks.get(name)?.hasLoader)
    throw new Error(`The loader of ${name} is not there yet: await provideBlocks() at the start.`);
  return loader;
}

/** The names of the blocks whose data comes from a loader. */
export const namesWithLoader = (): string[] => [...loaders.keys()];
