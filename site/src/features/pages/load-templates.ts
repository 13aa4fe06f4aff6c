import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Template } from '#site/payload-types.ts';
import { jsonOf, query } from '#site/server/database.ts';
import { type ItemSource, isItemSource, isTemplateKind, type TemplateKind } from './template-kinds.ts';
import { inOrder, type TemplateConditions, templateConditionsOf } from './templates/template-conditions.ts';

/** A template as stored, in the version of the blocks it was saved with. */
export type StoredTemplate = {
  id: number;
  kind: TemplateKind;
  /** The lowest is tried first. */
  order: number;
  /** Null where it is for all pages of its kind. */
  conditions: TemplateConditions | null;
  design: unknown;
};

/** The published templates, those that are tried first in front. */
export async function loadTemplates(payload: Payload): Promise<StoredTemplate[]> {
  const { docs } = await payload.find({
    collection: 'templates',
    where: { _status: { equals: 'published' } },
    select: { kind: true, appliesTo: true, conditions: true, order: true, design: true },
    depth: 0,
    pagination: false,
  });
  return inOrder(docs.flatMap((doc) => storedTemplateOf(doc) ?? []));
}

/** A template as it was read; undefined for one of a kind that is unknown here. */
export const storedTemplateOf = (
  doc: Pick<Template, 'id'> &
    Partial<Pick<Template, 'kind' | 'appliesTo' | 'conditions' | 'order' | 'design'>>,
): StoredTemplate | undefined =>
  isTemplateKind(doc.kind)
    ? {
        id: doc.id,
        kind: doc.kind,
        order: doc.order ?? 0,
        conditions: templateConditionsOf(doc),
        design: doc.design ?? null,
      }
    : undefined;

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
