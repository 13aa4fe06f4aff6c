import type { CollectionConfig, Field, GlobalConfig } from 'payload';

/** What an empty field for several texts says; Payload's own is that of a list to choose from. */
const PLACEHOLDER = 'Type, then press Enter';

/** The same collection or global, with a placeholder in each field for several texts that has none. */
export const withTagPlaceholders = <Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config => ({ ...config, fields: config.fields.map(placed) });

function placed(field: Field): Field {
  if (field.type === 'text' && field.hasMany && !field.admin?.placeholder)
    return { ...field, admin: { ...field.admin, placeholder: PLACEHOLDER } };
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(placed) })) };
  return 'fields' in field ? ({ ...field, fields: field.fields.map(placed) } as Field) : field;
}
