import { searchTexts } from '#site/messages/search.ts';
import { Icon } from '#site/ui/icons.tsx';
import { entrancePath } from '../terms/entrances.ts';
import { modeOf } from './search-choices.ts';
import { type Search, SORTS, type Sort, searchPath } from './search-query.ts';
import type { SearchView } from './search-view.ts';

/** The orders that mean something for a search. */
function sortsOf({ channel, category, suburbs, surrounding }: Search): Sort[] {
  return SORTS.filter((sort) => {
    // Rents a week and rents a year have no order.
    if (sort === 'price-asc' || sort === 'price-desc') return category !== null || modeOf(channel) === 'buy';
    if (sort === 'inspection') return channel === 'buy' || channel === 'rent';
    if (sort === 'auction') return channel === 'buy';
    return sort !== 'distance' || (suburbs.length > 0 && surrounding);
  });
}

/** The orders of the results, in a menu that works without script. */
export function SortMenu({ search }: { search: Search }) {
  const { sortBy, sorts } = searchTexts();
  return (
    <details data-behaviour="menu" className="group/menu relative text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 [&::-webkit-details-marker]:hidden">
        <span className="text-muted">{sortBy}</span>
        <span className="font-semibold">{sorts[search.sort]}</span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open/menu:rotate-180" />
      </summary>
      <ul
        aria-label={sortBy}
        className="absolute start-0 top-full z-20 mt-1 w-max min-w-48 rounded-md border border-line bg-paper p-2 shadow-lift sm:start-auto sm:end-0"
      >
        {sortsOf(search).map((sort) => (
          <li key={sort}>
            <a
              href={searchPath({ ...search, sort, page: 1 })}
              rel={sort === 'newest' ? undefined : 'nofollow'}
              aria-current={sort === search.sort ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-sm px-3 no-underline hover:bg-brand-soft aria-[current]:font-semibold"
            >
              {sorts[sort]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Each filter in force, to be taken off. */
export function ActiveFilters({ view: { search, filters, surroundings } }: { view: SearchView }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={searchTexts().applied} className="-mt-2 mb-8 flex flex-wrap gap-2">
      {filters.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            rel="nofollow"
            className="flex min-h-10 items-center gap-2 rounded-sm bg-brand-soft px-3.5 text-sm font-medium text-brand-deep no-underline hover:bg-line"
          >
            <span data-filter-label="">{label}</span>
            <Icon name="close" className="size-4" />
            <span className="sr-only">{searchTexts().remove}</span>
          </a>
        </li>
      ))}
      {surroundings && (
        <li>
          <a
            href={surroundings.href}
            rel="nofollow"
            className="flex min-h-10 items-center px-2 text-sm font-medium underline underline-offset-4"
          >
            {surroundings.label}
          </a>
        </li>
      )}
      {filters.length > 1 && (
        <li>
          <a
            href={entrancePath(search)}
            data-clear=""
            className="flex min-h-10 items-center px-2 text-sm font-medium underline underline-offset-4"
          >
            {searchTexts().clearAll}
          </a>
        </li>
      )}
    </ul>
  );
}
