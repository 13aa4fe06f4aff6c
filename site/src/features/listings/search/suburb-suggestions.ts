import type { Channel } from '../public/public-listing.ts';

/** A suggestion as it travels to the browser. `count` is the number of listings on the search page asked from. */
export type SuburbSuggestion = { key: string; label: string; count: number };

const SUGGESTIONS_PATH = '/search/suburbs';

/**
 * Asks the site for suburbs that begin with a text. Empty when the answer does not come: the field then works as a
 * plain text field, and the server finds the suburb meant.
 */
export async function fetchSuburbs({
  text,
  channel,
  signal,
}: {
  text: string;
  channel: Channel;
  signal: AbortSignal;
}): Promise<SuburbSuggestion[]> {
  try {
    const query = new URLSearchParams({ q: text.trim().toLowerCase().slice(0, 60), channel });
    const response = await fetch(`${SUGGESTIONS_PATH}?${query}`, { signal });
    if (!response.ok) return [];
    const { suburbs } = (await response.json()) as { suburbs: SuburbSuggestion[] };
    return suburbs;
  } catch {
    return [];
  }
}
