import { pageQuery } from '#site/server/page-query.ts';

const MAX_PARAMETERS = 20;
const MAX_NAME = 80;
const MAX_VALUE = 400;

/** What of an address's query its lists and its page may need again in a link: no more than people write. */
export function keptQuery(query: URLSearchParams): URLSearchParams {
  const kept = pageQuery(query).filter(
    ([name, value]) => name.length <= MAX_NAME && value.length <= MAX_VALUE,
  );
  return new URLSearchParams(kept.slice(0, MAX_PARAMETERS));
}

/** What of it is about lists: all that a page without a query of its own can mean. */
export const loopQuery = (query: URLSearchParams): URLSearchParams =>
  keptQuery(new URLSearchParams([...query].filter(([name]) => /^e-(filter|page)-/.test(name))));
