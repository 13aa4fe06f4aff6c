import type { CollectionSlug, Payload, TypedUser, Where } from 'payload';

/** Who searches. */
export type Searcher = { payload: Payload; user: TypedUser };

/** One record or screen of the admin that a search found. */
export type FoundRecord = { title: string; href: string };

/** What was found in one collection, under its name. */
export type FoundGroup = { kind: string; records: FoundRecord[] };

/** How many of each collection are shown. */
const MOST_OF_EACH = 6;

/** What a search looks through, in the order of the answer, with the fields it reads. */
const SEARCHED: Partial<Record<CollectionSlug, readonly string[]>> = {
  listings: ['title', 'headline', 'feedUniqueId'],
  leads: ['name', 'email', 'phone', 'reference'],
  agents: ['name', 'email', 'mobile'],
  offices: ['name', 'suburb', 'phone'],
  pages: ['title', 'path'],
  posts: ['title', 'slug'],
  popups: ['name', 'label'],
  'contact-forms': ['title', 'slug'],
  sections: ['name'],
  templates: ['name'],
  'item-templates': ['name'],
  'style-presets': ['name'],
  newsletters: ['subject'],
  media: ['title', 'alt', 'filename'],
  downloads: ['title', 'filename'],
  'feed-sources': ['name'],
  redirects: ['from', 'to'],
  users: ['name'],
};

/** What stands behind a name that several records share. */
const BEHIND_NAME: Partial<Record<CollectionSlug, string>> = { leads: 'formTitle' };

/** Records whose names contain every word of the text, of those this member of staff may read. */
export async function findRecords({ text, ...searcher }: Searcher & { text: string }): Promise<FoundGroup[]> {
  const groups = await Promise.all(
    Object.entries(SEARCHED).map(async ([slug, fields]) =>
      recordsOf({
        ...searcher,
        slug: slug as CollectionSlug,
        where: { or: fields.map((field) => ({ [field]: { like: text } })) },
        limit: MOST_OF_EACH,
      }),
    ),
  );
  return groups.filter(({ records }) => records.length > 0);
}

/** Some records of a collection by name, as far as this member of staff may read it: the last changed first. */
export async function recordsOf({
  payload,
  user,
  slug,
  where,
  limit,
}: Searcher & { slug: CollectionSlug; where: Where; limit: number }): Promise<
  FoundGroup & { ids: number[] }
> {
  const { labels, admin } = payload.collections[slug].config;
  const named = admin.useAsTitle ?? 'id';
  const behind = BEHIND_NAME[slug];
  const { docs } = await payload.find({
    collection: slug,
    where,
    limit,
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    // What they may not read is not found.
    disableErrors: true,
    select: { [named]: true, ...(behind ? { [behind]: true } : {}) } as never,
    user,
  });
  const found = docs as unknown as (Record<string, unknown> & { id: number })[];
  return {
    kind: typeof labels.plural === 'string' ? labels.plural : slug,
    ids: found.map(({ id }) => id),
    records: found.map((doc) => ({
      title: [doc[named] || `No name (${doc.id})`, behind && doc[behind]].filter(Boolean).join(' · '),
      href: `/admin/collections/${slug}/${doc.id}`,
    })),
  };
}
