/** What a template replaces. */
export const TEMPLATE_KINDS = {
  header: 'Header',
  footer: 'Footer',
  listing: 'Listing page',
  agent: 'Agent page',
  office: 'Office page',
  suburb: 'Suburb page',
  post: 'News post',
  archive: 'Search results',
  'not-found': 'Page not found',
} as const;

export type TemplateKind = keyof typeof TEMPLATE_KINDS;

/** Whether a word names a kind of template. */
export const isTemplateKind = (value: unknown): value is TemplateKind =>
  typeof value === 'string' && Object.hasOwn(TEMPLATE_KINDS, value);

/** What an item's template may be made for: one of what a loop shows. */
export const ITEM_SOURCES = {
  listings: 'Property',
  agents: 'Agent',
  offices: 'Office',
  posts: 'News post',
  pages: 'Page',
  testimonials: 'Testimonial',
} as const;

export type ItemSource = keyof typeof ITEM_SOURCES;
export type ItemKind = `item-${ItemSource}`;

/** Everything that blocks can be limited to: kinds of templates and of items. */
export type DesignKind = TemplateKind | ItemKind;

/** Whether a word names a source of items. */
export const isItemSource = (value: unknown): value is ItemSource =>
  typeof value === 'string' && Object.hasOwn(ITEM_SOURCES, value);

/** The source of a kind of item; undefined for what is no such kind. */
export function sourceOfKind(kind: unknown): ItemSource | undefined {
  const source = typeof kind === 'string' && kind.startsWith('item-') ? kind.slice('item-'.length) : '';
  return isItemSource(source) ? source : undefined;
}

/** Whether a word names a kind of template, of an item too. */
export const isDesignKind = (value: unknown): value is DesignKind =>
  isTemplateKind(value) || sourceOfKind(value) !== undefined;

/** Words as the choices of a select field. */
export const optionsOf = (words: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
