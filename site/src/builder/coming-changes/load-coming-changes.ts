import type { Payload } from 'payload';
import { CHANGES } from '#site/features/pages/schedule/planned-change.ts';
import { type PlannedFor, plannedChanges } from '#site/features/pages/schedule/planned-changes.ts';
import { popupOf, spanOf } from '#site/features/popups/popup-of.ts';
import type { TimeZone } from '#site/ui/admin/time-zones.ts';
import { recordName } from '../design/record-name.ts';
import type { ComingChange } from './coming-change.ts';

/**
 * All that will change by itself, the earliest first: what staff scheduled, news with a date in the future, and popups that
 * begin or end. Scheduled changes that failed are among them.
 */
export async function loadComingChanges({
  payload,
  zone,
  now,
}: {
  payload: Payload;
  /** The agency’s time zone, for what has none of its own. */
  zone: TimeZone;
  now: number;
}): Promise<ComingChange[]> {
  const found = await Promise.all([
    scheduled(payload),
    news({ payload, zone, now }),
    popups({ payload, zone, now }),
  ]);
  return found.flat().sort((one, other) => one.at - other.at);
}

async function scheduled(payload: Payload): Promise<ComingChange[]> {
  const planned = await plannedChanges(payload);
  const names = await namesOf({ payload, planned });
  return planned.map(({ id, collection, record, change, by, ...rest }) => ({
    ...rest,
    key: `job ${id}`,
    does: CHANGES[change].does,
    kind: kindOf({ payload, collection }),
    name: names.get(`${collection}/${record}`) ?? 'Deleted',
    href:
      collection === 'listings'
        ? `/admin/collections/listings/${record}`
        : `/admin/builder/${collection}/${record}`,
    cancel: `/api/${collection}/${record}/schedule/${id}`,
    ...(by && { by }),
  }));
}

async function news({ payload, zone, now }: { payload: Payload; zone: TimeZone; now: number }) {
  const { docs } = await payload.find({
    collection: 'posts',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { publishedAt: { greater_than: new Date(now).toISOString() } },
      ],
    },
    select: { title: true, publishedAt: true },
    depth: 0,
    pagination: false,
  });
  return docs.map(
    ({ id, title, publishedAt }): ComingChange => ({
      key: `news ${id}`,
      at: Date.parse(String(publishedAt)),
      zone,
      does: 'Appears',
      kind: kindOf({ payload, collection: 'posts' }),
      name: title,
      href: `/admin/collections/posts/${id}`,
    }),
  );
}

async function popups({ payload, zone, now }: { payload: Payload; zone: TimeZone; now: number }) {
  const { docs } = await payload.find({
    collection: 'popups',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
  });
  return docs.flatMap((doc): ComingChange[] => {
    const { from, until } = spanOf(popupOf(doc));
    return [
      { at: from, does: 'Begins' },
      { at: until, does: 'Ends' },
    ].flatMap(({ at, does }) =>
      at > now && Number.isFinite(at)
        ? [
            {
              key: `popup ${doc.id} ${does}`,
              at,
              zone,
              does,
              kind: kindOf({ payload, collection: 'popups' }),
              name: doc.name,
              href: `/admin/collections/popups/${doc.id}`,
            },
          ]
        : [],
    );
  });
}

function kindOf({ payload, collection }: { payload: Payload; collection: PlannedFor['collection'] }): string {
  const { singular } = payload.collections[collection].config.labels;
  return typeof singular === 'string' ? singular : collection;
}

/** The names of the records that something is scheduled for, by collection and id. */
async function namesOf({ payload, planned }: { payload: Payload; planned: PlannedFor[] }) {
  const names = new Map<string, string>();
  for (const [collection, changes] of Map.groupBy(planned, (change) => change.collection)) {
    const { docs } = await payload.find({
      collection,
      where: { id: { in: [...new Set(changes.map(({ record }) => record))] } },
      draft: true,
      depth: 0,
      pagination: false,
    });
    for (const doc of docs) names.set(`${collection}/${doc.id}`, recordName(doc));
  }
  return names;
}
