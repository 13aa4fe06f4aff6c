import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, jsonOf, query } from './database.ts';

/** The tables whose records are built with blocks. */
export const DESIGN_TABLES = ['pages', 'posts', 'sections', 'templates', 'item_templates', 'popups'] as const;

/** The ids of all pictures in designs, as published or in the newest draft. */
export async function picturesInDesigns(payload: Payload): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const table of DESIGN_TABLES) {
    const rows = await query<{ design: unknown }>(
      payload,
      sql`select design from ${sql.identifier(table)}
          union all select version_design from ${sql.identifier(`_${table}_v`)} where latest = ${trueLiteral(payload)}`,
    );
    for (const { design } of rows) for (const id of picturesOf(jsonOf(design))) ids.add(id);
  }
  return ids;
}

/** A chosen picture is the only value of a design whose id is a number; ids of blocks are texts. */
export function picturesOf(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return [];
  const { id } = part as { id?: unknown };
  return [...(typeof id === 'number' ? [id] : []), ...Object.values(part).flatMap(picturesOf)];
}

/** This database's literal for true. */
export const trueLiteral = (payload: Payload): SQL => (isPostgres(payload) ? sql`true` : sql`1`);
