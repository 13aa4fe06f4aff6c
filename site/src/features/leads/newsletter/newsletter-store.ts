import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import type { Signup } from '../types/lead-types.ts';

/** `pending`: nothing but the message that asks for confirmation is sent. */
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

export type NewsletterSubscriber = { id: number; email: string; state: SubscriptionState };

/**
 * Puts the address of a lead that is just being stored on the list, waiting for confirmation. Of an address that is
 * confirmed nothing changes: a stranger may have entered it. Nothing is written where the lead was not, or is spam.
 */
export const insertSignup = ({
  signup,
  token,
  reference,
  at,
}: {
  signup: Signup;
  token: string;
  reference: string;
  /** ISO instant. */
  at: string;
}): SQL => sql`
  insert into newsletter_subscribers (email, name, phone, state, consent_text, consented_at, page, created_at, updated_at)
  select email, name, phone, 'pending', ${signup.consentText}, ${at}, page, ${at}, ${at} from leads
  where token = ${token} and reference = ${reference} and email <> '' and state <> 'spam'
  on conflict (email) do update set name = excluded.name, phone = excluded.phone, state = excluded.state,
    consent_text = excluded.consent_text, consented_at = excluded.consented_at, page = excluded.page,
    confirmed_at = null, ended_at = null, ended_by = null, updated_at = excluded.updated_at
  where newsletter_subscribers.state <> 'confirmed'`;

/** The subscriber with this address, or undefined. */
export const subscriberByEmail = (payload: Payload, email: string) =>
  subscriberWhere(payload, sql`email = ${email.trim().toLowerCase()}`);

export const subscriberById = (payload: Payload, id: number) => subscriberWhere(payload, sql`id = ${id}`);

async function subscriberWhere(payload: Payload, condition: SQL): Promise<NewsletterSubscriber | undefined> {
  const [row] = await query(
    payload,
    sql`select id, email, state from newsletter_subscribers where ${condition}`,
  );
  return row && { id: Number(row.id), email: String(row.email), state: row.state as SubscriptionState };
}

/** Confirms a pending subscription. False when it was in another state. */
export async function confirmSubscription({
  payload,
  id,
  at,
}: {
  payload: Payload;
  id: number;
  /** Epoch ms. */
  at: number;
}): Promise<boolean> {
  const now = new Date(at).toISOString();
  const rows = await query(
    payload,
    sql`update newsletter_subscribers set state = 'confirmed', confirmed_at = ${now}, updated_at = ${now}
      where id = ${id} and state = 'pending' returning id`,
  );
  return rows.length === 1;
}

/** Ends a subscription, confirmed or not. False when it had ended before. */
export async function endSubscription({
  payload,
  id,
  at,
  by,
}: {
  payload: Payload;
  id: number;
  /** Epoch ms. */
  at: number;
  /** As staff read it. */
  by: string;
}): Promise<boolean> {
  const now = new Date(at).toISOString();
  const rows = await query(
    payload,
    sql`update newsletter_subscribers set state = 'unsubscribed', ended_at = ${now}, ended_by = ${by}, updated_at = ${now}
      where id = ${id} and state <> 'unsubscribed' returning id`,
  );
  return rows.length === 1;
}
