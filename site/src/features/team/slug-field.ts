import type { Field, FieldHook } from 'payload';

/** The last part of a page's address: made from another field while it is left empty, and unlike every other one. */
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
    hooks: { beforeValidate: [freeSlug(source)] },
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

/** Two people of one name get `alex-sample` and `alex-sample-2`. */
function freeSlug(source: string): FieldHook {
  return async ({ value, data, originalDoc, collection, req }) => {
    const wanted = toSlug(value || String(data?.[source] ?? ''));
    if (!wanted || !collection || wanted === originalDoc?.slug) return wanted;
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`;
      const { docs } = await req.payload.find({
        collection: collection.slug as 'agents',
        where: { slug: { equals: slug }, id: { not_equals: originalDoc?.id ?? 0 } },
        limit: 1,
        depth: 0,
        overrideAccess: true,
        req,
      });
      if (docs.length === 0) return slug;
    }
  };
}
