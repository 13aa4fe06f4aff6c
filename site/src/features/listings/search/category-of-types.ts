import type { Category, Channel } from '../public/public-listing.ts';
import { hasEntrances } from '../terms/entrances.ts';
import type { SearchOptions } from './suburbs.ts';

/** The kind of property that types belong to, where that is another than homes. */
export function categoryOfTypes({
  types,
  channel,
  options,
}: {
  types: readonly string[];
  channel: Channel;
  options: Pick<SearchOptions, 'typesByCategory'>;
}): Category | undefined {
  if (types.length === 0 || !hasEntrances(channel)) return undefined;
  const groups = options.typesByCategory[channel];
  const has = (category: Category) =>
    groups.some((group) => group.category === category && group.types.some((type) => types.includes(type)));
  return has('residential') ? undefined : groups.find(({ category }) => has(category))?.category;
}
