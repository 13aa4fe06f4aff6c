import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { cardOf } from '../public/card-of.ts';
import { ownedBy } from '../public/listings-of.ts';
import type { Channel } from '../public/public-listing.ts';
import { isOfListings } from '../public/public-rows.ts';
import { filterCondition, type ListingFilter } from './listing-terms.ts';
import { pageOfListings, type SearchResult } from './search.ts';
import { searchConditions } from './search-conditions.ts';
import type { Search } from './search-query.ts';

/** Which listings a list shows: those of a search, and what a list asks beyond one. */
export type ListingChoice = {
  /** Its channel and page count for nothing here. */
  search: Search;
  channels: readonly Channel[];
  /** Of any of these people or offices; of everybody where there are none. */
  agents: readonly number[];
  offices: readonly number[];
  /** Slugs; each of them. */
  features: readonly string[];
  /** These alone, in their order. */
  ids?: readonly number[];
};

/** What visitors narrow a choice by: all of the filters, or with `OR` any of them. */
export type Narrowing = { filters: readonly ListingFilter[]; join: 'AND' | 'OR' };

/** The condition that all listings of a choice meet. */
export async function choiceCondition(payload: Payload, choice: ListingChoice): Promise<SQL> {
  const { search, channels, agents, offices, features, ids } = choice;
  const parts = [await searchConditions(payload, search, channels)];
  const owners = [...agents.map((agent) => ({ agent })), ...offices.map((office) => ({ office }))];
  if (owners.length) parts.push(sql`(${sql.join(owners.map(ownedBy), sql` or `)})`);
  if (features.length)
    parts.push(await filterCondition(payload, { taxonomy: 'feature', operator: 'AND', terms: features }));
  if (ids) parts.push(isOfListings(ids));
  return sql.join(parts, sql` and `);
}

/**
 * One page of a choice. Two queries over the indexes of the read model, as a search; those chosen by hand are read
 * whole, for their order.
 */
export async function chosenListings(
  payload: Payload,
  {
    choice,
    narrowing: { filters, join },
    without,
    page,
    size,
    offset,
  }: {
    choice: ListingChoice;
    narrowing: Narrowing;
    without: readonly number[];
    page: number;
    size: number;
    offset: number;
  },
): Promise<SearchResult> {
  const parts = [await choiceCondition(payload, choice)];
  const narrow = await Promise.all(filters.map((filter) => filterCondition(payload, filter)));
  if (narrow.length) parts.push(sql`(${sql.join(narrow, join === 'OR' ? sql` or ` : sql` and `)})`);
  if (without.length) parts.push(sql`not ${isOfListings(without)}`);
  const where = sql.join(parts, sql` and `);
  if (!choice.ids) return pageOfListings(payload, { where, sort: choice.search.sort, page, size, offset });
  const rows = await query<{ card: unknown }>(
    payload,
    sql`select cast(card as text) as card from public_listings where ${where}`,
  );
  const byId = new Map(rows.map((row) => cardOf(row.card)).map((card) => [card.id, card]));
  const cards = choice.ids.flatMap((id) => byId.get(id) ?? []).slice(offset);
  const pages = Math.max(1, Math.ceil(cards.length / size));
  const shown = Math.min(page, pages);
  return {
    cards: cards.slice((shown - 1) * size, shown * size),
    total: cards.length,
    more: false,
    page: shown,
    pages,
  };
}
