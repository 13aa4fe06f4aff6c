import { readSearchAddress } from '#site/features/listings/search/search-address.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import type { LinkTarget, Wanted } from './wanted.ts';

/**
 * The search that a sentence describes, as a visitor would type it: “3 bed houses in Newtown under 1.5m”. Nothing where
 * the sentence is no search, or says no more than a search page does by itself.
 */
export async function findSearches({
  payload,
  text,
}: Pick<Wanted, 'payload' | 'text'>): Promise<LinkTarget[]> {
  if (!text) return [];
  const options = await loadSearchOptions(payload);
  const meant = readSearchAddress({ channel: 'buy', query: new URLSearchParams({ words: text }), options });
  if (!('redirect' in meant)) return [];
  const filters = new URLSearchParams(meant.redirect.split('?')[1]);
  // Free text finds nothing that staff meant, and a part that was not understood would be dropped in silence.
  if (filters.size === 0 || filters.has('unused') || filters.has('keyword')) return [];
  return [{ id: 1, label: `“${text}” (${meant.redirect})`, href: meant.redirect }];
}
