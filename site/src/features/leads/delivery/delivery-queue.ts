import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type Claimed, createQueue, type Queue } from '#site/server/queue/queue.ts';
import { sqlList } from '#site/server/sql-list.ts';
import type { DeliveryKind } from '../types/lead-types.ts';

/** A delivery this worker holds, until its lease runs out. */
export type ClaimedDelivery = Claimed & { leadId: number; kind: DeliveryKind; to: string; because: string };

export type DeliveryQueue = Queue<ClaimedDelivery>;

/** What goes to other systems; all other kinds are emails. */
const TO_SYSTEMS: readonly DeliveryKind[] = ['webhook', 'sms', 'visitor-sms'];

/** Messages to people, and to other systems: neither waits for the other. */
export const CHANNELS = {
  mail: sql`kind not in (${sqlList(TO_SYSTEMS)})`,
  webhook: sql`kind in (${sqlList(TO_SYSTEMS)})`,
};

/** The channel of a delivery. */
export const channelOf = (kind: DeliveryKind): keyof typeof CHANNELS =>
  TO_SYSTEMS.includes(kind) ? 'webhook' : 'mail';

/** The rows of `deliveries` as a queue. */
export function createDeliveryQueue(payload: Payload): DeliveryQueue {
  return createQueue<ClaimedDelivery>({
    payload,
    table: 'deliveries',
    columns: sql`lead_id, kind, "to", because`,
    read: (row) => ({
      leadId: Number(row.lead_id),
      kind: row.kind as DeliveryKind,
      to: String(row.to),
      because: String(row.because ?? ''),
    }),
  });
}
