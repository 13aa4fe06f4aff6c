import type { CollectionConfig, GlobalConfig } from 'payload';

/** Above each form: what keeps typed text when a record is taken over from a colleague, and when a session ends. */
const KEEPERS = [
  '/ui/admin/take-over-wait.client.tsx#TakeOverWait',
  '/ui/admin/unsaved-changes.client.tsx#UnsavedChanges',
];

/** The same collection, whose forms keep what is typed, and whose records without a name say what they are. */
export function withRecordHeader(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, labels, slug } = collection;
  const { components = {}, useAsTitle } = admin;
  const singular = typeof labels?.singular === 'string' ? labels.singular : slug;
  const heading = {
    path: '/ui/admin/record-heading.client.tsx#RecordHeading',
    clientProps: { singular, isNamed: Boolean(useAsTitle) && useAsTitle !== 'id' },
  };
  const before = [...(components.edit?.beforeDocumentControls ?? []), heading, ...KEEPERS];
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...components, edit: { ...components.edit, beforeDocumentControls: before } },
    },
  };
}

/** The same settings, whose form keeps what is typed. */
export function globalWithRecordHeader(global: GlobalConfig): GlobalConfig {
  const { components = {} } = global.admin ?? {};
  const before = [...(components.elements?.beforeDocumentControls ?? []), ...KEEPERS];
  return {
    ...global,
    admin: {
      ...global.admin,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls: before } },
    },
  };
}
