import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { comparedText } from '#site/server/contains-text.ts';
import { atomically, isPostgres, query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';

/** What the board of listings is searched for in. */
export const SEARCHED = [sql`title`, sql`suburb`, sql`headline`, sql`feed_unique_id`];

/**
 * Prepares the indexes of the board of listings: its order within a status, and on PostgreSQL every three characters of
 * what is searched. Payload's indexes hold neither ids nor expressions. Once a start, after the migrations.
 */
export async function prepareBoardIndexes(payload: Payload): Promise<void> {
  await query(payload, sql`create index if not exists listings_board on listings (status, listed_at, id)`);
  if (!isPostgres(payload)) return;
  try {
    await atomically(payload, [
      sql`create extension if not exists pg_trgm`,
      sql`create index if not exists listings_board_text on listings using gin ((${comparedText(SEARCHED)}) gin_trgm_ops)`,
    ]);
  } catch (error) {
    log.warn(
      { err: error },
      'The PostgreSQL extension pg_trgm is not available: a search of the listings in the admin reads all of them, which takes seconds at a million. Run CREATE EXTENSION pg_trgm as the owner of the database and start again.',
    );
  }
}
