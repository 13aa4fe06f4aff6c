/**
 * Whether a request that changes something comes from our own pages. Browsers send the origin of a POST and scripts
 * cannot alter it; a request without one is not from a browser, so no other site can have tricked a visitor into
 * sending it.
 */
export function isFromOurPages({ headers, siteUrl }: { headers: Headers; siteUrl: string }): boolean {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const claimed = headers.get('origin') ?? headers.get('referer');
  if (!claimed) return true;
  if (!URL.canParse(claimed)) return site === 'same-origin';
  const { origin, host } = new URL(claimed);
  // The Host header allows installs that have more names than SITE_URL.
  return origin === siteUrl || host === headers.get('host');
}
