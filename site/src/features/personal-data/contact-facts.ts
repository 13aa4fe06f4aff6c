import { sql } from 'drizzle-orm';
import type { ContactFacts } from '#site/features/leads/inbox/contacts/contact-endpoints.ts';
import { subscriberIdsOf } from '#site/features/subscribers/subscriber-store.ts';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';

const ALERT_STATES: Record<string, string> = {
  unconfirmed: 'not confirmed',
  active: 'active',
  paused: 'paused',
  ended: 'ended',
};
const NEWSLETTER_STATES: Record<string, string> = {
  pending: 'waits for confirmation',
  confirmed: 'subscribed',
  unsubscribed: 'unsubscribed',
};

/**
 * What visitors left apart from leads, for the page of a contact: account, alerts and newsletter. What they saved or compare
 * is theirs alone, so no more is told than how many listings.
 */
export const contactFacts: ContactFacts = async ({ payload, emails }) => {
  if (emails.length === 0) return [];
  const ids = (await Promise.all(emails.map((email) => subscriberIdsOf(payload, email)))).flat();
  const [accounts, alerts, saved, newsletter] = await Promise.all([
    ids.length === 0
      ? []
      : query(
          payload,
          sql`select email, has_password, created_at from subscribers where id in (${sqlList(ids)}) order by id`,
        ),
    ids.length === 0
      ? []
      : query(
          payload,
          sql`select name, summary, frequency, state from alerts where subscriber_id in (${sqlList(ids)}) order by id`,
        ),
    ids.length === 0
      ? []
      : query(
          payload,
          sql`select count(*) as count from shortlist_entries
            where kind = 'saved' and owner in (${sqlList(ids.map((id) => `s:${id}`))})`,
        ),
    query(
      payload,
      sql`select email, state from newsletter_subscribers where email in (${sqlList(emails)}) order by id`,
    ),
  ]);
  const count = Number(saved[0]?.count ?? 0);
  const facts = [
    {
      title: 'Account',
      lines: accounts.map(
        (row) =>
          `${row.email}, since ${dayOf(row.created_at)}${row.has_password ? '' : ', without a password'}.`,
      ),
    },
    {
      title: 'Property alerts',
      lines: alerts.map(
        (row) =>
          `${row.name || row.summary}: ${row.frequency}, ${ALERT_STATES[String(row.state)] ?? row.state}.`,
      ),
    },
    {
      title: 'Saved listings',
      lines: count === 0 ? [] : [count === 1 ? '1 listing.' : `${count} listings.`],
    },
    {
      title: 'Newsletter',
      lines: newsletter.map((row) => `${row.email}: ${NEWSLETTER_STATES[String(row.state)] ?? row.state}.`),
    },
  ];
  return facts.filter(({ lines }) => lines.length > 0);
};

const dayOf = (value: unknown): string =>
  new Date(String(value)).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Australia/Sydney',
  });
