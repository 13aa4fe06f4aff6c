import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { comparedText } from '#site/server/contains-text.ts';
import { isPostgres, query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';

/** What the board of listings is searched for in. */
export const SEARCHED = [sql`title`, sql`suburb`, sql`headline`, sql`feed_unique_id`];

/**
 * Prepares the indexes of the board of listings: its order within a status, and on PostgreSQL every three characters of
 * what is searched. Payload's indexes hold neither ids nor expressions. Once a start, after the migrations.
 */
export async function prepareBoardIndexes(payload: Payload): Promise<void> {
  await query(payload, sql`create index if not exists listings_board on listings (status, listed_at, id)`);
  if (isPostgres(payload) && (await hasTrigrams(payload)))
    await query(
      payload,
      sql`create index if not exists listings_board_text on listings using gin ((${comparedText(SEARCHED)}) gin_trgm_ops)`,
    );
}

/** Whether the extension that finds parts of texts is there; makes it where the database's user may. */
async function hasTrigrams(payload: Payload): Promise<boolean> {
  const found = await query(payload, sql`select 1 from pg_extension where extname = 'pg_trgm'`);
  if (found.length > 0) return true;
  try {
    await query(payload, sql`create extension pg_trgm`);
    return true;
  } catch (error) {
    log.warn(
      { err: error },
      'The PostgreSQL extension pg_trgm could not be added: a search of the listings in the admin reads all of them, which takes seconds at a million. Run CREATE EXTENSION pg_trgm as the owner of the database and start again.',
    );
    return false;
  }
}
