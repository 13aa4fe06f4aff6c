import type { Examples } from '#site/ui/examples.ts';
import { testSearchOptions } from './example-search-options.ts';
import { HeroSearchForm } from './hero-search.island.tsx';
import { NoResults } from './no-results.tsx';
import { otherSearches } from './other-searches.ts';
import { ListingSearchForm } from './search-form.tsx';
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
    <ListingSearchForm {...searchView({ search: read(''), result: empty, options, unknown: [] }).form} />
  ),
  'search page, every filter': (
    <ListingSearchForm
      {...searchView({
        search: narrow,
        result: empty,
        options,
        unknown: ['Atlantis'],
        counts: { 'beds=3': 4 },
      }).form}
    />
  ),
  'nothing found': (
    <NoResults {...otherSearches({ search: narrow, options })} loosen={[]} alert="/forms/save-search" />
  ),
  'a place nobody knows': (
    <SearchPage view={searchView({ search: read(''), result: empty, options, unknown: ['new'] })} now={0} />
  ),
};
