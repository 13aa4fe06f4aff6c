/** The source of a visitor: the first page with its campaign parameters, and the referrer. */
export type FirstTouch = { landing: string; referrer: string };

const KEY = 'frontage:visit';
/** How long a visitor's first source is attributed, in ms: 90 days, like a click in Google Ads. */
const KEPT_MS = 90 * 86_400_000;
/** Campaign parameters: UTM, and the click ids of Google, Meta and Microsoft. */
const CAMPAIGN = /^utm_|clk?id$|^[gw]braid$/;

/** The source of this page view when the page loaded: a search changes the address later. */
let arrived: FirstTouch | undefined;

/**
 * Stores the source of this visitor for a later lead, when the page is left or hidden: a browser's storage is held by
 * another process, and the first access to it would block a page that has just loaded. It stays in this browser, and
 * nothing is sent until a visitor sends a form. The first visit with a source counts.
 */
export function rememberVisit(): void {
  arrived = thisPage();
  addEventListener('visibilitychange', () => {
    try {
      shelf().setItem(KEY, JSON.stringify(visitorSource()));
    } catch {
      // If storage is blocked, a lead has the source of its own page view.
    }
  });
}

/** The source of this page view. */
export const pageSource = (): FirstTouch => arrived ?? thisPage();

/** The source of this visitor: the stored one, unless this page is the first that names one. Throws if storage is blocked. */
export function visitorSource(): FirstTouch & { at: number } {
  const here = pageSource();
  const before = JSON.parse(shelf().getItem(KEY) ?? '{}');
  const counts = before.at > Date.now() - KEPT_MS && (namesSource(before) || !namesSource(here));
  return counts ? before : { ...here, at: Date.now() };
}

/** Without consent the stored source is deleted, and later ones last until the tab is closed. */
function shelf(): Storage {
  if (localStorage.getItem('frontage:measurement') !== 'no') return localStorage;
  localStorage.removeItem(KEY);
  return sessionStorage;
}

const namesSource = ({ landing, referrer }: FirstTouch): boolean => landing.includes('?') || referrer !== '';

/** The source as the address and the referrer say it now. */
function thisPage(): FirstTouch {
  // Only campaign parameters: the rest of a URL may contain search terms or personal data.
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(campaign).toString();
  const { referrer } = document;
  return {
    landing: location.pathname + (query && `?${query}`),
    referrer: referrer.startsWith(`${location.origin}/`) ? '' : referrer,
  };
}
