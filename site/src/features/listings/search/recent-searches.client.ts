type RecentSearch = { path: string; title: string };

const KEY = 'frontage:searches';
const MOST = 6;

/** Adds the search of this page to the recent ones, newest first, if it has a filter. Stored in this browser alone. */
export function rememberSearch(): void {
  const { pathname } = location;
  const query = new URLSearchParams(location.search);
  for (const name of ['page', 'sort', 'unused', 'view', 'bounds']) query.delete(name);
  const heading = document.querySelector('[data-search-part=heading] h1');
  // A place that is not known, or a mistyped address, is no search to come back to.
  if (query.size === 0 || query.has('q') || !heading) return;
  const path = `${pathname}?${query}`;
  const filters = [...document.querySelectorAll('[data-filter-label]')].map(({ textContent }) => textContent);
  const title = [heading.textContent, ...filters.slice(0, 3)].join(', ');
  const searches = recentSearches().filter((search) => search.path !== path);
  store([{ path, title }, ...searches].slice(0, MOST));
}

/** Lists the recent searches below the form of a search page where nothing is chosen. */
export function showRecentSearches(bar: HTMLElement): void {
  const place = bar.querySelector<HTMLElement>('[data-recent-searches]');
  if (!place) return;
  const searches = recentSearches();
  place.hidden = location.search !== '' || searches.length === 0;
  if (place.hidden) return;
  const heading = document.createElement('h2');
  heading.textContent = place.dataset.heading ?? 'Your recent searches';
  const list = document.createElement('ul');
  for (const { path, title } of searches) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.textContent = place.dataset.clear ?? 'Clear';
  clear.addEventListener('click', () => {
    store([]);
    place.hidden = true;
  });
  place.replaceChildren(heading, list, clear);
}

function recentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const isOurs = (one: RecentSearch) =>
      /^(?:\/[a-z]{2})?\/(buy|rent|sold|leased|commercial|rural|business|holiday)[?/]/.test(one?.path) &&
      Boolean(one.title);
    return Array.isArray(stored) ? stored.filter(isOurs) : [];
  } catch {
    return [];
  }
}

function store(searches: RecentSearch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is full or blocked; then there is no list.
  }
}
