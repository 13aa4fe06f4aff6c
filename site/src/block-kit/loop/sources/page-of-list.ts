import type { LoopFilter } from '../loop-address.ts';
import type { LoopItem } from '../loop-item.ts';
import type { LoopAsked, LoopFound, LoopTerm } from './source.ts';

/** One page of records that are all in memory, narrowed by what visitors chose. */
export function pageOfList<Item extends LoopItem>({
  all,
  asked: { filters, join, page, without, props },
  has,
}: {
  all: readonly Item[];
  asked: LoopAsked;
  has: (input: { item: Item; taxonomy: string; term: string }) => boolean;
}): LoopFound {
  const fits = (item: Item, { taxonomy, operator, terms }: LoopFilter) => {
    const owns = (term: string) => has({ item, taxonomy, term });
    if (operator === 'AND') return terms.every(owns);
    return operator === 'IN' ? terms.some(owns) : !terms.some(owns);
  };
  const isChosen = (item: Item) =>
    filters.length === 0 ||
    (join === 'OR'
      ? filters.some((filter) => fits(item, filter))
      : filters.every((filter) => fits(item, filter)));
  const found = all.filter((item) => !without.includes(item.id) && isChosen(item)).slice(props.offset);
  const pages = Math.max(1, Math.ceil(found.length / props.perPage));
  const shown = Math.min(page, pages);
  return {
    items: found.slice((shown - 1) * props.perPage, shown * props.perPage),
    total: found.length,
    more: false,
    page: shown,
    pages,
  };
}

/** The terms that some of these records have, by their labels. */
export function termsOf<Item>({
  all,
  of,
}: {
  all: readonly Item[];
  of: (item: Item) => { term: string; label: string } | null;
}): LoopTerm[] {
  const terms = new Map<string, LoopTerm>();
  for (const item of all) {
    const found = of(item);
    if (!found?.term) continue;
    const known = terms.get(found.term) ?? { ...found, count: 0 };
    terms.set(found.term, { ...known, count: known.count + 1 });
  }
  return [...terms.values()].sort((a, b) => a.label.localeCompare(b.label));
}
