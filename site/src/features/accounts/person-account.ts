import { sql } from 'drizzle-orm';
import type { PersonPart } from '#site/features/leads/inbox/retention/person-parts.ts';
import { subscriberIdsOf } from '#site/features/subscribers/subscriber-store.ts';
import { holdsText, query } from '#site/server/database.ts';

/** One person's account and its emails, for the export and erasure of personal data. */
export const personAccount: PersonPart = {
  name: 'account',
  noun: { one: 'account', many: 'accounts' },
  collections: ['subscribers', 'account-mails'],
  async find({ payload, email }) {
    const ids = await subscriberIdsOf(payload, email);
    const { docs } = await payload.find({
      collection: 'subscribers',
      where: { id: { in: ids } },
      depth: 0,
      pagination: false,
    });
    const mails = await query(
      payload,
      sql`select kind, "to", data, state, created_at, sent_at from account_mails where ${isMailOf({ ids, email })} order by id`,
    );
    const plain = docs.map(({ sessions: _sessions, ...subscriber }) => ({ ...subscriber }));
    return { records: [...plain, ...(mails.length > 0 ? [{ messages: mails }] : [])] };
  },
  async erase({ payload, email }) {
    const ids = await subscriberIdsOf(payload, email);
    await query(payload, sql`delete from account_mails where ${isMailOf({ ids, email })}`);
    for (const id of ids) await payload.delete({ collection: 'subscribers', id, depth: 0 });
    return ids.length;
  },
};

/** Emails of an account, and those of other accounts that were sent to or mention this address. */
const isMailOf = ({ ids, email }: { ids: number[]; email: string }) => sql`(lower("to") = ${email}
  or ${holdsText({ column: sql`data`, text: email })}
  ${ids.length > 0 ? sql`or subscriber_id in (${sql.join(ids, sql`, `)})` : sql``})`;
