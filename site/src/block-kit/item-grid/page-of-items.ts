import { slug } from '#site/server/slug.ts';
import type { PagerStyle } from '#site/ui/pager.tsx';
import type { BlockContext } from '../block.ts';
import { pagedParts, pageOfAll, wantedOf } from '../paged/paged.ts';
import { wholeWithin } from '../parts/whole-within.ts';
import { KINDS, type PagedItems } from './paged-items.ts';
import { numberTags } from './tags.ts';

/** What a block stores about its pages. */
type Stored = { id: string; filter: boolean; pager: PagerStyle; perPage: number };

/** The page of a list that is stored with its block. */
export function pageOfItems({
  props: { id, filter, pager, perPage: size },
  items,
  context,
}: {
  props: Stored;
  items: readonly { tags: string }[];
  context: BlockContext;
}): PagedItems {
  if (pager === 'none') return null;
  const perPage = wholeWithin({ value: size, min: 1, max: 24 });
  const kinds = filter ? kindsOf(items) : [];
  const wanted = wantedOf({ context, id, taxonomy: KINDS, terms: kinds, pager, perPage });
  const chosen = kinds.find(({ slug }) => slug === wanted.term);
  const all = chosen?.items ?? items.map((_, index) => index);
  return {
    ...pageOfAll({ all, wanted, perPage }),
    terms: kinds.map(({ slug, name }) => ({ slug, name })),
    term: wanted.term,
    ...pagedParts({ context }),
  };
}

/** The kinds of all items with a name for addresses, and which items (from 0) each has. */
function kindsOf(items: readonly { tags: string }[]): { slug: string; name: string; items: number[] }[] {
  const { tags, numbers } = numberTags(items);
  const slugs = tags.map(slug);
  return tags.map((name, at) => ({
    // Names of other scripts, and two that differ in signs alone, go by their number.
    slug: slugs[at] && slugs.indexOf(slugs[at]) === at ? slugs[at] : `kind-${at + 1}`,
    name,
    items: numbers.flatMap((own, index) => (own.includes(at + 1) ? [index] : [])),
  }));
}
