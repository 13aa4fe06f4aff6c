/** How a visitor first came: the first page with its campaign, and the site before ours. */
export type FirstTouch = { landing: string; referrer: string };

const KEY = 'frontage:visit';
/** How long a visitor's first source counts, in ms: 90 days, as Google Ads counts a click. */
const KEPT_MS = 90 * 86_400_000;
/** What a link of a campaign carries: its own words, and the click numbers of Google, Meta and Microsoft. */
const CAMPAIGN = /^utm_|clk?id$|^[gw]braid$/;

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

/** What is kept of how this visitor first came; throws where storage is switched off. */
export function remembered(): FirstTouch | undefined {
  const { at, ...touch } = JSON.parse(shelf().getItem(KEY) ?? '{}');
  return at > Date.now() - KEPT_MS ? touch : undefined;
}

/** Who does not want to be measured is forgotten, and from then on remembered until the tab closes. */
function shelf(): Storage {
  if (localStorage.getItem('frontage:measurement') !== 'no') return localStorage;
  localStorage.removeItem(KEY);
  return sessionStorage;
}

const namesSource = ({ landing, referrer }: FirstTouch): boolean => landing.includes('?') || referrer !== '';

/** How this page was reached. */
export function thisPage(): FirstTouch {
  // The campaign alone: the rest of an address may hold what somebody searched for, or who they are.
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(campaign).toString();
  const { referrer } = document;
  return {
    landing: location.pathname + (query && `?${query}`),
    referrer: referrer.startsWith(`${location.origin}/`) ? '' : referrer,
  };
}
