/** A viewed listing. */
export type RecentView = { path: string; title: string };

const VIEWS_KEY = 'frontage:views';
const MAX_VIEWS = 8;

/** Adds the listing of this page to the recently viewed ones, newest first. Stored in this browser; nothing is sent. */
export function rememberListing(): void {
  const { pathname: path } = location;
  const views = recentViews().filter((view) => view.path !== path);
  views.unshift({ path, title: document.title.split(' | ')[0] ?? path });
  try {
    localStorage.setItem(VIEWS_KEY, JSON.stringify(views.slice(0, MAX_VIEWS)));
  } catch {
    // Storage is full or blocked; then there is no list.
  }
}

/** The recently viewed listings. */
export function recentViews(): RecentView[] {
  try {
    return JSON.parse(localStorage.getItem(VIEWS_KEY) ?? '[]') as RecentView[];
  } catch {
    return [];
  }
}
