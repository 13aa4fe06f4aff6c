import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** The blocked websites as the embed asks for them, in the order of their names. */
export async function loadBlackList(payload: Payload): Promise<{ url: string }[]> {
  const rows = await query<{ host: string }>(payload, sql`select host from blocked_hosts order by host`);
  return rows.map(({ host }) => ({ url: host }));
}
