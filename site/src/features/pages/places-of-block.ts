import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import type { DESIGN_TABLES } from '#site/server/design-pictures.ts';

/** A published record that a block is in. */
export type BlockPlace = { path: string; name: string };

/** The collections built with blocks, with their names in sentences. */
export const HOLDERS = [
  { table: 'pages', name: 'title', called: 'the page' },
  { table: 'posts', name: 'title', called: 'the news' },
  { table: 'sections', name: 'name', called: 'the reusable section' },
  { table: 'templates', name: 'name', called: 'the template' },
  { table: 'item_templates', name: 'name', called: 'the template' },
  { table: 'popups', name: 'name', called: 'the popup' },
] as const satisfies readonly { table: (typeof DESIGN_TABLES)[number]; name: string; called: string }[];

/** Every published record in which a block of this type chooses this record in its setting `prop`. */
export async function placesOfBlock({
  payload,
  type,
  prop,
  id,
}: {
  payload: Payload;
  type: string;
  prop: string;
  id: number;
}): Promise<BlockPlace[]> {
  const found = await Promise.all(
    HOLDERS.map(async ({ table, name, called }) => {
      // Few hold one at all.
      const rows = await query<{ id: unknown; name: unknown; design: unknown }>(
        payload,
        sql`select id, ${sql.raw(name)} as name, design from ${sql.raw(table)}
            where _status = 'published' and cast(design as text) like ${`%"${type}"%`} order by id`,
      );
      return rows
        .filter(({ design }) => holds({ part: jsonOf(design), type, prop, id }))
        .map((row) => ({
          path: `/admin/builder/${table.replace('_', '-')}/${row.id}`,
          name: `${called} “${row.name}”`,
        }));
    }),
  );
  return found.flat();
}

function holds(asked: { part: unknown; type: string; prop: string; id: number }): boolean {
  const { part, type, prop, id } = asked;
  if (typeof part !== 'object' || part === null) return false;
  const { type: own, props } = part as { type?: unknown; props?: Record<string, unknown> };
  const chosen = own === type ? props?.[prop] : undefined;
  if (Array.isArray(chosen) && chosen.includes(id)) return true;
  return Object.values(part).some((inner) => holds({ ...asked, part: inner }));
}
