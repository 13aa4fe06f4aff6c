import type { Field, FieldAccess, FieldHook } from 'payload';
import { slug } from './slug.ts';

/** The last part of a page's path: generated from another field if it is empty, and unique. */
export function slugField(source: string, access: { update?: FieldAccess } = {}): Field {
  return {
    name: 'slug',
    type: 'text',
    unique: true,
    index: true,
    access,
    admin: {
      position: 'sidebar',
      description: 'The last part of the page’s URL. Leave empty to create it from the name.',
    },
    hooks: { beforeValidate: [freeSlug(source)] },
  };
}

/** Two people of one name get `alex-sample` and `alex-sample-2`. */
function freeSlug(source: string): FieldHook {
  return async ({ value, data, originalDoc, collection, req }) => {
    const words = value || String(data?.[source] ?? '');
    // Other scripts leave an empty slug; the record still needs a path.
    const wanted = slug(words) || (words && collection ? collection.slug : '');
    if (!wanted || !collection || wanted === originalDoc?.slug) return wanted;
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? wanted : `${wanted}-${count}`;
      const { docs } = await req.payload.find({
        collection: collection.slug as 'agents',
        where: { slug: { equals: free }, id: { not_equals: originalDoc?.id ?? 0 } },
        limit: 1,
        depth: 0,
        overrideAccess: true,
        req,
      });
      if (docs.length === 0) return free;
    }
  };
}
