import type { Field } from 'payload';

/** The last part of a page's address: made from another field while it is left empty. */
export function slugField(source: string): Field {
  return {
    name: 'slug',
    type: 'text',
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'The last part of the page’s address. Left empty, it is made from the name.',
    },
    hooks: { beforeValidate: [({ value, data }) => toSlug(value || String(data?.[source] ?? ''))] },
  };
}

/** Lower-case ASCII letters and digits with single hyphens. */
export function toSlug(text: string): string {
  const ascii = text.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  return ascii
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
