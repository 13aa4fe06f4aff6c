import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';

/**
 * The published pages along an address, from the top level down to the page itself: `/a`, then `/a/b`.
 * Levels without a page are left out.
 */
export async function pageTrail(payload: Payload, path: string): Promise<{ path: string; title: string }[]> {
  const steps = path.split('/').filter(Boolean);
  const paths = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  if (paths.length === 0) return [];
  const rows = await query<{ path: string; title: string | null }>(
    payload,
    sql`select path, title from pages where _status = 'published' and path in (${sqlList(paths)})`,
  );
  const titles = new Map(rows.map((row) => [row.path, row.title ?? '']));
  return paths.flatMap((one) => {
    const title = titles.get(one);
    return title ? [{ path: one, title }] : [];
  });
}
