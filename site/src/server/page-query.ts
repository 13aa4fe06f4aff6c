/** Parameters that say where a visitor came from. The page is the same whatever they hold. */
const TRACKING = /^(utm_\w+|[a-z]*clid|msclkid|gbraid|wbraid|mc_\w+|_ga)$/;
/** What the link of a message about a password adds to a page's address. The page is the same, and must not keep it. */
const RESET = { form: 'reset_password', carries: new Set(['form', 'e', 't']) };

/**
 * What of an address's query makes its page another one, in its order. A kept page is everybody's: what is left out here
 * must stand neither in the name it is kept under nor in its links.
 */
export function pageQuery(query: URLSearchParams): [string, string][] {
  const isReset = query.get('form') === RESET.form;
  return [...query].filter(
    ([name, value]) => value !== '' && !TRACKING.test(name) && !(isReset && RESET.carries.has(name)),
  );
}

/** Further back nobody turns; lists end long before. */
const MAX_PAGE = 1000;

/** The page that a text names, from 1; the first where it names none. */
export const pageNumber = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Math.min(MAX_PAGE, Number(text)) : 1;
