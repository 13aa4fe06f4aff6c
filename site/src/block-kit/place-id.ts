import type { BlockPlace } from './block.ts';

const PREFIXES = { posts: 'post', templates: 'template', popups: 'popup' } as const;
const PREFIXED = Object.keys(PREFIXES) as (keyof typeof PREFIXES)[];

/**
 * What a published record is called by who asks for a list in it: a page by its number alone, as the old website did,
 * else `post-3`, `template-2` or `popup-4`. Null where the list is in none.
 */
export const placeIdOf = (place: BlockPlace | undefined): string | null => {
  if (!place) return null;
  const { collection, id } = place;
  return collection === 'pages' ? String(id) : `${PREFIXES[collection]}-${id}`;
};

/** The record that such a name means; undefined for what is none. */
export function readPlaceId(text: string): BlockPlace | undefined {
  const [, prefix, id] = /^(?:(template|post|popup)-)?([1-9]\d{0,8})$/.exec(text) ?? [];
  if (!id) return undefined;
  const collection = PREFIXED.find((each) => PREFIXES[each] === prefix) ?? 'pages';
  return { collection, id: Number(id) };
}
