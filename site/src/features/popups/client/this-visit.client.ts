import type { Visit } from '../engine/timing.ts';
import type { Browser, Device } from '../popup-rules.ts';

/** What the rules need to know about this visit. `roles` are those of the signed-in visitor. */
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

/** By the width of the window, like everything else that depends on the device. */
export const deviceOf = (width: number): Device =>
  width < 768 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop';

// Later browsers also contain the names of earlier ones, so the first match counts.
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
 * The roles of the signed-in visitor: everyone who signs in on the website is a subscriber. Fetched only if the marker
 * cookie says that someone is signed in; if the request fails, the marker is trusted.
 */
export async function rolesOfVisitor(): Promise<readonly string[] | undefined> {
  if (!document.cookie.includes('requirementLogin=yes')) return undefined;
  const { showState } = await import('#site/ui/listing-actions.client.ts');
  const me = await showState();
  return me && !me.signedIn ? undefined : ['subscriber'];
}
