import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { type ItemSource, isItemSource, isTemplateKind, type TemplateKind } from './template-kinds.ts';

/** A template as stored, in the version of the blocks it was saved with. */
export type StoredTemplate = { id: number; kind: TemplateKind; design: unknown };

/** The published templates: one of each kind at most. */
export async function loadTemplates(payload: Payload): Promise<StoredTemplate[]> {
  const rows = await query<Record<'id' | 'kind' | 'design', unknown>>(
    payload,
    sql`select id, kind, design from templates where _status = 'published'`,
  );
  return rows.flatMap(({ id, kind, design }) =>
    isTemplateKind(kind) ? [{ id: Number(id), kind, design: design ? jsonOf(design) : null }] : [],
  );
}

/** An item template as it is stored. */
export type StoredItemTemplate = { id: number; source: ItemSource; design: unknown };

/** The published item templates. */
export async function loadItemTemplates(payload: Payload): Promise<StoredItemTemplate[]> {
  const rows = await query<Record<'id' | 'source' | 'design', unknown>>(
    payload,
    sql`select id, source, design from item_templates where _status = 'published'`,
  );
  return rows.flatMap(({ id, source, design }) =>
    isItemSource(source) ? [{ id: Number(id), source, design: design ? jsonOf(design) : null }] : [],
  );
}
