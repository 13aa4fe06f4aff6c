import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { textCondition } from '../public/listing-text.ts';
import { SEARCH_FEATURES } from '../terms/search-features.ts';
import type { Search } from './search-query.ts';

/** What a search asks of the text of a listing: its features, and keywords. */
export async function textConditions(
  payload: Payload,
  { features = [], keywords = [] }: Partial<Pick<Search, 'features' | 'keywords'>>,
): Promise<SQL[]> {
  const text = await textCondition(payload, keywords);
  return [
    ...features.filter((name) => name in SEARCH_FEATURES).map((name) => sql`traits like ${`%|${name}|%`}`),
    ...(text ? [text] : []),
  ];
}
