import type { Block } from './block.ts';
import { listingGrid } from './listing-grid/listing-grid.tsx';

/** A block whose properties are not known here: what the editor and the page renderer work with. */
export type AnyBlock = Block<Record<string, unknown>, unknown>;

// Properties and data reach a View as its own loader and defaults shaped them, so the widening is safe.
const list = [listingGrid] as unknown as AnyBlock[];

/** Every block by name. Browser code may import this list; what gets their data is in loaders.ts. */
export const blocks: ReadonlyMap<string, AnyBlock> = new Map(list.map((block) => [block.name, block]));
