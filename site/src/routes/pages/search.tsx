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

/** /buy, /rent, /sold and /leased. */
export const search =
  (channel: Channel): PageRoute =>
  async (input) => {
    const { site, query } = input;
    const options = await loadSearchOptions(site.payload);
    const address = readSearchAddress({ channel, query, options });
    if ('redirect' in address) return { redirect: address.redirect, status: 302 };
    const { search, unknown } = address;
    const result = await searchListings(site.payload, search);
    const now = Date.now();
    const view = searchView({ search, result, options, unknown });
    const { title } = view;
    const answer = {
      head: {
        title: result.page > 1 ? `${title}, page ${result.page}` : title,
        description: searchDescription({ search, byKey: options.byKey, result }),
        canonical: searchPath(view.search),
        noindex: isDeepSearch(search) || unknown.length > 0 || result.total === 0,
        image: result.cards[0]?.images[0]?.src,
      },
      kind: { name: 'search' as const, channel, category: search.category ?? undefined },
      tags: ['listings'],
      expiresAt: untrueFrom({ cards: result.cards, now }),
    };
    return inTemplate({ input, subject: { kind: 'archive', view }, answer, now });
  };
