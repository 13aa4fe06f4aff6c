import { recordOf } from '#site/block-kit/design.ts';
import { isTerm, type LoopFilter, MAX_TERMS } from '#site/block-kit/loop/loop-address.ts';

const MAX_FILTERS = 10;

/**
 * The filters of a request as its script puts them together: by type, then taxonomy, each `{ terms, logicalJoin }` or
 * a list of such; or each by itself, with its `filterData`. Null where none are named at all, so that the address counts.
 */
export function readWidgetFilters(value: unknown): LoopFilter[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  const own = entries.flatMap(([, filter]) => {
    const { filterData } = recordOf(filter);
    const { selectedTaxonomy } = recordOf(filterData);
    return typeof selectedTaxonomy === 'string'
      ? readOne({ taxonomy: selectedTaxonomy, filter: filterData })
      : [];
  });
  // Whatever the type is called: a taxonomy of this loop counts, another one does not.
  const grouped = entries.flatMap(([, byTaxonomy]) =>
    Object.entries(recordOf(byTaxonomy)).flatMap(([taxonomy, filters]) =>
      (Array.isArray(filters) ? filters : [filters]).flatMap((filter) => readOne({ taxonomy, filter })),
    ),
  );
  const byTaxonomy = new Map([...grouped, ...own].map((filter) => [filter.taxonomy, filter]));
  return [...byTaxonomy.values()].slice(0, MAX_FILTERS);
}

function readOne({ taxonomy, filter }: { taxonomy: string; filter: unknown }): LoopFilter[] {
  const { terms, logicalJoin, operator } = recordOf(filter);
  if (!Array.isArray(terms)) return [];
  const known = terms
    .slice(0, MAX_TERMS)
    .map((term) => String(term).toLowerCase())
    .filter(isTerm);
  const join = String(operator ?? logicalJoin ?? '').toUpperCase();
  // Terms that are none narrow to nothing: leaving them out would show more than was asked for.
  if (known.length === 0)
    return terms.length > 0 ? [{ taxonomy, operator: 'AND', terms: ['no-such-term'] }] : [];
  return [{ taxonomy, operator: operatorOf(join), terms: [...new Set(known)] }];
}

function operatorOf(join: string): LoopFilter['operator'] {
  if (join === 'NOT' || join === 'NOT IN') return 'NOT IN';
  return join === 'OR' || join === 'IN' ? 'IN' : 'AND';
}
