/**
 * What a visitor chose in a loop, as the address says it: `e-filter-{widget}-{taxonomy}` for its filters and
 * `e-page-{widget}` for its page, as links made before the move have them. Terms are joined by what joins them:
 * `+` all of them, `~` any of them, `!` before each none of them.
 */
export type LoopState = { page: number; filters: LoopFilter[] };

/** One filter. `AND`: what has all terms; `IN`: any of them; `NOT IN`: none of them. */
export type LoopFilter = { taxonomy: string; operator: 'AND' | 'IN' | 'NOT IN'; terms: string[] };

/** How several filters of one loop go together. `DISABLED`: one at a time, the one chosen last. */
export type FilterJoin = 'AND' | 'OR' | 'DISABLED';

const MAX_PAGE = 1_000;
/** The most terms of one filter that count. */
export const MAX_TERMS = 20;

/** Whether a text may be a term: what stands for a category, a suburb or a person in addresses. */
export const isTerm = (text: string): boolean => /^[a-z0-9][a-z0-9_-]{0,79}$/.test(text);

/** The filters that count together: all, or the one chosen last. */
export const countedFilters = ({
  filters,
  join,
}: {
  filters: readonly LoopFilter[];
  join: FilterJoin;
}): readonly LoopFilter[] => (join === 'DISABLED' ? filters.slice(-1) : filters);

/** What joins a loop's filters, whatever a setting says: anything but AND and OR is DISABLED. */
export const filterJoin = (value: unknown): FilterJoin =>
  value === 'AND' || value === 'OR' ? value : 'DISABLED';

/** What the address says about this loop. Only its own taxonomies count; what makes no sense is left out. */
export function readLoopState({
  widget,
  taxonomies,
  query,
}: {
  widget: string;
  taxonomies: readonly string[];
  query: URLSearchParams;
}): LoopState {
  const known = new Map(taxonomies.map((taxonomy) => [filterName({ widget, taxonomy }), taxonomy]));
  // In the order of the address: the last one is the one chosen last.
  const filters = [...query].flatMap(([name, text]) => {
    const taxonomy = known.get(name);
    known.delete(name);
    const filter = taxonomy && readTerms({ taxonomy, text });
    return filter ? [filter] : [];
  });
  return { page: pageOf(query.get(pageName(widget))), filters };
}

/** The address's query with this loop's state in place of what it said; everything else stays as it is. */
export function writeLoopState({
  widget,
  state: { page, filters },
  query,
}: {
  widget: string;
  state: LoopState;
  query: URLSearchParams;
}): URLSearchParams {
  const others = [...query].filter(
    ([name]) => name !== pageName(widget) && !name.startsWith(filterName({ widget, taxonomy: '' })),
  );
  const own = filters
    .filter(({ terms }) => terms.length > 0)
    .map(({ taxonomy, ...filter }): [string, string] => [
      filterName({ widget, taxonomy }),
      writeTerms(filter),
    ]);
  const paged: [string, string][] = page > 1 ? [[pageName(widget), String(page)]] : [];
  return new URLSearchParams([...others, ...own, ...paged]);
}

/** The name in the address of what is chosen in one taxonomy of a loop. */
export const filterName = ({ widget, taxonomy }: { widget: string; taxonomy: string }) =>
  `e-filter-${widget}-${taxonomy}`;
/** The name in the address of a loop's page. */
export const pageName = (widget: string) => `e-page-${widget}`;

function readTerms({ taxonomy, text }: { taxonomy: string; text: string }): LoopFilter | undefined {
  // A plus that nobody escaped has become a space on its way.
  const plain = text.replaceAll(' ', '+').toLowerCase();
  const operator = plain.startsWith('!') ? 'NOT IN' : plain.includes('~') ? 'IN' : 'AND';
  const terms = [...new Set(plain.split(/[+~!]/).filter(isTerm))].slice(0, MAX_TERMS);
  return terms.length ? { taxonomy, operator, terms } : undefined;
}

function writeTerms({ operator, terms }: Pick<LoopFilter, 'operator' | 'terms'>): string {
  if (operator === 'NOT IN') return terms.map((term) => `!${term}`).join('');
  return terms.join(operator === 'IN' ? '~' : '+');
}

function pageOf(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

/** The address of a loop in some state; without JavaScript the browser jumps to where the loop is. */
export function loopHref({
  widget,
  path,
  query,
  state,
}: {
  widget: string;
  path: string;
  query: string;
  state: LoopState;
}): string {
  const written = writeLoopState({ widget, state, query: new URLSearchParams(query) }).toString();
  return `${path}${written ? `?${written}` : ''}#loop-${widget}`;
}
