import type { Payload } from 'payload';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import { placeLabel, resolvePlaceNames } from '#site/features/listings/search/named-places.ts';
import { readSearchAddress } from '#site/features/listings/search/search-address.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { readEntrance } from '#site/features/listings/terms/entrances.ts';
import { criteriaOfSearch } from './criteria.ts';

/** The maximum length of a search page's path. */
const MAX_PATH = 2000;

/** The search criteria of a search page's path; undefined for any other path. */
export async function criteriaOfPath(payload: Payload, path: string): Promise<ListingCriteria | undefined> {
  // Not read as a URL: `//elsewhere.example/buy` is a path of another website.
  const [pathname = '', text = ''] = path.slice(0, MAX_PATH).split(/\?(.*)/s);
  const query = new URLSearchParams(text);
  let page = readEntrance(pathname);
  if (!page) return undefined;
  const options = await loadSearchOptions(payload);
  let address = readSearchAddress({ ...page, entrance: page.category, query, options });
  if ('redirect' in address) {
    // The canonical address of the search never redirects again.
    const own = new URL(address.redirect, 'http://localhost');
    page = readEntrance(own.pathname) ?? page;
    address = readSearchAddress({ ...page, entrance: page.category, query: own.searchParams, options });
  }
  return 'search' in address ? criteriaOfSearch(address.search).criteria : undefined;
}

/** The keys of suburbs that were typed, and the names that are no suburb. */
export async function resolvePlaces(
  payload: Payload,
  names: string[],
): Promise<{ keys: string[]; unknown: string[] }> {
  return resolvePlaceNames({ names, options: await loadSearchOptions(payload) });
}

/** Display names of suburbs, with state and postcode. */
export async function placeLabels(payload: Payload, keys: string[]): Promise<string[]> {
  const { byKey } = await loadSearchOptions(payload);
  return keys.map((key) => placeLabel({ key, byKey }));
}
