import { sql } from 'drizzle-orm';
import type { CollectionConfig, Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { purge } from '#site/server/purge.ts';
import { designAccess, designPreview, designVersions, unlessDraft } from './built-with-blocks.ts';
import { designEndpoints } from './design-endpoints.ts';
import { type CleanDesign, cleanBeforeChange, designFields } from './design-field.ts';
import { ITEM_SOURCES, type ItemSource, isItemSource } from './template-kinds.ts';

/** How one of the records of a loop looks. Several for each source; a loop names the one it uses. */
export const itemTemplates = (clean: CleanDesign): CollectionConfig => ({
  slug: 'item-templates',
  endpoints: designEndpoints('item-templates'),
  labels: { singular: 'Item template', plural: 'Item templates' },
  admin: {
    group: 'Website',
    useAsTitle: 'name',
    defaultColumns: ['name', 'source', '_status', 'updatedAt'],
    preview: designPreview('item-templates'),
  },
  access: designAccess,
  versions: designVersions,
  graphQL: false,
  hooks: {
    beforeChange: [cleanBeforeChange(clean)],
    // Every page carries this tag.
    afterChange: [({ context }) => unlessDraft({ context, purge: () => purge(['templates']) })],
    afterDelete: [() => purge(['templates'])],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'source',
      type: 'select',
      label: 'What it shows',
      required: true,
      defaultValue: 'listings',
      options: Object.entries(ITEM_SOURCES).map(([value, label]) => ({ value, label })),
      admin: {
        description:
          'One of what a loop grid shows. Words such as {address}, {price}, {name} or {excerpt} in its text stand for those of each; a link to #item leads to its page.',
      },
    },
    ...designFields,
  ],
});

/** An item template as it is stored; its design is of whatever version it was saved with. */
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
