import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Site, SiteBindings } from '#site/app.ts';
import type { Channel } from '#site/features/listings/public-listing.ts';
import type { SuburbSuggestion } from '#site/features/listings/suburb-suggestions.ts';
import { loadSearchOptions, suburbLabel, suggestSuburbs } from '#site/features/listings/suburbs.ts';

const CHANNELS: Channel[] = ['buy', 'rent', 'sold', 'leased'];
const MAX_TEXT = 60;

/** GET /search/suburbs?q=newt&channel=buy → `{ suburbs: [{ key, label, count }] }`, kept by the page cache. */
export function suburbSuggestions(site: Site) {
  return async (c: Context<SiteBindings>): Promise<Response> => {
    const { incoming, outgoing } = c.env;
    const render = async () => {
      const query = new URL(c.req.url).searchParams;
      const channel = CHANNELS.find((known) => known === query.get('channel')) ?? 'buy';
      const { suburbs } = await loadSearchOptions(site.payload);
      const found = suggestSuburbs({ suburbs, text: (query.get('q') ?? '').slice(0, MAX_TEXT), channel });
      const answer: SuburbSuggestion[] = found.map((suburb) => ({
        key: suburb.key,
        label: suburbLabel(suburb),
        count: suburb.counts[channel],
      }));
      return {
        status: 200,
        headers: {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-cache',
          'X-Content-Type-Options': 'nosniff',
          'X-Robots-Tag': 'noindex',
        },
        body: JSON.stringify({ suburbs: answer }),
        tags: ['listings'],
        cacheable: true,
      };
    };
    await site.cache.respond({ request: incoming, response: outgoing, render });
    return RESPONSE_ALREADY_SENT;
  };
}
