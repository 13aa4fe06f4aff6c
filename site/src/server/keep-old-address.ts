import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload';

/** Above a list of records with addresses: those that were deleted, with the way to redirect theirs. */
export const OFFER_REDIRECTS = '/builder/links/deleted-addresses.tsx#DeletedAddresses';

/** The address of a record as visitors reach it; null while it has none. */
type AddressOf = (doc: Record<string, unknown>) => string | null;

/**
 * Hooks that keep an address working after a published record has moved to another one: a redirect leads from the old
 * to the new. Redirects that led to the old address lead straight to the new one, and one that was at the new
 * address goes, so that nobody is sent in a circle. The address of a published record that is deleted is noted among
 * those that were not found, where staff are offered to redirect it.
 */
export function keepOldAddress(
  addressOf: AddressOf,
  /** Called for the address that was left, to forget what is kept of it. */
  left: (address: string) => void = () => undefined,
): {
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
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
      if (to && from !== to) await forgetDeleted({ req, path: to });
      // A draft moves nothing that visitors see.
      if (typeof from !== 'string' || from === to) return;
      if (doc.deletedAt) await noteDeleted({ req, path: from, doc });
      if (!to) return;
      await redirect({ req, from, to });
      left(from);
    },
    afterDelete: async ({ doc, req }) => {
      const path = isPublic(doc) ? addressOf(doc) : null;
      if (path) await noteDeleted({ req, path, doc });
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

/** Says that what was at an address was deleted by staff. */
async function noteDeleted({
  req,
  path,
  doc,
}: {
  req: PayloadRequest;
  path: string;
  doc: Record<string, unknown>;
}): Promise<void> {
  if (!req.user) return;
  const common = { collection: 'missing-addresses', req, depth: 0 } as const;
  const { docs } = await req.payload.find({ ...common, where: { path: { equals: path } }, limit: 1 });
  const data = {
    deletedTitle: String(doc.title ?? doc.name ?? path),
    redirectTo: null,
    lastSeenAt: new Date().toISOString(),
  };
  if (docs[0]) await req.payload.update({ ...common, id: docs[0].id, data });
  else await req.payload.create({ ...common, data: { path, hits: 0, ...data } });
}

/** Something is at the address again. */
async function forgetDeleted({ req, path }: { req: PayloadRequest; path: string }): Promise<void> {
  const where: Where = { and: [{ path: { equals: path } }, { deletedTitle: { exists: true } }] };
  await req.payload.delete({ collection: 'missing-addresses', where, req, depth: 0 });
}
