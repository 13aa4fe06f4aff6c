import { parseOwnHtml } from '../own-html.client.ts';
import type { PagedMarks } from './paged-marks.ts';

/** One page of a list from the server: its items and the pagination, as HTML. */
export type FetchedPage = { items: string; pager: string; page: number; pages: number };

export type Asked = { page: number; term: string; action: string };

/** The overlay is removed after this time, even without an answer. */
const PATIENCE_MS = 10_000;
const AJAX = '/wp-admin/admin-ajax.php';

/** Fetches a page of a list. Throws if there is none. */
export function fetchPage({
  source,
  asked,
}: {
  source: PagedMarks['source'];
  asked: Asked;
}): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return 'fragment' in source
    ? fetchFragment({ address: source.fragment, page: asked.page, signal })
    : fetchBlock({ source, asked, signal });
}

async function fetchBlock({
  source: { block, place, type, taxonomy },
  asked: { page, term, action },
  signal,
}: {
  source: Extract<PagedMarks['source'], { block: string }>;
  asked: Asked;
  signal: AbortSignal;
}): Promise<FetchedPage> {
  const body = new URLSearchParams({
    action: 'lae_load_posts_block',
    blockId: block,
    blockType: type,
    query: place,
    currentPage: String(page),
    filterTerm: term,
    filterTaxonomy: taxonomy,
    userAction: action,
  });
  const response = await fetch(AJAX, { method: 'POST', body, signal });
  if (!response.ok) throw new Error(`the list answered ${response.status}`);
  const { data, pager, paged, maxpages } = await response.json();
  return { items: data, pager, page: paged, pages: maxpages };
}

async function fetchFragment({
  address,
  page,
  signal,
}: {
  address: string;
  page: number;
  signal: AbortSignal;
}): Promise<FetchedPage> {
  const url = new URL(address, location.href);
  url.searchParams.set('page', String(page));
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the list answered ${response.status}`);
  const part = parseOwnHtml(await response.text());
  const inner = (name: string) => part.querySelector(`[data-paged-${name}]`)?.innerHTML ?? '';
  const list = part.querySelector<HTMLElement>('[data-pages]')?.dataset;
  return { items: inner('items'), pager: inner('pager'), page, pages: Number(list?.pages ?? 1) };
}
