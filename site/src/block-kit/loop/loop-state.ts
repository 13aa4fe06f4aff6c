import type { BlockContext } from '../block.ts';
import { countedFilters, filterJoin, type LoopState, readLoopState } from './loop-address.ts';
import type { AddressedLoop } from './loop-props.ts';
import { LOOP_SOURCES } from './sources/sources.ts';
import { widgetOf } from './widget-id.ts';

/** What the address says of this loop; one filter alone where they do not go together. */
export function loopStateOf({
  props,
  context: { query },
}: {
  props: AddressedLoop;
  context: Pick<BlockContext, 'query'>;
}): LoopState {
  if (!query) return { page: 1, filters: [] };
  const { page, filters } = readLoopState({
    widget: widgetOf(props),
    taxonomies: Object.keys(LOOP_SOURCES[props.source].taxonomies),
    query,
  });
  return { page, filters: [...countedFilters({ filters, join: filterJoin(props.join) })] };
}
