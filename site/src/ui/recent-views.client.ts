/** A listing that was looked at. */
export type RecentView = { path: string; title: string };

const VIEWS_KEY = 'frontage:views';
const MAX_VIEWS = 8;

/** Keeps the listing of this page among those looked at last, newest first. In this browser; nothing is sent. */
export function rememberListing(): void {
  const { pathname: path } = location;
  const views = recentViews().filter((view) => view.path !== path);
  views.unshift({ path, title: document.title.split(' | ')[0] ?? path });
  try {
    localStorage.setItem(VIEWS_KEY, JSON.stringify(views.slice(0, MAX_VIEWS)));
  } catch {
    // Storage is full or switched off; then there is no such list.
  }
}

/** The listings looked at last. */
export function recentViews(): RecentView[] {
  try {
    return JSON.parse(localStorage.getItem(VIEWS_KEY) ?? '[]') as RecentView[];
  } catch {
    return [];
  }
}
