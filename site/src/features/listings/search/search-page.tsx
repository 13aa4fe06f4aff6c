import { currentLanguage } from '#site/messages/language.ts';
import { searchTexts } from '#site/messages/search.ts';
import { searchFormTexts } from '#site/messages/search-form.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { inputStyle, labelStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { ListingGrid } from '../cards/listing-card.tsx';
import { SoldNearLink } from '../cards/sold-near-link.tsx';
import type { Category, Channel } from '../public/public-listing.ts';
import { entrancePath, hasEntrances, rentPeriodOf } from '../terms/entrances.ts';
import { alertPath } from './alert-path.ts';
import { NearResults } from './near-results.tsx';
import { NoResults } from './no-results.tsx';
import { ActiveFilters, SortMenu } from './results-bar.tsx';
import { ResultsMap, ViewSwitch } from './results-map.tsx';
import { modeOf } from './search-choices.ts';
import { ListingSearchForm } from './search-form.tsx';
import { type Search, searchPath } from './search-query.ts';
import type { SearchView } from './search-view.ts';

/** A search page: the form, what it found, and where to go on. */
export function SearchPage({ view, now }: { view: SearchView; now: number }) {
  return (
    <>
      <div className="border-b border-line bg-sand pt-3 pb-5 md:pt-6 md:pb-8">
        <Container>
          <SearchBar view={view} />
        </Container>
      </div>
      <Container className="pt-6 pb-20 md:pt-12">
        <SearchHeading view={view} />
        <SearchResults view={view} now={now} />
        <div className="mt-14">
          <SearchPager view={view} />
        </div>
      </Container>
    </>
  );
}

const recentStyle =
  'mt-4 text-sm [&_a]:flex [&_a]:min-h-10 [&_a]:items-center [&_button]:min-h-10 [&_button]:underline [&_h2]:font-sans [&_h2]:text-sm [&_h2]:font-semibold [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-6';

type Part = { view: SearchView };

/** The other search pages and the form. */
export function SearchBar({ view: { search, form, entrances } }: Part) {
  return (
    <div data-search-part="bar" data-behaviour="search-results">
      <ChannelTabs search={search} />
      <EntranceLinks search={search} entrances={entrances} />
      {hasEntrances(search.channel) && <PhraseForm search={search} channel={search.channel} />}
      <ListingSearchForm {...form} />
      <div data-recent-searches="" {...recentTexts()} hidden className={recentStyle} />
    </div>
  );
}

/** Texts of the recent searches, which a script lists; it has the English ones itself. */
function recentTexts() {
  if (currentLanguage() === 'en') return {};
  const { recent, clearRecent } = searchTexts();
  return { 'data-heading': recent, 'data-clear': clearRecent };
}

/** What was searched for and how much was found, how it is ordered, and the filters in force. */
export function SearchHeading({ view }: Part) {
  const { search, heading, found, result, fresh, suburbPages } = view;
  return (
    <div data-search-part="heading" data-found={found}>
      <UnknownPlaces view={view} />
      <NotUnderstood view={view} />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-8">
        <div className="max-w-prose-page">
          <h1 tabIndex={-1} className="text-2xl wrap-anywhere outline-none md:text-3xl">
            {heading}
          </h1>
          <p className="mt-2 text-muted">
            {found}
            {result.pages > 1 && searchTexts().pageOf(result.page, result.pages)}
            {fresh && <span className="max-sm:block sm:before:content-['_·_']">{fresh}</span>}
          </p>
          {suburbPages.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-6">
              {suburbPages.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-10 items-center underline decoration-line underline-offset-4 hover:decoration-accent"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-6">
          <ViewSwitch view={view} />
          {search.channel === 'sold' ? <SoldNearLink small /> : <SaveSearch search={search} />}
          {result.total > 1 && <SortMenu search={search} />}
        </div>
      </div>
      <ActiveFilters view={view} />
      <ResultFigures figures={view.figures} />
    </div>
  );
}

/** What results say of a market, and on how many they rest. */
function ResultFigures({ figures }: Pick<SearchView, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className="mb-8 flex flex-wrap gap-x-14 gap-y-4 rounded-lg bg-sand px-6 py-5">
      {figures.map(({ label, text, of }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm">
            {label} <span className="text-muted">{of}</span>
          </dt>
          <dd className="font-display text-2xl leading-tight">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The listings found, or what to try where there are none, beside the map if that was asked for. */
export function SearchResults({ view, now }: Part & { now: number }) {
  return (
    <div data-results="">
      <ResultsList view={view} now={now} />
      <ResultsMap view={view} />
    </div>
  );
}

function ResultsList({ view: { search, result, instead, near, excerpts }, now }: Part & { now: number }) {
  return (
    <div data-search-part="results">
      {instead ? (
        <NoResults {...instead} loosen={near?.loosen ?? []} alert={alertPath(search)} />
      ) : (
        <ListingGrid listings={result.cards} now={now} level={2} priority results excerpts={excerpts} />
      )}
      {near && <NearResults near={near} found={result.total} alert={alertPath(search)} now={now} />}
    </div>
  );
}

/** The way to the other pages of results. */
export function SearchPager({ view: { search, result } }: Part) {
  return (
    <div data-search-part="pager">
      <Pagination page={result.page} pages={result.pages} href={(page) => searchPath({ ...search, page })} />
    </div>
  );
}

/** One field for a sentence; the server turns it into filters. Works without script. */
function PhraseForm({ search, channel }: { search: Search; channel: 'buy' | 'rent' }) {
  const texts = searchTexts();
  return (
    <form action={entrancePath(search)} aria-label={texts.inOwnWords} className="mb-3 md:mb-5">
      <label htmlFor="search-words" className={labelStyle}>
        {texts.describe}
      </label>
      <div className="flex gap-3">
        <input
          id="search-words"
          name="words"
          required
          maxLength={300}
          autoComplete="off"
          placeholder={search.category === 'residential' ? texts.examples[channel] : undefined}
          className={`${inputStyle} min-w-0 grow`}
        />
        <Button type="submit" variant="outline" className="bg-paper">
          <Icon name="search" />
          <span className="max-sm:sr-only">{texts.find}</span>
        </Button>
      </div>
    </form>
  );
}

/** Says which words of a sentence are looked for in the text of listings, and which the search cannot use. */
function NotUnderstood({ view: { search, unused } }: Part) {
  if (unused.length + search.keywords.length === 0) return null;
  return (
    <div className="mb-6 rounded-md bg-sand px-5 py-4">
      {search.keywords.length > 0 && <p>{searchTexts().showingKeywords(search.keywords)}</p>}
      {unused.length > 0 && <p>{searchTexts().notUsed(unused)}</p>}
    </div>
  );
}

/** Says that a typed place has no listings, and which places it may have meant. */
function UnknownPlaces({ view: { unknown, meant } }: Part) {
  if (unknown.length === 0) return null;
  const texts = searchTexts();
  return (
    <div className="mb-6 rounded-md bg-accent-soft px-5 py-4">
      <p>{`${texts.notFound(unknown)} ${meant.length > 0 ? texts.didYouMean : texts.checkSpelling}`}</p>
      {meant.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {meant.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-10 items-center font-semibold underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const CHANNELS: readonly Channel[] = ['buy', 'rent', 'sold', 'leased'];

/** Another search page, with what it shares of this search: prices mean something else for rent. */
function elsewhere({ channel, search }: { channel: Channel; search: Search }) {
  const samePrices = modeOf(channel) === modeOf(search.channel);
  const prices = samePrices ? {} : { minPrice: null, maxPrice: null };
  const category = categoryIn({ channel, search });
  return { category, href: searchPath({ ...search, ...prices, channel, category, page: 1 }) };
}

/** The addresses of all links above the form, in their order. */
export function linksAboveForm({ search, entrances }: Pick<SearchView, 'search' | 'entrances'>): string[] {
  const shown = entrances.length < 2 ? [] : entrances;
  return [
    ...CHANNELS.map((channel) => elsewhere({ channel, search }).href),
    ...shown.map(({ href }) => href),
  ];
}

/** The other search pages. */
function ChannelTabs({ search }: { search: Search }) {
  const { lease, listingType } = searchTexts();
  const { channels } = searchFormTexts();
  return (
    <nav aria-label={listingType} className="mb-3 md:mb-5">
      <ul className="flex gap-6 border-b border-line">
        {CHANNELS.map((channel) => {
          const { category, href } = elsewhere({ channel, search });
          return (
            <li key={channel}>
              <a
                href={href}
                aria-current={channel === search.channel ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-semibold no-underline hover:border-outline aria-[current]:border-accent"
              >
                {channel === 'rent' && rentPeriodOf({ channel, category }) === 'year'
                  ? lease
                  : channels[channel]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The kind of property on another search page: results are of every kind until one is chosen, /buy and /rent of homes. */
function categoryIn({ channel, search }: { channel: Channel; search: Search }): Category | null {
  const { category } = search;
  if (hasEntrances(channel)) return hasEntrances(search.channel) ? category : (category ?? 'residential');
  return hasEntrances(search.channel) && category === 'residential' ? null : category;
}

/** The search pages of other kinds of property, in the suburbs that are chosen. */
function EntranceLinks({ search, entrances }: { search: Search; entrances: SearchView['entrances'] }) {
  if (entrances.length < 2) return null;
  return (
    <nav aria-label={searchTexts().kinds} className="mb-3 md:mb-5">
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none]">
        {entrances.map(({ category, label, href }) => (
          <li key={category} className="shrink-0">
            <a
              href={href}
              aria-current={category === search.category ? 'page' : undefined}
              className="flex min-h-10 items-center rounded-sm border border-outline bg-paper px-3.5 text-sm font-medium no-underline hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-paper"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Hear of what comes up for this search: the form that the link leads to opens in the panel. */
function SaveSearch({ search }: { search: Search }) {
  return (
    <ButtonLink href={alertPath(search)} rel="nofollow" variant="outline" size="sm">
      <Icon name="bell" className="size-5" />
      {searchTexts().saveSearch}
    </ButtonLink>
  );
}
