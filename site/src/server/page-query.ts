/** Tracking parameters. The page is the same whatever they contain. */
const TRACKING = /^(utm_\w+|[a-z]*clid|msclkid|gbraid|wbraid|mc_\w+|_ga)$/;
/** Parameters of links in messages about passwords. The page is the same and must not be cached with them. */
const RESET = { form: 'reset_password', carries: new Set(['form', 'e', 't']) };

/**
 * The parameters of a query that change the page, in order. Cached pages are shared: what is left out here
 * must be neither in the cache key nor in the page's links.
 */
export function pageQuery(query: URLSearchParams): [string, string][] {
  const isReset = query.get('form') === RESET.form;
  return [...query].filter(
    ([name, value]) => value !== '' && !TRACKING.test(name) && !(isReset && RESET.carries.has(name)),
  );
}

/** Upper limit; lists end long before. */
const MAX_PAGE = 1000;

/** The page that a text names, from 1; the first where it names none. */
export const pageNumber = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Math.min(MAX_PAGE, Number(text)) : 1;
