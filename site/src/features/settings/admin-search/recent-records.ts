import type { CollectionSlug } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { authorName } from '../audit-log/audit-log.ts';
import { type FoundRecord, recordsOf, type Searcher } from './find-records.ts';

/** Entries of the audit log that are looked at: somebody saves one record many times. */
const LOOKED_AT = 100;

/** Written by the server when somebody deletes a page. */
const WRITTEN_BY_SERVER: CollectionSlug = 'missing-addresses';

/** One record that somebody changed, and when (ISO). */
export type RecentRecord = FoundRecord & { kind: string; at: string };

/** What the signed-in member of staff changed last, each record once. What is deleted by now is left out. */
export async function recentRecords({
  payload,
  user,
  limit,
}: Searcher & { limit: number }): Promise<RecentRecord[]> {
  const staff = staffOf({ user });
  if (!staff) return [];
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: {
      and: [
        // The name has an index.
        { author: { equals: authorName(staff) } },
        { authorId: { equals: staff.id } },
        { action: { in: ['create', 'update', 'restore'] } },
      ],
    },
    sort: '-id',
    limit: LOOKED_AT,
    depth: 0,
    pagination: false,
    select: { place: true, record: true, createdAt: true },
  });
  const slugs = new Map(payload.config.collections.map(({ slug, labels }) => [String(labels.plural), slug]));
  const changed = new Map<string, { slug: CollectionSlug; id: number; at: string }>();
  for (const { place, record, createdAt } of docs) {
    const slug = slugs.get(String(place)) as CollectionSlug | undefined;
    const key = `${slug}/${record}`;
    if (slug === WRITTEN_BY_SERVER) continue;
    if (slug && record && !changed.has(key)) changed.set(key, { slug, id: Number(record), at: createdAt });
  }
  const alive = new Map<string, Omit<RecentRecord, 'at'>>();
  for (const [slug, group] of Map.groupBy(changed.values(), (each) => each.slug)) {
    const { ids, records, kind } = await recordsOf({
      payload,
      user,
      slug,
      where: { id: { in: group.map(({ id }) => id) } },
      limit: LOOKED_AT,
    });
    for (const [at, record] of records.entries()) alive.set(`${slug}/${ids[at]}`, { ...record, kind });
  }
  return [...changed]
    .flatMap(([key, { at }]) => {
      const record = alive.get(key);
      return record ? [{ ...record, at }] : [];
    })
    .slice(0, limit);
}
