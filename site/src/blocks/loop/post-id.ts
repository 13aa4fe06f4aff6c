import type { BlockPlace } from '../block.ts';

/** What a published record is called by who asks for a loop in it: a page by its number alone, as the old website did. */
export const postIdOf = ({ collection, id }: BlockPlace): string =>
  collection === 'pages' ? String(id) : `${PREFIXES[collection]}-${id}`;

/** The record that such a name means; undefined for what is none. */
export function readPostId(text: string): BlockPlace | undefined {
  const [, prefix, id] = /^(?:(template|post|popup)-)?([1-9]\d{0,8})$/.exec(text) ?? [];
  if (!id) return undefined;
  const collection = COLLECTIONS.find((each) => PREFIXES[each] === prefix) ?? 'pages';
  return { collection, id: Number(id) };
}

const PREFIXES = { posts: 'post', templates: 'template', popups: 'popup' } as const;
const COLLECTIONS = Object.keys(PREFIXES) as (keyof typeof PREFIXES)[];
