import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';

/** Deletes every row of these tables, in this order: name tables that refer to others first. */
export async function emptyTables(payload: Payload, ...tables: string[]): Promise<void> {
  for (const table of tables) await query(payload, sql`delete from ${sql.identifier(table)}`);
}
