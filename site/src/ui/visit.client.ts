/** How a visitor first came: the first page with its campaign, and the site before ours. */
export type FirstTouch = { landing: string; referrer: string };

const KEY = 'frontage:visit';
/** How long a visitor's first source counts, in ms: 90 days, as Google Ads counts a click. */
const KEPT_MS = 90 * 86_400_000;
/** What a link of a campaign carries: its own words, and the click numbers of Google, Meta and Microsoft. */
const CAMPAIGN = /^(utm_|((g|fb)clid|msclkid|[gw]braid)$)/;

/**
 * Keeps how this visitor first came, for the lead that may come of it. It stays in this browser, and nothing is sent
 * before a visitor sends a form. The first visit that names a source counts.
 */
export function rememberVisit(): void {
  try {
    const here = thisPage();
    const before = remembered();
    if (!before || (!namesSource(before) && namesSource(here)))
      shelf().setItem(KEY, JSON.stringify({ ...here, at: Date.now() }));
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

/** How this visitor first came; where storage is switched off, how this page was reached. */
export function firstTouch(): FirstTouch {
  try {
    return remembered() ?? thisPage();
  } catch {
    return thisPage();
  }
}

function remembered(): FirstTouch | undefined {
  const { at, ...touch } = JSON.parse(shelf().getItem(KEY) ?? '{}');
  return at > Date.now() - KEPT_MS ? touch : undefined;
}

/** Who does not want to be measured is remembered until the tab closes, no longer. */
function shelf(): Storage {
  if (localStorage.getItem('frontage:measurement') !== 'no') return localStorage;
  const kept = localStorage.getItem(KEY);
  if (kept) sessionStorage.setItem(KEY, kept);
  localStorage.removeItem(KEY);
  return sessionStorage;
}

const namesSource = ({ landing, referrer }: FirstTouch): boolean => landing.includes('?') || referrer !== '';

function thisPage(): FirstTouch {
  // The campaign alone: the rest of an address may hold what somebody searched for, or who they are.
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(campaign).toString();
  const { referrer } = document;
  return {
    landing: location.pathname + (query && `?${query}`),
    referrer: referrer.startsWith(`${location.origin}/`) ? '' : referrer,
  };
}
