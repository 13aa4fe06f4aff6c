import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockPlace, PagedParts } from '#site/block-kit/block.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { type Paged, pagedHref } from '#site/block-kit/paged/paged.ts';
import { Pager, type PagerStyle } from '#site/ui/pager.tsx';
import { pictureOf } from '../design/design-view.tsx';
import { blockOf, blocksIn } from '../design/known-blocks.ts';
import { loadBlocks } from '../design/load-design.ts';
import { publishedContent } from '../design/published-content.ts';

/** One page of a placed list, as HTML and as it stands. */
export type PagedAnswer = {
  /** Draws the items, each in its `<li>`. */
  items: () => string;
  /** The way to the other pages. */
  pager: string;
  page: number;
  pages: number;
  remaining: number;
  term: string;
  /** What it was made from. */
  tags: string[];
  expiresAt?: number;
};

/** A list that is published, found by where it is and by its block's id. */
export type PlacedList = {
  place: BlockPlace;
  /** The page's address; '' for templates and popups, which have none. */
  path: string;
  agent?: number;
  /** What an answer is made again for, beside what its items are made from. */
  tags: string[];
  node: BlockNode;
  paged: PagedParts;
};

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
  const node = blocksIn(found.content).find(({ type, props }) => props.id === id && blockOf(type)?.paged);
  const paged = node && blockOf(node.type)?.paged;
  const { path, agent, tags } = found;
  return paged && { place, path, agent, tags, node, paged };
}

/** One page of it, filtered by one of its own terms or not at all. */
export async function loadPagedList({
  payload,
  list: { place, path, agent, tags, node, paged: parts },
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
  const { Items, taxonomyOf } = parts;
  const items = () =>
    renderToStaticMarkup(
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
    tags: [...tags, ...(loaded.tags ?? [])],
    expiresAt: loaded.expiresAt,
  };
}
