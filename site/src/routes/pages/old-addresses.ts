import { trimMarks } from '#site/server/trim-marks.ts';

/**
 * The same address without its closing slashes, or null when it has none. Never one that a browser would read as
 * another host: leading slashes and backslashes become one slash.
 */
export function withoutClosingSlash(pathname: string): string | null {
  if (pathname === '/' || !/[/\\]$/.test(pathname)) return null;
  return `/${trimMarks({ text: pathname, marks: '/\\' })}`;
}

/**
 * Where a redirect leads, as a Location header: a path of this site with everything but ASCII escaped, or a whole
 * address. The visitor's query goes along unless the target brings its own, so that campaigns keep being counted.
 */
export function locationOf({ to, search }: { to: string; search: string }): string {
  const here = 'http://here.invalid';
  const url = new URL(to, here);
  if (!url.search) url.search = search;
  return url.origin === here ? url.href.slice(here.length) : url.href;
}

/** Addresses that people guess, or that they and search engines know from WordPress, and where the same is here. */
const KNOWN: Readonly<Record<string, string>> = {
  '/index.php': '/',
  '/index.html': '/',
  '/wp-sitemap.xml': '/sitemap.xml',
  '/sitemap_index.xml': '/sitemap.xml',
  '/wp-login.php': '/admin',
  '/wp-admin': '/admin',
  '/login': '/forms/login',
  '/sign-in': '/forms/login',
  '/register': '/forms/register',
  '/alerts': '/alerts/manage',
  '/privacy-policy': '/privacy',
  '/terms-and-conditions': '/terms',
  '/terms-of-use': '/terms',
};

/** Addresses below others hold codes, which lowercase would change. */
const READABLE =
  /^\/(?:(?:buy|rent|sold|leased|commercial|rural|business|holiday|property|suburbs|agents|offices|news|calculators)\/[\w./-]+|[\w.-]+)$/;

/**
 * Where an address without a page of its own has its content: one that is known from WordPress, or the same in
 * lowercase, as people type it after a capital letter in print. Null when neither is the case.
 */
export function knownAddress(pathname: string): string | null {
  const lower = pathname.toLowerCase();
  return KNOWN[lower] ?? (lower !== pathname && READABLE.test(lower) ? lower : null);
}
