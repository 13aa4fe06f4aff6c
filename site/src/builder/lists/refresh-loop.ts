import type { Payload } from 'payload';
import type { BlockContext, BlockPlace } from '#site/block-kit/block.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { keptQuery, loopQuery } from '#site/block-kit/loop/kept-query.ts';
import {
  type LoopFilter,
  type LoopState,
  readLoopState,
  writeLoopState,
} from '#site/block-kit/loop/loop-address.ts';
import { LOOP_SOURCES } from '#site/block-kit/loop/sources/sources.ts';
import { placeIdOf } from '#site/block-kit/place-id.ts';
import type { LoopData, LoopGridProps } from '#site/blocks/loop-grid/loop-grid.tsx';
import { loadBlocks } from '../design/load-design.ts';
import { type PublishedLoop, publishedLoop } from './published-loop.ts';

/** What is asked of a loop, cleaned; `key` is the same for the same question. */
export type LoopQuestion = PublishedLoop & { key: string };

/** What a loop shows now, ready to be drawn. */
export type RefreshedLoop = {
  props: LoopGridProps & { id: string };
  data: LoopData;
  tags: string[];
  expiresAt?: number;
  isRare: boolean;
};

/**
 * The question of a request: which loop, in which state. `filters` are in place of what the address says of it; with
 * `null` the address counts. Undefined where there is no such loop.
 */
export async function loopQuestion({
  payload,
  place,
  widget,
  base,
  filters,
  adds,
}: {
  payload: Payload;
  place: BlockPlace;
  widget: string;
  /** Address of the page it is in; its path counts where the design itself does not say it. */
  base: URL;
  filters: LoopFilter[] | null;
  /** The page is added to those before it, which are there already. */
  adds: boolean;
}): Promise<LoopQuestion | undefined> {
  const found = await publishedLoop({ payload, place, widget, path: base.pathname });
  if (!found) return undefined;
  const { loop, context } = found;
  // Built-in pages have a query of their own (a search), which their links keep.
  const isTemplate = place.collection === 'templates';
  const asked = isTemplate ? keptQuery(base.searchParams) : loopQuery(base.searchParams);
  const taxonomies = Object.keys(LOOP_SOURCES[loop.props.source].taxonomies);
  const { page, filters: ofAddress } = readLoopState({ widget, taxonomies, query: asked });
  const known = filters?.filter(({ taxonomy }) => taxonomies.includes(taxonomy));
  const state: LoopState = { page, filters: known ?? ofAddress };
  const query = writeLoopState({ widget, state, query: asked });
  const sorted = new URLSearchParams([...query].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...found,
    context: { ...context, query, alone: adds ? loop.props.id : undefined },
    key: `refresh-loop/${placeIdOf(place)}/${widget}${context.path}?${sorted}${adds ? '#adds' : ''}`,
  };
}

/** Loads a loop, after those above it where it leaves out what they show. */
export async function refreshLoop({
  payload,
  question: { loop, above, context, tags },
  now,
}: {
  payload: Payload;
  question: LoopQuestion;
  now: number;
}): Promise<RefreshedLoop | undefined> {
  const before = loop.props.leaveOutShown
    ? above.filter(({ props }) => props.source === loop.props.source)
    : [];
  return loadOne({ payload, content: [...before, loop], context, tags, now });
}

/** Loads a loop that is not published: the settings of somebody who is building it. */
export async function tryLoop({
  payload,
  props,
  context,
  now,
}: {
  payload: Payload;
  props: LoopGridProps & { id: string };
  context: BlockContext;
  now: number;
}): Promise<RefreshedLoop | undefined> {
  return loadOne({ payload, content: [{ type: 'loop-grid', props }], context, tags: [], now });
}

async function loadOne({
  payload,
  content,
  context,
  tags,
  now,
}: {
  payload: Payload;
  content: BlockNode[];
  context: BlockContext;
  tags: string[];
  now: number;
}): Promise<RefreshedLoop | undefined> {
  const loaded = await loadBlocks({ payload, content, context, now });
  const props = content.at(-1)?.props as LoopGridProps & { id: string };
  const data = loaded.data.get(props.id) as LoopData | undefined;
  return (
    data && {
      props,
      data,
      tags: [...tags, ...(loaded.tags ?? [])],
      expiresAt: loaded.expiresAt,
      isRare: loaded.isRare === true,
    }
  );
}
