import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** The names of the suburbs in which each agent has public listings, by the agent's id. */
export async function suburbsOfAgents(payload: Payload): Promise<Map<number, string[]>> {
  const rows = await query<{ agent: number | string; suburb: string }>(
    payload,
    sql`select distinct listings_rels.agents_id as agent, public_listings.suburb_name as suburb
      from public_listings join listings_rels on listings_rels.parent_id = public_listings.listing
      where listings_rels.path = 'agents' and public_listings.suburb_name is not null
      order by suburb`,
  );
  const found = new Map<number, string[]>();
  for (const { agent, suburb } of rows)
    found.set(Number(agent), [...(found.get(Number(agent)) ?? []), suburb]);
  return found;
}
