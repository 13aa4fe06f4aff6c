/** A viewed listing. */
export type RecentView = { path: string; title: string };

const VIEWS_KEY = 'frontage:views';
const MAX_VIEWS = 8;

/**
 * Adds the listing of this page to the recently viewed ones, newest first. They are stored in this browser and not sent;
 * the server is told that the page was seen, for the vendor's report.
 */
export function rememberListing(): void {
  const { listing } = document.querySelector('main')?.dataset ?? {};
  navigator.sendBeacon(`/listings/${listing}/seen`);
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
