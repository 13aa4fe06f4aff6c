import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { trueLiteral } from '#site/server/design-pictures.ts';
import { type BlockPlace, HOLDERS } from '../places-of-block.ts';

/** Every page, section, template, news post and popup with a block that has this preset, as published or in its newest draft. */
export async function placesOfPreset({
  payload,
  id,
}: {
  payload: Payload;
  id: number;
}): Promise<BlockPlace[]> {
  const found = await Promise.all(
    HOLDERS.map(async ({ table, name, called }) => {
      const [published, drafts] = await Promise.all([
        query<Row>(
          payload,
          sql`select id, ${sql.raw(name)} as name, design from ${sql.raw(table)}
              where cast(design as text) like ${MENTIONED} order by id`,
        ),
        query<Row>(
          payload,
          sql`select parent_id as id, ${sql.raw(`version_${name}`)} as name, version_design as design
              from ${sql.raw(`_${table}_v`)}
              where latest = ${trueLiteral(payload)} and cast(version_design as text) like ${MENTIONED}
              order by parent_id`,
        ),
      ]);
      const rows = [...published, ...drafts].filter(
        (row) => row.id !== null && hasPreset(jsonOf(row.design), id),
      );
      const distinct = new Map(rows.map((row) => [Number(row.id), row.name]));
      return [...distinct].map(([record, title]) => ({
        path: `/admin/builder/${table.replace('_', '-')}/${record}`,
        name: `${called} “${title || record}”`,
      }));
    }),
  );
  return found.flat();
}

type Row = { id: unknown; name: unknown; design: unknown };
const MENTIONED = '%"stylePreset"%';

function hasPreset(part: unknown, id: number): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { stylePreset } = part as { stylePreset?: unknown };
  if (Array.isArray(stylePreset) && stylePreset.includes(id)) return true;
  return Object.values(part).some((inner) => hasPreset(inner, id));
}
