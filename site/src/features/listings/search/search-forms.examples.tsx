import type { Examples } from '#site/ui/examples.ts';
import { testSearchOptions } from './example-search-options.ts';
import { HeroSearchForm } from './hero-search.island.tsx';
import { ListingSearchForm } from './listing-search.island.tsx';
import { NoResults } from './no-results.tsx';
import { otherSearches } from './other-searches.ts';
import { searchFormProps } from './search-form-state.ts';
import { SearchPage } from './search-page.tsx';
import { readSearch } from './search-query.ts';
import { searchView } from './search-view.ts';

const options = testSearchOptions();
const read = (text: string) => readSearch({ channel: 'rent', query: new URLSearchParams(text) });
const narrow = read(
  'suburb=newtown-nsw-2042,port-fairy-vic-3284&type=House&min_price=123&land=700&baths=9&sort=price-asc',
);
const empty = { cards: [], total: 0, more: false, page: 1, pages: 1 };

export const examples: Examples = {
  'front page': <HeroSearchForm saleTypes={['House', 'Unit']} rentTypes={[]} />,
  'front page, rentals alone': <HeroSearchForm saleTypes={[]} rentTypes={['House']} only="rent" />,
  'in one line': <HeroSearchForm look="compact" />,
  'in one line, for sale alone': <HeroSearchForm look="compact" only="buy" />,
  'search page, nothing asked': (
    <ListingSearchForm {...searchFormProps({ search: read(''), options, typed: '' })} />
  ),
  'search page, every filter': (
    <ListingSearchForm {...searchFormProps({ search: narrow, options, typed: 'Atlantis' })} />
  ),
  'nothing found': <NoResults {...otherSearches({ search: narrow, options })} />,
  'a place nobody knows': (
    <SearchPage view={searchView({ search: read(''), result: empty, options, unknown: ['new'] })} now={0} />
  ),
};
