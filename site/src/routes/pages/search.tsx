import { untrueFrom } from '#site/features/listings/inspection-times.ts';
import type { Channel } from '#site/features/listings/public-listing.ts';
import { searchListings } from '#site/features/listings/search.ts';
import { readSearchAddress } from '#site/features/listings/search-address.ts';
import { searchFormProps } from '#site/features/listings/search-form-state.ts';
import { SearchPage } from '#site/features/listings/search-page.tsx';
import { searchPath } from '#site/features/listings/search-query.ts';
import { isDeepSearch, searchDescription, searchTitle } from '#site/features/listings/search-summary.ts';
import { loadSearchOptions } from '#site/features/listings/suburbs.ts';
import type { PageRoute } from './page-handler.tsx';

/** /buy, /rent, /sold and /leased. */
export const search =
  (channel: Channel): PageRoute =>
  async ({ site, query }) => {
    const options = await loadSearchOptions(site.payload);
    const address = readSearchAddress({ channel, query, options });
    if ('redirect' in address) return { redirect: address.redirect, status: 302 };
    const { search, unknown } = address;
    const result = await searchListings(site.payload, search);
    const now = Date.now();
    const described = { search, byKey: options.byKey };
    const title = searchTitle(described);
    const shown = { ...search, page: result.page };
    return {
      head: {
        title: result.page > 1 ? `${title}, page ${result.page}` : title,
        description: searchDescription({ ...described, result }),
        canonical: searchPath(shown),
        noindex: isDeepSearch(search) || unknown.length > 0 || result.total === 0,
        image: result.cards[0]?.images[0]?.src,
      },
      body: (
        <SearchPage
          search={shown}
          result={result}
          options={options}
          form={searchFormProps({ search, options, typed: unknown.join(', ') })}
          unknown={unknown}
          title={title}
          now={now}
        />
      ),
      tags: ['listings'],
      expiresAt: untrueFrom({ cards: result.cards, now }),
    };
  };
