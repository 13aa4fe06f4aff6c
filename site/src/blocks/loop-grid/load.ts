import type { BlockContext, BlockLoader, LoaderTools } from '#site/block-kit/block.ts';
import type { LoopFilter, LoopState } from '#site/block-kit/loop/loop-address.ts';
import { loopStateOf } from '#site/block-kit/loop/loop-state.ts';
import type { LoopFound } from '#site/block-kit/loop/sources/source.ts';
import { LOOP_LOADERS } from '#site/block-kit/loop/sources/source-loaders.ts';
import { widgetOf } from '#site/block-kit/loop/widget-id.ts';
import { isCumulative } from '#site/block-kit/paged/paged.ts';
import { wholeWithin } from '#site/block-kit/parts/whole-within.ts';
import { placeIdOf } from '#site/block-kit/place-id.ts';
import type { LoopData, LoopGridProps } from './loop-grid.tsx';

type Loader = BlockLoader<LoopGridProps & { id: string }, LoopData, LoaderTools>;
type Input = Omit<Parameters<Loader>[0], keyof LoaderTools>;

/** More terms or a later page than people choose; such an answer is made and not kept. */
const MOST_TERMS = 4;
const MOST_PAGES = 100;

/**
 * A loop's records: one page of its source, narrowed by what the address says, and each in the loop's template. Loops
 * that leave out what is above wait for those; all others load side by side.
 */
export const load: Loader = async (input) => {
  const { id, source } = input.props;
  // Loops start in the order of the page, so those above have said already that they are at it.
  const above = [...(input.context.shown?.values() ?? [])].filter(({ kind }) => kind === source);
  const state = loopStateOf(input);
  const finding = find({ input, state, above: input.props.leaveOutShown ? above : [] });
  input.context.shown?.set(id, {
    kind: source,
    ids: finding.then(({ items }) => items.map((item) => item.id)).catch(() => []),
  });
  const { payload, props, context, now, loadItemDesigns } = input;
  const { items, expiresAt, ...found } = await finding;
  const { designs, pictures, tags } = await loadItemDesigns({ payload, props, items, context, now });
  return {
    data: {
      widget: widgetOf(props),
      place: placeIdOf(context.place),
      path: context.path,
      query: context.query?.toString() ?? '',
      state: { ...state, page: found.page },
      items,
      designs,
      pictures,
      ...found,
    },
    expiresAt,
    tags: [...(LOOP_LOADERS[source].tags ?? []), ...tags],
    isRare: isRare({ state, found }),
  };
};

async function find({
  input: { payload, props, context, now },
  state,
  above,
}: {
  input: Input;
  state: LoopState;
  above: { ids: Promise<number[]> }[];
}): Promise<LoopFound> {
  const shown = await Promise.all(above.map(({ ids }) => ids));
  const own = props.leaveOutThis ? subjectOf({ props, context }) : undefined;
  const perPage = wholeWithin({ value: props.perPage, min: 1, max: 24 });
  const page = props.pager === 'none' ? 1 : state.page;
  const isWhole = context.alone !== props.id && isCumulative({ pager: props.pager, page, perPage });
  const found = await LOOP_LOADERS[props.source].find({
    payload,
    props: {
      ...props,
      perPage: isWhole ? perPage * page : perPage,
      offset: wholeWithin({ value: props.offset, min: 0, max: 100 }),
    },
    context,
    filters: state.filters,
    join: props.join === 'OR' ? 'OR' : 'AND',
    page: isWhole ? 1 : page,
    without: [...shown.flat(), ...(own === undefined ? [] : [own])],
    now,
  });
  if (!isWhole) return found;
  const pages = Math.max(1, Math.ceil(found.total / perPage));
  return { ...found, page: Math.min(page, pages), pages };
}

/** The record the page is about, where the loop shows such records. */
function subjectOf({ props: { source }, context }: { props: LoopGridProps; context: BlockContext }) {
  if (source === 'listings') return context.listing;
  // A listing's page knows its agent and its office without being about them.
  if (context.listing !== undefined) return undefined;
  const { place } = context;
  if (source === 'posts') return place?.collection === 'posts' ? place.id : context.post;
  // A post's page knows who wrote it in the same way.
  const isPost = place?.collection === 'posts' || context.post !== undefined;
  if (source === 'agents') return isPost ? undefined : context.agent;
  if (source === 'offices') return context.agent === undefined ? context.office : undefined;
  if (source === 'pages') return place?.collection === 'pages' ? place.id : undefined;
  return undefined;
}

function isRare({ state, found }: { state: LoopState; found: Omit<LoopFound, 'items'> }): boolean {
  const terms = state.filters.reduce((sum, filter: LoopFilter) => sum + filter.terms.length, 0);
  const isNothing = terms > 0 && found.total === 0;
  return terms > MOST_TERMS || isNothing || state.page > found.pages || state.page > MOST_PAGES;
}
