import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type Claimed, createQueue, type Queue } from '#site/server/queue/queue.ts';
import type { DeliveryKind } from '../types/lead-types.ts';

/** A delivery this worker holds, until its lease runs out. */
export type ClaimedDelivery = Claimed & { leadId: number; kind: DeliveryKind; to: string; because: string };

export type DeliveryQueue = Queue<ClaimedDelivery>;

type Channel = 'mail' | 'webhook';

const CHANNEL_OF: Record<DeliveryKind, Channel> = {
  notice: 'mail',
  assigned: 'mail',
  reminder: 'mail',
  copy: 'mail',
  'hidden-copy': 'mail',
  autoresponse: 'mail',
  reply: 'mail',
  'visitor-reminder': 'mail',
  sms: 'webhook',
  'visitor-sms': 'webhook',
  webhook: 'webhook',
};

/** The channel of a delivery. */
export const channelOf = (kind: DeliveryKind): Channel => CHANNEL_OF[kind];

const kindsOf = (channel: Channel) =>
  (Object.keys(CHANNEL_OF) as DeliveryKind[]).filter((kind) => channelOf(kind) === channel);

/** Messages to people, and to other systems, by kind: neither waits for the other. */
export const CHANNELS: Record<Channel, readonly DeliveryKind[]> = {
  mail: kindsOf('mail'),
  webhook: kindsOf('webhook'),
};

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
