import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { createAlertStore } from './features/alerts/alert-store.ts';
import { personNewsletter } from './features/leads/newsletter/person-newsletter.ts';
import type { PersonSetup } from './features/leads/retention/person-data.ts';
import { personLeads } from './features/leads/retention/person-leads.ts';
import { personOutbox } from './features/leads/retention/person-outbox.ts';
import type { Person, PersonPart } from './features/leads/retention/person-parts.ts';
import { createShortlistStore } from './features/shortlist/shortlist-store.ts';
import { holdsText, query } from './server/database.ts';

const alertStore = (payload: Payload) => createAlertStore({ payload, now: Date.now });

const alerts: PersonPart = {
  name: 'alerts',
  words: { one: 'property alert', many: 'property alerts' },
  collections: ['alerts', 'alert-targets', 'alert-entries', 'alert-digests', 'alert-confirmations'],
  async find({ payload, email }) {
    const ids = await subscribersWith({ payload, email });
    const kept = await Promise.all(
      ids.map(async (id) => {
        const messages = await query(
          payload,
          sql`select 'digest' as kind, alert, state, created_at, sent_at from alert_digests where subscriber = ${id}
            union all select 'confirmation', alert, state, created_at, sent_at from alert_confirmations
            where subscriber = ${id}`,
        );
        const own = await alertStore(payload).everyAlertOf(id);
        return own.map((alert) => ({
          ...alert,
          messages: messages.filter((message) => Number(message.alert) === alert.id),
        }));
      }),
    );
    return { kept: kept.flat() };
  },
  async erase({ payload, email }) {
    let count = 0;
    for (const id of await subscribersWith({ payload, email })) {
      const store = alertStore(payload);
      count += (await store.everyAlertOf(id)).length;
      await store.erase(id);
    }
    return count;
  },
};

const lists: PersonPart = {
  name: 'savedListings',
  words: { one: 'saved or compared listing', many: 'saved and compared listings' },
  collections: ['shortlist-entries', 'shortlist-shares'],
  async find({ payload, email }) {
    const store = createShortlistStore(payload);
    const kept = (await subscribersWith({ payload, email })).map(async (subscriber) => {
      const owner = { subscriber };
      const [saved, compared, links] = await Promise.all([
        store.entries({ owner, kind: 'saved' }),
        store.entries({ owner, kind: 'compared' }),
        store.shares(owner),
      ]);
      return { saved, compared, links };
    });
    return { kept: await Promise.all(kept) };
  },
  async erase({ payload, email }) {
    const store = createShortlistStore(payload);
    let count = 0;
    for (const subscriber of await subscribersWith({ payload, email })) {
      const owner = { subscriber };
      count += (await store.entries({ owner, kind: 'saved' })).length;
      count += (await store.entries({ owner, kind: 'compared' })).length;
      await store.erase(owner);
    }
    return count;
  },
};

const account: PersonPart = {
  name: 'account',
  words: { one: 'account', many: 'accounts' },
  collections: ['subscribers', 'account-mails'],
  async find({ payload, email }) {
    const ids = await subscribersWith({ payload, email });
    const { docs } = await payload.find({
      collection: 'subscribers',
      where: { id: { in: ids } },
      depth: 0,
      pagination: false,
    });
    const mails = await query(
      payload,
      sql`select kind, "to", data, state, created_at, sent_at from account_mails where ${isMailOf({ ids, email })}`,
    );
    const plain = docs.map(({ sessions: _sessions, ...subscriber }) => ({ ...subscriber }));
    return { kept: [...plain, ...(mails.length > 0 ? [{ messages: mails }] : [])] };
  },
  async erase({ payload, email }) {
    const ids = await subscribersWith({ payload, email });
    await query(payload, sql`delete from account_mails where ${isMailOf({ ids, email })}`);
    for (const id of ids) await payload.delete({ collection: 'subscribers', id, depth: 0 });
    return ids.length;
  },
};

/** Messages of an account, and those of another account that went to this address or name it. */
const isMailOf = ({ ids, email }: { ids: number[]; email: string }) => sql`(lower("to") = ${email}
  or ${holdsText({ column: sql`data`, text: email })}
  ${ids.length > 0 ? sql`or subscriber_id in (${sql.join(ids, sql`, `)})` : sql``})`;

async function subscribersWith({ payload, email }: Pick<Person, 'payload' | 'email'>): Promise<number[]> {
  const rows = await query(payload, sql`select id from subscribers where lower(email) = ${email}`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Everything the website keeps about visitors, for the export and the erasure of one person's data. What hangs on an
 * account goes before the account; messages in the outbox last, since a worker may just have written one.
 */
export const personSetup: PersonSetup = {
  parts: [alerts, lists, account, personLeads, personNewsletter, personOutbox],
  staff: [
    {
      collection: 'users',
      stays: 'A staff user signs in with this address. Delete the user under Settings, Users.',
    },
    { collection: 'agents', stays: 'An agent’s profile has this address. Change it under People, Agents.' },
    { collection: 'offices', stays: 'An office has this address. Change it under People, Offices.' },
  ],
};
