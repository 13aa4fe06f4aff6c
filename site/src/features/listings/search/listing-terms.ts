import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { slug } from '#site/server/slug.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { hasAgent } from '../public/public-rows.ts';
import { loadSearchOptions } from './search-options.ts';
import type { SearchOptions } from './suburbs.ts';

/** What listings are divided by, besides who sells them. */
export const LISTING_TERMS = ['channel', 'category', 'type', 'suburb', 'beds', 'feature'] as const;
/** With whose they are; a term of these two is an id. */
export type ListingTaxonomy = (typeof LISTING_TERMS)[number] | 'office' | 'agent';

/** `AND`: what has all terms; `IN`: any of them; `NOT IN`: none of them. */
export type ListingFilter = {
  taxonomy: ListingTaxonomy;
  operator: 'AND' | 'IN' | 'NOT IN';
  terms: readonly string[];
};

/** Terms with how many listings have them, by the term. For beds: that many or more. */
export type TermCounts = Map<string, number>;

/** The condition of one filter. A term that nobody knows is one that no listing has. */
export async function filterCondition(payload: Payload, filter: ListingFilter): Promise<SQL> {
  const { types } = await loadSearchOptions(payload);
  const has = filter.terms.map((term) => hasTerm({ ...filter, term, types }));
  if (has.length === 0) return sql`1 = 1`;
  if (filter.operator === 'AND') return sql`(${sql.join(has, sql` and `)})`;
  const any = sql`(${sql.join(has, sql` or `)})`;
  // What is not known of a listing is no term of it.
  return filter.operator === 'IN' ? any : sql`coalesce(not ${any}, true)`;
}

/** How many of the listings that meet a condition have each term of a taxonomy. One query. */
export async function countTerms(
  payload: Payload,
  { where, taxonomy }: { where: SQL; taxonomy: ListingTaxonomy },
): Promise<TermCounts> {
  if (taxonomy === 'agent') return counted(await query<Counted>(payload, agentCounts(where)));
  const column = COLUMNS[taxonomy];
  const rows = await query<Counted>(
    payload,
    sql`select ${column} as term, count(*) as n from public_listings where ${where} group by ${column}`,
  );
  const counts = counted(rows);
  if (taxonomy === 'feature') return spread(counts);
  if (taxonomy === 'beds') return orMore(counts);
  return taxonomy === 'type' ? renamed(counts, slug) : counts;
}

/** What a type's term is called; a slug says less than the name. */
export function typeName({ types, term }: { types: SearchOptions['types']; term: string }): string {
  return namesOfType({ types, term })[0] ?? term;
}

type Counted = { term: unknown; n: unknown };

const COLUMNS: Record<Exclude<ListingTaxonomy, 'agent'>, SQL> = {
  channel: sql.raw('channel'),
  category: sql.raw('category'),
  type: sql.raw('property_type'),
  suburb: sql.raw('suburb_key'),
  beds: sql.raw('beds'),
  feature: sql.raw('features'),
  office: sql.raw('office'),
};

const NOTHING = sql`1 = 0`;
/** More bedrooms are no choice of their own. */
const MOST_BEDS = 5;

function hasTerm({
  taxonomy,
  term,
  types,
}: Pick<ListingFilter, 'taxonomy'> & { term: string; types: SearchOptions['types'] }): SQL {
  switch (taxonomy) {
    case 'channel':
    case 'category':
    case 'suburb':
      return sql`${COLUMNS[taxonomy]} = ${term}`;
    case 'type': {
      const names = namesOfType({ types, term });
      if (names.length === 0) return NOTHING;
      return sql`property_type in (${sqlList(names)})`;
    }
    case 'beds':
      return /^[1-9]$/.test(term) ? sql`beds >= ${Number(term)}` : NOTHING;
    case 'feature':
      return sql`features like ${`%|${term.replace(/[!%_]/g, '!$&')}|%`} escape '!'`;
    case 'office':
      return idOr(term, (id) => sql`office = ${id}`);
    case 'agent':
      return idOr(term, (id) => hasAgent(sql`= ${id}`));
  }
}

const idOr = (term: string, has: (id: number) => SQL): SQL =>
  /^\d{1,9}$/.test(term) ? has(Number(term)) : NOTHING;

/** Feeds write one type in several ways: `Unit`, `UNIT`. */
function namesOfType({ types, term }: { types: SearchOptions['types']; term: string }): string[] {
  return [...new Set(Object.values(types).flat())].filter((name) => slug(name) === term);
}

const agentCounts = (where: SQL): SQL =>
  sql`select agents_id as term, count(*) as n from listings_rels
    where path = 'agents' and agents_id is not null
      and parent_id in (select abs(listing) from public_listings where ${where})
    group by agents_id`;

const counted = (rows: Counted[]): TermCounts =>
  new Map(
    rows.flatMap(({ term, n }): [string, number][] =>
      term === null || term === '' ? [] : [[String(term), Number(n)]],
    ),
  );

function renamed(counts: TermCounts, name: (term: string) => string): TermCounts {
  const all: TermCounts = new Map();
  for (const [term, n] of counts) all.set(name(term), (all.get(name(term)) ?? 0) + n);
  return all;
}

/** Of rows that hold several terms between bars. */
function spread(counts: TermCounts): TermCounts {
  const all: TermCounts = new Map();
  for (const [terms, n] of counts)
    for (const term of terms.split('|').filter(Boolean)) all.set(term, (all.get(term) ?? 0) + n);
  return all;
}

function orMore(counts: TermCounts): TermCounts {
  const atLeast = (beds: number) =>
    [...counts].reduce((sum, [term, n]) => sum + (Number(term) >= beds ? n : 0), 0);
  return new Map(
    Array.from({ length: MOST_BEDS }, (_, index): [string, number] => [
      String(index + 1),
      atLeast(index + 1),
    ]).filter(([, n]) => n > 0),
  );
}
