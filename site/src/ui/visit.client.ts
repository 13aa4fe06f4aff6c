/** How a visit began: the first page with its campaign, and the site before ours. */
export type FirstTouch = { landing: string; referrer: string };

const KEY = 'frontage:visit';

/**
 * Keeps how this visit began, for the lead that may come of it. In the tab's own storage: no cookie, nothing is sent
 * before a visitor sends a form, and it goes when the tab closes.
 */
export function rememberVisit(): void {
  try {
    sessionStorage.getItem(KEY) ?? sessionStorage.setItem(KEY, JSON.stringify(thisPage()));
  } catch {
    // Storage can be switched off; then a lead says where its own page came from.
  }
}

/** A listing that was looked at. */
export type RecentView = { path: string; title: string };

const VIEWS_KEY = 'frontage:views';
const MAX_VIEWS = 8;

/** Keeps the listing of this page among those looked at last, newest first. In this browser; nothing is sent. */
export function rememberListing(): void {
  if (!document.querySelector('main[data-listing]')) return;
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

/** How this visit began; where storage is switched off, how this page was reached. */
export function firstTouch(): FirstTouch {
  try {
    return { ...thisPage(), ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<FirstTouch>) };
  } catch {
    return thisPage();
  }
}

function thisPage(): FirstTouch {
  // The campaign alone: the rest of an address may hold what somebody searched for, or who they are.
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'));
  const query = new URLSearchParams(campaign).toString();
  const { referrer } = document;
  return {
    landing: location.pathname + (query && `?${query}`),
    referrer: referrer.startsWith(`${location.origin}/`) ? '' : referrer,
  };
}
