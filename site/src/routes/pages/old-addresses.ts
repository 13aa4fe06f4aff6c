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
