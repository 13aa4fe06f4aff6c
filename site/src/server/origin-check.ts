/**
 * Whether a request that changes something comes from our own pages. Browsers say where a POST comes from and scripts
 * cannot alter that; a request that says nothing is not from a browser, so there is no visitor whom another site
 * could have tricked into it.
 */
export function isFromOurPages({ headers, siteUrl }: { headers: Headers; siteUrl: string }): boolean {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const claimed = headers.get('origin') ?? headers.get('referer');
  if (!claimed) return true;
  if (!URL.canParse(claimed)) return site === 'same-origin';
  const { origin, host } = new URL(claimed);
  // The Host header serves installs that are reached under more names than SITE_URL.
  return origin === siteUrl || host === headers.get('host');
}
