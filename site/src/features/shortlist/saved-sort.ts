import type { ShortlistEntry } from './shortlist-types.ts';

/** The sort orders of saved listings, by their names in URLs. */
export const SORTS = ['newest', 'oldest', 'price-asc', 'price-desc', 'open'] as const;

export type SavedSort = (typeof SORTS)[number];

/** The path of the saved listings in a sort order, with the number of a page after the first. */
export function savedPath({ sort, page = 1 }: { sort: SavedSort; page?: number }): string {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `/saved-properties${text ? `?${text}` : ''}`;
}

/** The sort order of a URL; the default if it is unknown. */
export function readSort(text: string | null): SavedSort {
  return SORTS.find((sort) => sort === text) ?? 'newest';
}

/** The sort keys. Those of a hidden price put it last in both directions. */
export type Sortable = {
  entry: Pick<ShortlistEntry, 'addedAt'>;
  priceUp: number;
  priceDown: number;
  /** ISO instant of the next open home. */
  opensAt: string | null;
};

/** Sorted saved listings; those with equal keys stay in order, last saved first. */
export function sortSaved<Item extends Sortable>({
  items,
  sort,
}: {
  items: readonly Item[];
  sort: SavedSort;
}): Item[] {
  return items.toSorted(ORDERS[sort]);
}

type Order = (a: Sortable, b: Sortable) => number;

const ORDERS: Record<SavedSort, Order> = {
  newest: (a, b) => b.entry.addedAt - a.entry.addedAt,
  oldest: (a, b) => a.entry.addedAt - b.entry.addedAt,
  'price-asc': (a, b) => a.priceUp - b.priceUp,
  'price-desc': (a, b) => b.priceDown - a.priceDown,
  open: (a, b) => opening(a) - opening(b),
};

const LAST = Number.MAX_SAFE_INTEGER;

const opening = ({ opensAt }: Sortable): number => (opensAt ? Date.parse(opensAt) : LAST);
