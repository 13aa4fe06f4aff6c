import type { BlockLoader } from './block.ts';
import { loadListingGrid } from './listing-grid/load.ts';

type AnyLoader = BlockLoader<Record<string, unknown>, unknown>;

/** What gets each block's data, by the block's name. Server only. A test holds it against the registry. */
export const loaders: ReadonlyMap<string, AnyLoader> = new Map([
  ['listing-grid', loadListingGrid as unknown as AnyLoader],
]);
