import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';

type Values = Record<string, unknown>;

/**
 * Takes out of values that are to be written again the pictures, documents and people that were deleted since, and an
 * office that is gone. A few queries for all of them; the answer is used for each.
 */
export async function withoutDeleted({
  payload,
  all,
}: {
  payload: Payload;
  /** Everything that may be written. */
  all: Values[];
}): Promise<(values: Values) => Values> {
  const wanted = (fields: string[]) =>
    all.flatMap((values) => fields.flatMap((field) => [values[field] ?? []].flat() as unknown[]));
  const ids = (fields: string[]) => wanted(fields).map(Number);
  const files = wanted(['documents']).flatMap((row) => (row as { file?: number | null }).file ?? []);
  const [media, agents, offices, documents] = await Promise.all([
    existing({ payload, table: sql`media`, ids: ids(['images', 'floorPlans']) }),
    existing({ payload, table: sql`agents`, ids: ids(['agents']) }),
    existing({ payload, table: sql`offices`, ids: ids(['office']) }),
    existing({ payload, table: sql`property_documents`, ids: files }),
  ]);
  return (values) => {
    const living = { ...values };
    for (const [field, there] of [
      ['images', media],
      ['floorPlans', media],
      ['agents', agents],
    ] as const)
      if (living[field]) living[field] = (living[field] as number[]).filter((id) => there.has(id));
    if (living.documents)
      living.documents = (living.documents as { file?: number | null }[]).filter(
        ({ file }) => !file || documents.has(file),
      );
    if (living.office && !offices.has(Number(living.office))) delete living.office;
    return living;
  };
}

async function existing({ payload, table, ids }: { payload: Payload; table: SQL; ids: number[] }) {
  if (ids.length === 0) return new Set<number>();
  const rows = await query<{ id: unknown }>(
    payload,
    sql`select id from ${table} where id in (${sqlList([...new Set(ids)])})`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}
