import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';

/** The designs of everything that is published: pages, reusable sections, templates. */
export async function publishedDesigns(payload: Payload): Promise<unknown[]> {
  const found = await Promise.all(
    ['pages', 'sections', 'templates'].map((table) =>
      query<{ design: unknown }>(
        payload,
        sql`select design from ${sql.raw(table)} where _status = 'published' and design is not null order by id`,
      ),
    ),
  );
  return found.flat().map(({ design }) => jsonOf(design));
}
