import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pager, type PagerStyle } from '#site/ui/pager.tsx';
import type { BlockPlace } from '../block.ts';
import { walkBlocks } from '../design/design.ts';
import { pictureOf } from '../design/design-view.tsx';
import { loadBlocks } from '../design/load-design.ts';
import { publishedContent } from '../design/published-content.ts';
import type { BlockNode } from '../fields.ts';
import { blocks } from '../registry.ts';
import { type Paged, pagedHref } from './paged.ts';
import { type PagedBlock, pagedBlocks } from './paged-blocks.ts';

/** One page of a placed list, as HTML and as it stands. */
export type PagedAnswer = {
  /** The items, each in its `<li>`. */
  items: string;
  /** The way to the other pages. */
  pager: string;
  page: number;
  pages: number;
  remaining: number;
  term: string;
  expiresAt?: number;
};

/** A list that is published, found by where it stands and by its block's id. */
export type PlacedList = {
  place: BlockPlace;
  /** The page's address; '' for templates and popups, which have none. */
  path: string;
  agent?: number;
  node: BlockNode;
  block: PagedBlock;
};

/** `pages/12` as a place; undefined for what is none. */
export function readPlace(text: string): BlockPlace | undefined {
  const [, collection, id] = /^(pages|posts|templates|popups)\/([1-9]\d{0,8})$/.exec(text) ?? [];
  return collection ? { collection: collection as BlockPlace['collection'], id: Number(id) } : undefined;
}

/**
 * The list with this id in what is published there; undefined where there is none. What a visitor may see is what
 * staff set in it: nothing that comes from a browser is ever part of its query.
 */
export async function findPlacedList({
  payload,
  place,
  id,
  now,
}: {
  payload: Payload;
  place: BlockPlace;
  id: string;
  now: number;
}): Promise<PlacedList | undefined> {
  const found = await publishedContent({ payload, place, now });
  if (!found) return undefined;
  const fieldsOf = (type: string) => blocks.get(type)?.fields;
  for (const { node } of walkBlocks({ nodes: found.content, fieldsOf })) {
    const block = node.props.id === id ? pagedBlocks.get(node.type) : undefined;
    if (block) return { place, path: found.path, agent: found.agent, node, block };
  }
  return undefined;
}

/** One page of it, filtered by one of its own terms or not at all. */
export async function loadPagedList({
  payload,
  list: { place, path, agent, node, block },
  page,
  term,
  now,
}: {
  payload: Payload;
  list: PlacedList;
  page: number;
  term: string;
  now: number;
}): Promise<PagedAnswer | undefined> {
  const context = { path: path || '/', agent, place, asked: { page, term } };
  const loaded = await loadBlocks({ payload, content: [node], context, now });
  const { id } = node.props;
  const paged = loaded.data.get(id) as Paged<unknown> | null | undefined;
  if (!paged) return undefined;
  const { at } = paged;
  const { Items, taxonomyOf } = block;
  const items = renderToStaticMarkup(
    <Items
      id={id}
      props={node.props}
      data={paged}
      now={now}
      editing={false}
      picture={(value) => pictureOf({ value, pictures: loaded.pictures })}
      slot={() => null}
    />,
  );
  const href = pagedHref({ id, taxonomy: taxonomyOf(node.props), query: '' });
  const pager = renderToStaticMarkup(
    <Pager
      {...at}
      look={node.props.pager as PagerStyle}
      label={`Pages of ${node.props.label || node.type}`}
      href={(to) => href({ page: to, term: paged.term })}
    />,
  );
  return {
    items,
    pager,
    page: at.page,
    pages: at.pages,
    remaining: at.remaining,
    term: paged.term,
    expiresAt: loaded.expiresAt,
  };
}
