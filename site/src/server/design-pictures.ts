import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, jsonOf, query } from './database.ts';

/** The tables whose records are built with blocks. */
export const DESIGN_TABLES = ['pages', 'posts', 'sections', 'templates', 'item_templates', 'popups'] as const;

/** The ids of all pictures that something built with blocks shows, as published or in its newest draft. */
export async function picturesInDesigns(payload: Payload): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const table of DESIGN_TABLES) {
    const rows = await query<{ design: unknown }>(
      payload,
      sql`select design from ${sql.identifier(table)}
          union all select version_design from ${sql.identifier(`_${table}_v`)} where latest = ${truth(payload)}`,
    );
    for (const { design } of rows) for (const id of picturesOf(jsonOf(design))) ids.add(id);
  }
  return ids;
}

/** A chosen picture is the one value of a design that has a number for its id; blocks have texts. */
export function picturesOf(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return [];
  const { id } = part as { id?: unknown };
  return [...(typeof id === 'number' ? [id] : []), ...Object.values(part).flatMap(picturesOf)];
}

/** How this database writes true. */
export const truth = (payload: Payload): SQL => (isPostgres(payload) ? sql`true` : sql`1`);
