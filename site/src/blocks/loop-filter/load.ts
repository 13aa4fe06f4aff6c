import type { BlockContext, BlockLoader } from '#site/block-kit/block.ts';
import { allBlocksIn } from '#site/block-kit/design.ts';
import { filterJoin } from '#site/block-kit/loop/loop-address.ts';
import type { AddressedLoop, LoopProps } from '#site/block-kit/loop/loop-props.ts';
import { loopStateOf } from '#site/block-kit/loop/loop-state.ts';
import { LOOP_LOADERS } from '#site/block-kit/loop/sources/source-loaders.ts';
import { LOOP_SOURCES } from '#site/block-kit/loop/sources/sources.ts';
import { widgetOf } from '#site/block-kit/loop/widget-id.ts';
import { placeIdOf } from '#site/block-kit/place-id.ts';
import type { LoopFilterData, LoopFilterProps } from './loop-filter.tsx';

type Loop = LoopProps & AddressedLoop;

/** The terms of the loop that this filter narrows, with how many records have each before anything is narrowed. */
export const load: BlockLoader<LoopFilterProps & { id: string }, LoopFilterData> = async ({
  payload,
  props,
  context,
}) => {
  const loop = findLoop({ props, context });
  const taxonomies = loop ? Object.keys(LOOP_SOURCES[loop.source].taxonomies) : [];
  if (!loop || !taxonomies.includes(props.taxonomy)) return { data: null };
  const source = LOOP_LOADERS[loop.source];
  const terms = await source.terms({ payload, props: loop, context, taxonomy: props.taxonomy });
  return {
    data: {
      widget: widgetOf(loop),
      place: placeIdOf(context.place),
      path: context.path,
      query: context.query?.toString() ?? '',
      state: loopStateOf({ props: loop, context }),
      join: filterJoin(loop.join),
      taxonomies,
      terms: mostOf({ terms, most: props.most }),
    },
    tags: source.tags,
  };
};

/**
 * The loop of that id on the page; in templates and reusable sections ids have more before them, and the one in the
 * same place is meant. Without an id the first loop.
 */
function findLoop({
  props: { loop: wanted, id },
  context: { content = [], beside = [] },
}: {
  props: Pick<LoopFilterProps, 'loop'> & { id: string };
  context: BlockContext;
}): Loop | undefined {
  const loops = allBlocksIn([...content, ...beside]).filter(({ type }) => type === 'loop-grid');
  const named = wanted
    ? loops.filter((loop) => loop.props.id === wanted || loop.props.id.endsWith(`-${wanted}`))
    : loops;
  const near = named.toSorted((a, b) => sharedStart(b.props.id, id) - sharedStart(a.props.id, id));
  // Stored designs are cleaned, so the properties are those of today's fields.
  return (wanted ? near : named)[0]?.props as Loop | undefined;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Those that most records have, where there are too many; in the order they came in. */
function mostOf<Term extends { count: number }>({ terms, most }: { terms: Term[]; most: number }): Term[] {
  if (terms.length <= most) return terms;
  const kept = new Set(terms.toSorted((a, b) => b.count - a.count).slice(0, most));
  return terms.filter((term) => kept.has(term));
}
