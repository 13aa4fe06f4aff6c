import { isTemplateKind, TEMPLATE_KINDS } from '#site/features/pages/template-kinds.ts';

/** What staff call a record that is built with blocks: its title or name, of a template what it replaces. */
export function recordName(doc: object): string {
  const { title, name, kind } = doc as { title?: string; name?: string; kind?: string };
  return title || name || (isTemplateKind(kind) ? TEMPLATE_KINDS[kind] : 'Untitled');
}
