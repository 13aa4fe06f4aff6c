import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';

/** The address of a record as visitors reach it; null while it has none. */
type AddressOf = (doc: Record<string, unknown>) => string | null;

/**
 * Hooks that keep an address working after a published record has moved to another one: a redirect leads from the old
 * to the new. Redirects that led to the old address lead straight to the new one, and one that was at the new
 * address goes, so that nobody is sent in a circle.
 */
export function keepOldAddress(
  addressOf: AddressOf,
  /** Called for the address that was left, to forget what is kept of it. */
  left: (address: string) => void = () => undefined,
): {
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
} {
  return {
    // `originalDoc` is the newest draft, which may already have the new address, so the published version is loaded.
    beforeChange: async ({ data, originalDoc, operation, collection, req, context }) => {
      if (operation !== 'update' || !originalDoc) return data;
      const stored = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
        collection: collection.slug,
        where: { id: { equals: originalDoc.id } },
        req,
      });
      if (stored && isPublic(stored)) context[keyOf(collection.slug, originalDoc.id)] = addressOf(stored);
      return data;
    },
    afterChange: async ({ doc, collection, req, context }) => {
      const key = keyOf(collection.slug, doc.id);
      const { [key]: from } = context;
      delete context[key];
      const to = isPublic(doc) ? addressOf(doc) : null;
      // A draft moves nothing that visitors see.
      if (typeof from !== 'string' || !to || from === to) return;
      await redirect({ req, from, to });
      left(from);
    },
  };
}

const keyOf = (slug: string, id: unknown): string => `address of ${slug}/${id}`;

/** Without drafts a record is always published. */
const isPublic = (doc: Record<string, unknown>): boolean => doc._status !== 'draft';

async function redirect({ req, from, to }: { req: PayloadRequest; from: string; to: string }): Promise<void> {
  const { payload } = req;
  // The check of redirects that staff make would still see the page at its old address.
  const common = { collection: 'redirects', req, depth: 0, context: { pageMoved: true } } as const;
  await payload.delete({ ...common, where: { from: { equals: to } } });
  await payload.update({ ...common, where: { to: { in: [from, `${from}/`] } }, data: { to } });
  const { docs } = await payload.find({ ...common, where: { from: { equals: from } }, limit: 1 });
  const [there] = docs;
  const data = { to, kind: '301' as const };
  if (there) await payload.update({ ...common, id: there.id, data });
  else await payload.create({ ...common, data: { from, ...data } });
}
