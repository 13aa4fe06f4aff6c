import type { Payload } from 'payload';
import type { Channel } from '#site/features/listings/public/public-listing.ts';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import { placeLabel, resolvePlaceNames } from '#site/features/listings/search/named-places.ts';
import { readSearchAddress } from '#site/features/listings/search/search-address.ts';
import { loadSearchOptions } from '#site/features/listings/search/suburbs.ts';
import { criteriaOfSearch } from './criteria.ts';

/** The maximum length of a search page's path. */
const MAX_PATH = 2000;

/** The search criteria of a search page's path; undefined for any other path. */
export async function criteriaOfPath(payload: Payload, path: string): Promise<ListingCriteria | undefined> {
  const found = /^\/(buy|rent|sold|leased)(?:\?(.*))?$/.exec(path.slice(0, MAX_PATH));
  if (!found) return undefined;
  const options = await loadSearchOptions(payload);
  let channel = found[1] as Channel;
  let query = new URLSearchParams(found[2] ?? '');
  let address = readSearchAddress({ channel, query, options });
  if ('redirect' in address) {
    // The canonical address of the search never redirects again.
    const own = new URL(address.redirect, 'http://localhost');
    channel = own.pathname.slice(1) as Channel;
    query = own.searchParams;
    address = readSearchAddress({ channel, query, options });
  }
  return 'search' in address ? criteriaOfSearch(address.search).criteria : undefined;
}

/** The keys of suburbs that were typed, and the names that are no suburb. */
export async function resolvePlaces(
  payload: Payload,
  names: string[],
): Promise<{ keys: string[]; unknown: string[] }> {
  const { suburbs } = await loadSearchOptions(payload);
  return resolvePlaceNames({ names, suburbs });
}

/** Display names of suburbs, with state and postcode. */
export async function placeLabels(payload: Payload, keys: string[]): Promise<string[]> {
  const { byKey } = await loadSearchOptions(payload);
  return keys.map((key) => placeLabel({ key, byKey }));
}
