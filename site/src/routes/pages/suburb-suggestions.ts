import type { Channel } from '#site/features/listings/public/public-listing.ts';
import { suggestSuburbs } from '#site/features/listings/search/find-suburbs.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import type { SuburbSuggestion } from '#site/features/listings/search/suburb-suggestions.ts';
import { suburbLabel } from '#site/features/listings/search/suburbs.ts';
import type { FileRoute } from './file-handler.ts';

export const CHANNELS: Channel[] = ['buy', 'rent', 'sold', 'leased'];
const MAX_TEXT = 60;

/** GET /search/suburbs?q=newt&channel=buy → `{ suburbs: [{ key, label, count }] }`. */
export const suburbSuggestions: FileRoute = async ({ site, query }) => {
  const channel = CHANNELS.find((known) => known === query.get('channel')) ?? 'buy';
  const options = await loadSearchOptions(site.payload);
  const text = (query.get('q') ?? '').slice(0, MAX_TEXT);
  const found = suggestSuburbs({ ...options, text, channel });
  const answer: SuburbSuggestion[] = found.map((suburb) => ({
    key: suburb.key,
    label: suburbLabel(suburb),
    count: suburb.counts[channel],
  }));
  return { type: 'application/json', body: JSON.stringify({ suburbs: answer }), tags: ['listings'] };
};
