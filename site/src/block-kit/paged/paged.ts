import type { PagedAt } from '#site/ui/paged/paged-list.tsx';
import type { PagedMarks } from '#site/ui/paged/paged-marks.ts';
import type { PagerStyle } from '#site/ui/pager.tsx';
import type { BlockContext } from '../block.ts';
import { filterName, pageName, readLoopState, writeLoopState } from '../loop/loop-address.ts';
import { placeIdOf } from '../place-id.ts';

/** A list that staff placed, as it stands: the items of its page, and what a visitor may choose. Plain data. */
export type Paged<Item> = {
  items: Item[];
  at: PagedAt;
  terms: { slug: string; name: string }[];
  /** What it is filtered by; '' for nothing. */
  term: string;
  /** The rest of the page's query, which links keep. */
  query: string;
  /** Where the block is published; null where its pages cannot be fetched. */
  place: string | null;
};

/** What is wanted of a list: which page, filtered by what, and whether all pages before it are above it. */
export type Wanted = { page: number; term: string; cumulative: boolean };

type Named = { id: string; taxonomy: string };

/** The most items that further pages are added to when a page is opened again. */
const MAX_CUMULATIVE = 96;

/** What a visitor wants of this list: as it is fetched, else as the page's address says. */
export function wantedOf({
  context: { asked, query },
  id,
  taxonomy,
  terms,
  pager,
  perPage,
}: Named & {
  context: BlockContext;
  /** Those that it can be filtered by; any other is none. */
  terms: readonly { slug: string }[];
  pager: PagerStyle;
  perPage: number;
}): Wanted {
  const said = query && readLoopState({ widget: id, taxonomies: [taxonomy], query });
  const term = asked ? asked.term : (said?.filters[0]?.terms[0] ?? '');
  const page = pager === 'none' ? 1 : (asked?.page ?? said?.page ?? 1);
  return {
    page: Math.max(1, page),
    term: terms.some(({ slug }) => slug === term) ? term : '',
    cumulative: !asked && isCumulative({ pager, page, perPage }),
  };
}

/** Whether all pages up to this one are shown: where visitors add to a list, a reload keeps what was there. */
export const isCumulative = ({
  pager,
  page,
  perPage,
}: {
  pager: PagerStyle;
  page: number;
  perPage: number;
}): boolean => pager === 'load-more' && page > 1 && page * perPage <= MAX_CUMULATIVE;

/** The page of a list that is all there: its items, and where that page stands. */
export function pageOfAll<Item>({
  all,
  wanted: { page: asked, cumulative },
  perPage,
}: {
  all: readonly Item[];
  wanted: Wanted;
  perPage: number;
}): { items: Item[]; at: PagedAt } {
  const at = pagedAt({ total: all.length, page: asked, perPage });
  return { items: all.slice(cumulative ? 0 : (at.page - 1) * perPage, at.page * perPage), at };
}

/** Where a page of so many stands; one past the end is the last one. */
export function pagedAt({ total, page, perPage }: { total: number; page: number; perPage: number }): PagedAt {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(Math.max(1, page), pages);
  return { page: shown, pages, total, remaining: Math.max(0, total - shown * perPage) };
}

/** What a loader adds to the items of a list. */
export function pagedParts({ context: { place, query } }: { context: BlockContext }) {
  return { place: placeIdOf(place), query: query?.toString() ?? '' };
}

/** Where the links of a list lead: this page with another state of the list, at the list. */
export function pagedHref({ id, taxonomy, query }: Named & { query: string }) {
  return ({ page, term }: { page: number; term: string }): string => {
    const filters = term ? [{ taxonomy, operator: 'AND' as const, terms: [term] }] : [];
    const next = writeLoopState({ widget: id, state: { page, filters }, query: new URLSearchParams(query) });
    return `?${next}#${anchorOf(id)}`;
  };
}

/** What the behaviour reads; undefined where nothing can be fetched. */
export function pagedMarks({
  id,
  taxonomy,
  type,
  paged: { place, at, term },
  pager,
}: Named & {
  /** The block's name. */
  type: string;
  paged: Pick<Paged<unknown>, 'place' | 'at' | 'term'>;
  pager: PagerStyle;
}): PagedMarks | undefined {
  if (!place) return undefined;
  return {
    page: at.page,
    term,
    adds: pager === 'load-more' || undefined,
    pageName: pageName(id),
    termName: filterName({ widget: id, taxonomy }),
    source: { block: id, place, type, taxonomy },
  };
}

/** The id of a list's element. */
export const anchorOf = (id: string): string => `list-${id}`;
