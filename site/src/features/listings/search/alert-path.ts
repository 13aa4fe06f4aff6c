import { type Search, searchPath } from './search-query.ts';

/** The form that saves a search as an alert. */
export function alertPath(search: Search): string {
  const path = searchPath({ ...search, sort: 'newest', view: 'list', page: 1 });
  return `/forms/save-search?${new URLSearchParams({ search: path })}`;
}
