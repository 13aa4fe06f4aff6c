/**
 * `?as=parts` beside a search in its page's address: what changes while filters are chosen, as JSON. It is a fraction of the
 * page, and nothing in it has to be parsed before somebody wants to see the results.
 */
export const AS_PARTS = { name: 'as', value: 'parts' } as const;

export type SearchParts =
  | {
      /** The page's title. */
      title: string;
      /** How many there are, in words: `24 properties`. */
      found: string;
      /** The texts of `data-count` in the form, and what choices of lists end with, by name and value: `beds=2`. */
      counts: Record<string, string>;
      /** Addresses of the other search pages, in the order of their links above the form. */
      links: string[];
      /** Heading, results, map and pager. */
      html: string;
    }
  /** The search has another address. */
  | { redirect: string };

/** The address of a search's parts. */
export function partsAddress(address: string): string {
  const { name, value } = AS_PARTS;
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;
}
