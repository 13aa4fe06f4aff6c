import { loadResultsExtent } from '#site/features/listings/map/results-extent.ts';
import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import { noteEmptySearch } from '#site/features/listings/search/empty-searches.ts';
import { filterControls } from '#site/features/listings/search/filter-controls.ts';
import { loadExcerpts } from '#site/features/listings/search/load-excerpts.ts';
import { loadNearSearches } from '#site/features/listings/search/near-searches.ts';
import { loadResultFigures } from '#site/features/listings/search/result-figures.ts';
import { searchListings } from '#site/features/listings/search/search.ts';
import { readSearchAddress } from '#site/features/listings/search/search-address.ts';
import { loadSearchCounts } from '#site/features/listings/search/search-counts.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { emptySearch, searchPath } from '#site/features/listings/search/search-query.ts';
import {
  activeFilters,
  isDeepSearch,
  searchDescription,
} from '#site/features/listings/search/search-summary.ts';
import { type SearchView, searchView } from '#site/features/listings/search/search-view.ts';
import { type Entrance, entranceName, entrancePath } from '#site/features/listings/terms/entrances.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { resultTexts } from '#site/messages/results.ts';
import { crumbsJsonLd, itemListJsonLd, type JsonCrumb } from '#site/server/crumbs-json-ld.ts';
import { isProgram } from '#site/server/is-program.ts';
import { log } from '#site/server/log.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { inEnglish } from '#site/server/request-language.ts';
import { documentTitle } from './document-title.ts';
import type { FileRoute } from './file-handler.ts';
import { earlier, inTemplate } from './in-template.tsx';
import type { PageRoute, RouteInput } from './page-route.ts';
import { partsElsewhere, partsOfSearch } from './search-parts.tsx';

/** How long a list of what is open on a day is true, ms: days begin and inspections end. */
const OPEN_DAY_MS = 5 * 60 * 1000;
/** A search that finds nothing counts once in this time (ms), however often it is repeated. */
const SAME_SEARCH_MS = 30 * 60 * 1000;

type LoadedSearch = {
  view: SearchView;
  options: Awaited<ReturnType<typeof loadSearchOptions>>;
  /** What the page cache needs to know. */
  answer: Pick<PageAnswer, 'tags' | 'expiresAt'>;
  now: number;
};

/** What an address of a search page shows, or where it leads on to. */
async function loadSearchView(
  { channel, category: entrance }: Entrance,
  input: RouteInput,
): Promise<LoadedSearch | { redirect: string }> {
  const { site, query } = input;
  const options = await loadSearchOptions(site.payload);
  const address = readSearchAddress({ channel, entrance, query, options });
  if ('redirect' in address) return address;
  const { search, unknown, unused } = address;
  const now = Date.now();
  const { payload } = site;
  const [result, people, { mapStyleUrl: styleUrl }] = await Promise.all([
    searchListings(payload, search, { now }),
    loadPeople(payload),
    loadSettings(payload),
  ]);
  const controls = filterControls({ search, options, people });
  const isMapShown = styleUrl !== null && search.view !== 'list';
  const [counts, near, excerpts, figures, extent] = await Promise.all([
    loadSearchCounts(payload, { search, controls, people, result, now }),
    loadNearSearches(payload, { search, result, byKey: options.byKey, people, now }),
    loadExcerpts(payload, { cards: result.cards, keywords: search.keywords }),
    loadResultFigures(payload, { search, total: result.total, now }),
    isMapShown ? loadResultsExtent(payload, { search, now }) : null,
  ]);
  const map = styleUrl === null ? null : { styleUrl, extent };
  const view = searchView({
    search,
    result,
    options,
    unknown,
    unused,
    people,
    controls,
    counts,
    near,
    excerpts,
    map,
    figures,
  });
  const isEmpty = result.total === 0;
  if (isEmpty && result.page === 1 && view.filters.length > 0)
    noteSearch({ input, view, byKey: options.byKey, people, now });
  const answer = {
    tags: ['listings', 'agents', 'offices'],
    expiresAt: earlier(
      isEmpty ? now + SAME_SEARCH_MS : undefined,
      search.open || search.sort === 'inspection' || search.sort === 'auction'
        ? now + OPEN_DAY_MS
        : untrueFrom({ cards: result.cards, now }),
    ),
  };
  return { view, options, answer, now };
}

/** /buy, /rent, /sold and /leased, and the entrances for other property than homes. */
export const search =
  (entrance: Entrance): PageRoute =>
  async (input) => {
    const found = await loadSearchView(entrance, input);
    if ('redirect' in found) return { redirect: found.redirect, status: 302 };
    const { view, options, answer, now } = found;
    const { search, result, title, unknown, unused } = view;
    const { env } = input.site;
    const canonical = searchPath({ ...search, view: 'list' });
    const head = {
      title: titleOf(view),
      description: searchDescription({ search, byKey: options.byKey, result }),
      canonical,
      noindex: isDeepSearch(search) || unknown.length + unused.length > 0 || result.total === 0,
      image: result.cards[0]?.images[0]?.src,
      jsonLd: [
        crumbsJsonLd({ crumbs: crumbsOf({ page: search, title, path: canonical }), siteUrl: env.siteUrl }),
        ...itemListJsonLd({
          name: title,
          items: result.cards.map(({ path, address }) => ({ name: address.full, path })),
          siteUrl: env.siteUrl,
        }),
      ],
    };
    const { channel } = entrance;
    const kind = { name: 'search' as const, channel, category: search.category ?? undefined };
    return inTemplate({ input, subject: { kind: 'archive', view }, answer: { ...answer, head, kind }, now });
  };

/** The same searches with `?as=parts`: what the page needs while filters are chosen. */
export const searchParts =
  (entrance: Entrance): FileRoute =>
  async (input) => {
    const { payload } = input.site;
    const [found, { agencyName }] = await Promise.all([
      loadSearchView(entrance, input),
      loadSettings(payload),
    ]);
    const about = { type: 'application/json', headers: PARTS_HEADERS };
    if ('redirect' in found)
      return { ...about, body: partsElsewhere(found.redirect), tags: ['listings', 'settings'] };
    const { view, answer, now } = found;
    const title = documentTitle({ title: titleOf(view), agencyName });
    const body = partsOfSearch({ view, title, now });
    return { ...about, ...answer, tags: [...answer.tags, 'settings'], body };
  };

/** It is no page, so search engines leave it out. */
const PARTS_HEADERS = { 'X-Robots-Tag': 'noindex' };

const titleOf = ({ title, result: { page } }: SearchView): string =>
  page > 1 ? resultTexts().titlePage(title, page) : title;

/** Counts for the agency what is searched for in vain; the visitor does not wait for it. */
function noteSearch({
  input: { site, c },
  view,
  byKey,
  people,
  now,
}: {
  input: RouteInput;
  view: SearchView;
  now: number;
} & Omit<Parameters<typeof activeFilters>[0], 'search'>): void {
  if (isProgram(c.req.header('user-agent') ?? '')) return;
  const { search } = view;
  const label = inEnglish(() =>
    [entranceName(search), ...activeFilters({ search, byKey, people }).map((filter) => filter.label)].join(
      ', ',
    ),
  );
  noteEmptySearch({
    payload: site.payload,
    path: searchPath({ ...search, view: 'list', page: 1, sort: emptySearch(search.channel).sort }),
    label,
    now,
  }).catch((error) => log.warn({ err: error }, 'a search without results could not be counted'));
}

/** The way to a page of results: the search page, and the suburb or kind it narrows to. */
function crumbsOf({ page, title, path }: { page: Entrance; title: string; path: string }): JsonCrumb[] {
  const start = { name: entranceName(page), path: entrancePath(page) };
  return path === start.path ? [start] : [start, { name: title, path }];
}
