import type { Payload } from 'payload';
import { log } from '#site/server/log.ts';
import { monthsBefore } from '#site/server/months-before.ts';
import { everyDay } from '#site/server/repeat.ts';
import { loadLeadHandling } from '../../intake/routing/load-handling.ts';
import { deleteLeads } from './delete-leads.ts';
import { forgetSignedLinks } from './forget-signed-links.ts';

/** Delay of the first run after a start, in ms: visitors come first. */
const FIRST_MS = 60_000;
const GROUP = 100;

/** Deletes expired leads once a day, and what old ones should not hold. Returns the function that stops it. */
export function startLeadRetention({
  payload,
  now = Date.now,
  firstMs = FIRST_MS,
}: {
  payload: Payload;
  now?: () => number;
  firstMs?: number;
}): () => Promise<void> {
  return everyDay({
    firstMs,
    work: async () => {
      await deleteOldLeads({ payload, at: now() });
      await forgetSignedLinks(payload);
    },
    failure: 'old leads could not be deleted or tidied: will retry tomorrow',
  });
}

/** Deletes leads older than the setting allows, with everything that belongs to them. Returns how many. */
export async function deleteOldLeads({ payload, at }: { payload: Payload; at: number }): Promise<number> {
  const { keepMonths } = await loadLeadHandling(payload);
  if (!keepMonths) return 0;
  const before = monthsBefore({ at, months: keepMonths });
  let deleted = 0;
  for (;;) {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { createdAt: { less_than: before } },
      limit: GROUP,
      sort: 'id',
      depth: 0,
      joins: false,
      select: {},
      pagination: false,
    });
    if (docs.length === 0) break;
    deleted += await deleteLeads({ payload, ids: docs.map(({ id }) => id) });
  }
  if (deleted > 0) log.info({ leads: deleted, months: keepMonths }, 'expired leads deleted');
  return deleted;
}
