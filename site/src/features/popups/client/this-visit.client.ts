import type { Visit } from '../engine/timing.ts';
import type { Browser, Device } from '../popup-rules.ts';

/** What the rules ask about, from this browser. `roles` are those of who is signed in. */
export function thisVisit(roles: readonly string[] | undefined): Visit {
  return {
    href: location.href,
    referrer: document.referrer,
    device: deviceOf(innerWidth),
    browser: browserOf(navigator.userAgent),
    roles,
    now: Date.now(),
    offset: (at) => -new Date(at).getTimezoneOffset(),
  };
}

/** By the width of the window, as all that differs by device does. */
export const deviceOf = (width: number): Device =>
  width < 768 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop';

// Each names those before it too, so the first that fits is meant.
const BROWSERS: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|Opera|OPT)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
];

export const browserOf = (userAgent: string): Browser | undefined =>
  BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * The roles of who is signed in: all who sign in on the website are subscribers. Asked only where the browser's marker
 * says that somebody is; should the answer not come, the marker is believed.
 */
export async function rolesOfVisitor(): Promise<readonly string[] | undefined> {
  if (!document.cookie.includes('requirementLogin=yes')) return undefined;
  const { showState } = await import('#site/ui/listing-actions.client.ts');
  const me = await showState();
  return me && !me.signedIn ? undefined : ['subscriber'];
}
