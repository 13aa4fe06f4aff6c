import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';

/** A published reusable section; its design is as it was stored. */
export type StoredSection = { name: string; design: unknown };

/** The published reusable sections with these ids, by id. Missing and unpublished ones are left out. */
export async function loadSections(payload: Payload, ids: number[]): Promise<Map<number, StoredSection>> {
  if (ids.length === 0) return new Map();
  const rows = await query<Record<'id' | 'name' | 'design', unknown>>(
    payload,
    sql`select id, name, design from sections where id in (${sql.join(ids, sql`, `)}) and _status = 'published'`,
  );
  return new Map(
    rows.map(({ id, name, design }) => [
      Number(id),
      { name: String(name ?? ''), design: design ? jsonOf(design) : null },
    ]),
  );
}
