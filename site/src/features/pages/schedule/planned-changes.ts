import { timeZoneOf } from '@frontage/reaxml';
import { APIError, type Payload } from 'payload';
import { SITE_ZONE, type TimeZone } from '#site/ui/admin/time-zones.ts';
import { DESIGNED } from '../designed.ts';
import { type Change, isChange, isZone, type PlannedChange, type Scheduled } from './planned-change.ts';

const SCHEDULED: readonly Scheduled[] = [...DESIGNED, 'listings'];

/** A change together with the record it is for. */
export type PlannedFor = PlannedChange & { collection: Scheduled; record: number };

type Target = { payload: Payload; collection: Scheduled; id: number };

/** The most changes that wait for one record: more is a mistake. */
const MOST = 20;
/** How far ahead a change can be scheduled, in ms: two years. */
const FURTHEST_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** Every change that staff scheduled and that is not done, the earliest first. Payload's jobs hold them. */
export async function plannedChanges(payload: Payload): Promise<PlannedFor[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    depth: 0,
    pagination: false,
  });
  const planned = docs.flatMap(({ id, input, waitUntil, hasError }) => {
    const { type, doc, timezone, user } = (input ?? {}) as Record<string, unknown>;
    const { relationTo, value } = (doc ?? {}) as { relationTo?: unknown; value?: unknown };
    const collection = SCHEDULED.find((each) => each === relationTo);
    if (!collection || !isChange(type) || !waitUntil) return [];
    return [
      {
        id: String(id),
        change: type,
        at: Date.parse(waitUntil),
        zone: isZone(timezone) ? timezone : SITE_ZONE,
        failed: hasError === true,
        collection,
        record: Number(value),
        user: Number((user as { value?: unknown } | null | undefined)?.value),
      },
    ];
  });
  const names = await namesOf({ payload, ids: planned.map(({ user }) => user) });
  return planned.map(({ user, ...change }) => ({ ...change, by: names.get(user) ?? null }));
}

/** Those of one record. */
export async function changesOf({ payload, collection, id }: Target): Promise<PlannedChange[]> {
  const all = await plannedChanges(payload);
  return all.flatMap(({ collection: of, record, ...change }) =>
    of === collection && record === id ? [change] : [],
  );
}

/**
 * Schedules a change. It is done in the name of this person, with the rights that they have then.
 * @throws {APIError} with a sentence for staff
 */
export async function planChange({
  payload,
  collection,
  id,
  user,
  change,
  at,
  zone,
  now,
}: Target & { user: number; change: Change; at: number; zone: TimeZone; now: number }): Promise<void> {
  if (!Number.isFinite(at)) throw new APIError('Choose a date and time.', 422);
  if (at <= now) throw new APIError('Choose a time in the future.', 422);
  if (at > now + FURTHEST_MS) throw new APIError('Choose a time within the next two years.', 422);
  const before = await changesOf({ payload, collection, id });
  if (before.some((other) => other.at === at && !other.failed))
    throw new APIError('Something is scheduled for this time already. Cancel it first.', 409);
  if (before.length >= MOST)
    throw new APIError('There are 20 scheduled changes already. Cancel some first.', 422);
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: change,
      doc: { relationTo: collection, value: id },
      user: { relationTo: 'users', value: user },
      timezone: zone,
    } as never,
    waitUntil: new Date(at),
  });
}

/**
 * Cancels a change of this record, or removes one that failed.
 * @throws {APIError} with a sentence for staff
 */
export async function cancelChange({ job, ...target }: Target & { job: string }): Promise<void> {
  const change = (await changesOf(target)).find(({ id }) => id === job);
  if (!change) throw new APIError('This change has been made or cancelled already. Reload the page.', 404);
  await target.payload.delete({ collection: 'payload-jobs', id: Number(job) });
}

/** The record is gone, and what was scheduled for it with it. Payload's own clearing up finds nothing on PostgreSQL. */
export async function cancelAllChanges(target: Target): Promise<void> {
  const ids = (await changesOf(target)).map(({ id }) => Number(id));
  if (ids.length > 0) await target.payload.delete({ collection: 'payload-jobs', where: { id: { in: ids } } });
}

/** The time zone of the agency’s first office. */
export async function agencyZone(payload: Payload): Promise<TimeZone> {
  const { docs } = await payload.find({
    collection: 'offices',
    where: { _status: { equals: 'published' } },
    select: { state: true, suburb: true, postcode: true },
    sort: 'id',
    limit: 1,
    depth: 0,
  });
  const [office] = docs;
  const zone = timeZoneOf({
    ...(office?.state && { state: office.state }),
    ...(office?.suburb && { suburb: office.suburb }),
    ...(office?.postcode && { postcode: office.postcode }),
  });
  return isZone(zone) ? zone : SITE_ZONE;
}

async function namesOf({ payload, ids }: { payload: Payload; ids: number[] }) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)].filter(Number.isSafeInteger) } },
    select: { name: true },
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map(({ id, name }) => [id, name ?? null]));
}
