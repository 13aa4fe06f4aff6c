import type { ShortlistEntry } from './shortlist-types.ts';

/** The orders of the saved listings, by what they are called in an address. */
export const SORTS = {
  newest: 'Recently saved',
  oldest: 'Oldest saved',
  'price-asc': 'Lowest price',
  'price-desc': 'Highest price',
  open: 'Next open home',
} as const;

export type SavedSort = keyof typeof SORTS;

/** The address of the saved listings in an order; the second page on with its number. */
export function savedPath({ sort, page = 1 }: { sort: SavedSort; page?: number }): string {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `/saved-properties${text ? `?${text}` : ''}`;
}

/** The order an address asks for; the usual one when it asks for none there is. */
export function readSort(text: string | null): SavedSort {
  return text !== null && Object.hasOwn(SORTS, text) ? (text as SavedSort) : 'newest';
}

/** What orders go by. A hidden price has keys that put it last both ways. */
export type Sortable = {
  entry: Pick<ShortlistEntry, 'addedAt'>;
  priceUp: number;
  priceDown: number;
  /** ISO instant of the next open home. */
  opensAt: string | null;
};

/** Saved listings in an order; those that come with equal keys stay as they are, last saved first. */
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
