import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { PersonPart } from '#site/features/leads/inbox/retention/person-parts.ts';
import { subscriberIdsOf } from '#site/features/subscribers/subscriber-store.ts';
import { query } from '#site/server/database.ts';
import { createAlertStore } from './alert-store.ts';

const alertStore = (payload: Payload) => createAlertStore({ payload, now: Date.now });

/** One person's alerts, for the export and erasure of personal data. */
export const personAlerts: PersonPart = {
  name: 'alerts',
  noun: { one: 'property alert', many: 'property alerts' },
  collections: ['alerts', 'alert-targets', 'alert-entries', 'alert-digests', 'alert-confirmations'],
  async find({ payload, email }) {
    const ids = await subscriberIdsOf(payload, email);
    const kept = await Promise.all(
      ids.map(async (id) => {
        const messages = await query(
          payload,
          sql`select 'digest' as kind, alert, state, created_at, sent_at from alert_digests where subscriber = ${id}
            union all select 'confirmation', alert, state, created_at, sent_at from alert_confirmations
            where subscriber = ${id} order by created_at, kind`,
        );
        const own = await alertStore(payload).everyAlertOf(id);
        return own.map((alert) => ({
          ...alert,
          messages: messages.filter((message) => Number(message.alert) === alert.id),
        }));
      }),
    );
    return { records: kept.flat() };
  },
  async erase({ payload, email }) {
    let count = 0;
    for (const id of await subscriberIdsOf(payload, email)) {
      const store = alertStore(payload);
      count += (await store.everyAlertOf(id)).length;
      await store.erase(id);
    }
    return count;
  },
};
