import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';

/** Names the person who has a record open. Payload says their email address, and their id to colleagues who do not see it. */
export function withNamedEditors(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (locks) locks.hooks = { ...locks.hooks, afterRead: [...(locks.hooks?.afterRead ?? []), nameEditor] };
  return config;
}

const nameEditor: CollectionAfterReadHook = ({ doc }) => {
  const editor: unknown = doc.user?.value;
  if (typeof editor === 'object' && editor !== null && 'name' in editor)
    Object.assign(editor, { email: editor.name });
  return doc;
};
