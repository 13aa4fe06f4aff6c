import type { CollectionConfig, Field, GlobalConfig } from 'payload';

/** What an empty field for several texts says; Payload's own is that of a list to choose from. */
const PLACEHOLDER = 'Type, then press Enter';

/** How several texts are shown in a list of records; Payload's own cell prints them as JSON. */
const CELL = '/ui/admin/texts-cell.tsx#TextsCell';

/** Adds what was typed without Enter, which Payload's control forgets. */
const UNFINISHED = '/ui/admin/unfinished-text.client.tsx#UnfinishedText';

/**
 * The same collection or global, with a placeholder and a list cell in each field for several texts that has none, and
 * nothing lost that was typed there without Enter.
 */
export const withTagFields = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  fields: config.fields.map(placed),
});

function placed(field: Field): Field {
  if (field.type === 'text' && field.hasMany) {
    const { placeholder = PLACEHOLDER, components, ...admin } = field.admin ?? {};
    const afterInput = [...(components?.afterInput ?? []), UNFINISHED];
    return {
      ...field,
      admin: { ...admin, placeholder, components: { Cell: CELL, ...components, afterInput } },
    };
  }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(placed) })) };
  return 'fields' in field ? ({ ...field, fields: field.fields.map(placed) } as Field) : field;
}
