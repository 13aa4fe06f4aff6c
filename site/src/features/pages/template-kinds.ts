/** What a template takes the place of. */
export const TEMPLATE_KINDS = {
  header: 'Header of every page',
  footer: 'Footer of every page',
  listing: 'Listing page',
  agent: 'Agent page',
  office: 'Office page',
  archive: 'Search results',
  'not-found': 'Page not found',
} as const;

export type TemplateKind = keyof typeof TEMPLATE_KINDS;

/** Whether a word names a kind of template. */
export const isTemplateKind = (value: unknown): value is TemplateKind =>
  typeof value === 'string' && Object.hasOwn(TEMPLATE_KINDS, value);
