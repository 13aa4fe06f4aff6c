import { untrueFrom } from '#site/features/listings/public/inspection-times.ts';
import type { Channel } from '#site/features/listings/public/public-listing.ts';
import { searchListings } from '#site/features/listings/search/search.ts';
import { readSearchAddress } from '#site/features/listings/search/search-address.ts';
import { loadSearchOptions } from '#site/features/listings/search/search-options.ts';
import { searchPath } from '#site/features/listings/search/search-query.ts';
import { isDeepSearch, searchDescription } from '#site/features/listings/search/search-summary.ts';
import { searchView } from '#site/features/listings/search/search-view.ts';
import { inTemplate } from './in-template.tsx';
import type { PageRoute } from './page-route.ts';

/** How long a list of what is open on a day is true, ms: days begin and inspections end. */
const OPEN_DAY_MS = 5 * 60 * 1000;

/** /buy, /rent, /sold and /leased. */
export const search =
  (channel: Channel): PageRoute =>
  async (input) => {
    const { site, query } = input;
    const options = await loadSearchOptions(site.payload);
    const address = readSearchAddress({ channel, query, options });
    if ('redirect' in address) return { redirect: address.redirect, status: 302 };
    const { search, unknown, unused } = address;
    const now = Date.now();
    const result = await searchListings(site.payload, search, { now });
    const view = searchView({ search, result, options, unknown, unused });
    const { title } = view;
    const answer = {
      head: {
        title: result.page > 1 ? `${title}, page ${result.page}` : title,
        description: searchDescription({ search, byKey: options.byKey, result }),
        canonical: searchPath(view.search),
        noindex: isDeepSearch(search) || unknown.length + unused.length > 0 || result.total === 0,
        image: result.cards[0]?.images[0]?.src,
      },
      kind: { name: 'search' as const, channel, category: search.category ?? undefined },
      tags: ['listings'],
      expiresAt: search.open ? now + OPEN_DAY_MS : untrueFrom({ cards: result.cards, now }),
    };
    return inTemplate({ input, subject: { kind: 'archive', view }, answer, now });
  };
