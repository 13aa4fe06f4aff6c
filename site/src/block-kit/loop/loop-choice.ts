import type { FilterJoin, LoopFilter, LoopState } from './loop-address.ts';

/** How many terms of one filter go together: one alone, what has any or all of them, or what has none of them. */
export type Choose = 'one' | 'any' | 'all' | 'none';

/** A loop's state after somebody chose a term, or took it back; '' takes back all of the filter. Its first page then. */
export function chooseTerm({
  state: { filters },
  taxonomy,
  term,
  choose,
  join,
}: {
  state: LoopState;
  taxonomy: string;
  term: string;
  choose: Choose;
  join: FilterJoin;
}): LoopState {
  const before = chosenTerms({ filters, taxonomy });
  const terms = term === '' ? [] : toggled({ before, term, alone: choose === 'one' });
  const others = join === 'DISABLED' ? [] : filters.filter((filter) => filter.taxonomy !== taxonomy);
  const own: LoopFilter[] = terms.length ? [{ taxonomy, operator: OPERATORS[choose], terms }] : [];
  return { page: 1, filters: [...others, ...own] };
}

/** The terms of a filter that are chosen. */
export const chosenTerms = ({
  filters,
  taxonomy,
}: {
  filters: readonly LoopFilter[];
  taxonomy: string;
}): string[] => filters.find((filter) => filter.taxonomy === taxonomy)?.terms ?? [];

const OPERATORS = { one: 'AND', all: 'AND', any: 'IN', none: 'NOT IN' } as const;

function toggled({ before, term, alone }: { before: string[]; term: string; alone: boolean }): string[] {
  if (before.includes(term)) return alone ? [] : before.filter((each) => each !== term);
  return alone ? [term] : [...before, term];
}
