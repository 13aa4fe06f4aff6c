import type { CollectionSlug, PayloadRequest } from 'payload';
import type { PageRecord, RecordKind } from './page-file.ts';

/** Which collection the records are in, the field that names one of them on any website, and what staff call it. */
const KEYS: Record<RecordKind, { collection: CollectionSlug; field: string; called: string }> = {
  listings: { collection: 'listings', field: 'externalId', called: 'property' },
  agents: { collection: 'agents', field: 'slug', called: 'agent' },
  offices: { collection: 'offices', field: 'slug', called: 'office' },
  pages: { collection: 'pages', field: 'path', called: 'page' },
  sections: { collection: 'sections', field: 'name', called: 'reusable section' },
  posts: { collection: 'posts', field: 'slug', called: 'news post' },
  categories: { collection: 'post-categories', field: 'slug', called: 'category' },
  'item-templates': { collection: 'item-templates', field: 'name', called: 'item template' },
  'contact-forms': { collection: 'contact-forms', field: 'title', called: 'contact form' },
  'style-presets': { collection: 'style-presets', field: 'name', called: 'style preset' },
};

/** What staff call a record of this kind; undefined for a kind that is unknown here. */
export const calledOf = (to: string): string | undefined =>
  Object.hasOwn(KEYS, to) ? KEYS[to as RecordKind].called : undefined;

/** The keys of these records. One that was deleted, or whose key is empty, has none. */
export async function keysOf({
  req,
  references,
}: {
  req: PayloadRequest;
  references: readonly Omit<PageRecord, 'key'>[];
}): Promise<PageRecord[]> {
  const found = await Promise.all(
    [...grouped(references)].map(async ([to, of]) => {
      const { field } = KEYS[to];
      const docs = await find({ req, to, where: { id: { in: of.map(({ id }) => id) } } });
      return docs.flatMap((doc) => (doc[field] ? [{ to, id: Number(doc.id), key: String(doc[field]) }] : []));
    }),
  );
  return found.flat();
}

/** The ids that records of another website have here, by `kind/id` there. One that is not here has none. */
export async function idsHere({
  req,
  records,
}: {
  req: PayloadRequest;
  records: readonly PageRecord[];
}): Promise<Map<string, number>> {
  const found = await Promise.all(
    [...grouped(records.filter(({ to }) => calledOf(to)))].map(async ([to, of]) => {
      const { field } = KEYS[to];
      const docs = await find({ req, to, where: { [field]: { in: of.map(({ key }) => key) } } });
      const byKey = new Map(docs.map((doc) => [String(doc[field]), Number(doc.id)]));
      return of.flatMap(({ id, key }) => {
        const here = byKey.get(key);
        return here === undefined ? [] : [[`${to}/${id}`, here] as const];
      });
    }),
  );
  return new Map(found.flat());
}

function grouped<R extends { to: RecordKind }>(records: readonly R[]): Map<RecordKind, R[]> {
  return Map.groupBy(records, ({ to }) => to);
}

async function find({
  req,
  to,
  where,
}: {
  req: PayloadRequest;
  to: RecordKind;
  where: Record<string, { in: unknown[] }>;
}): Promise<Record<string, unknown>[]> {
  const { collection, field } = KEYS[to];
  const { docs } = await req.payload.find({
    collection,
    where,
    select: { [field]: true },
    depth: 0,
    draft: true,
    pagination: false,
    req,
    overrideAccess: false,
  });
  return docs as unknown as Record<string, unknown>[];
}
