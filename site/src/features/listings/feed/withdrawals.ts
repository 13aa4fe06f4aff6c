import type { FeedListing } from '@frontage/reaxml';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { feedKey, givenKeys } from './read-stored.ts';

/** The newest message about a listing that was taken off the market before a feed described it. */
export type Withdrawal = { agentId: string; uniqueId: string; status: string; modTime: string };

export const withdrawalOf = ({ agentID, uniqueID, status, modTime }: FeedListing): Withdrawal => ({
  agentId: agentID.toUpperCase(),
  uniqueId: uniqueID,
  status,
  modTime,
});

/** Those remembered of these messages' listings, by feed key. */
export async function readWithdrawals(
  payload: Payload,
  messages: FeedListing[],
): Promise<Map<string, Withdrawal>> {
  if (messages.length === 0) return new Map();
  const given = givenKeys(
    payload,
    messages.map(({ agentID, uniqueID }) => ({ agentId: agentID, uniqueId: uniqueID })),
  );
  const rows = await query<Record<'agent_id' | 'unique_id' | 'status' | 'mod_time', unknown>>(
    payload,
    sql`select agent_id, unique_id, status, mod_time from ${given} cross join feed_withdrawals
      where agent_id = given.agent and unique_id = given.number`,
  );
  return new Map(
    rows.map((row) => {
      const [agentId, uniqueId] = [String(row.agent_id), String(row.unique_id)];
      return [
        feedKey(agentId, uniqueId),
        { agentId, uniqueId, status: String(row.status), modTime: String(row.mod_time) },
      ];
    }),
  );
}

/** The newest message wins, in any order of arrival. */
export const rememberWithdrawal = ({ agentId, uniqueId, status, modTime }: Withdrawal, now: string): SQL =>
  sql`insert into feed_withdrawals (agent_id, unique_id, status, mod_time, created_at, updated_at)
    values (${agentId}, ${uniqueId}, ${status}, ${modTime}, ${now}, ${now})
    on conflict (agent_id, unique_id) do update
      set status = excluded.status, mod_time = excluded.mod_time, updated_at = excluded.updated_at
      where feed_withdrawals.mod_time <= excluded.mod_time`;

/** The listing is here now and remembers its own state. */
export const forgetWithdrawal = ({ agentId, uniqueId }: Withdrawal): SQL =>
  sql`delete from feed_withdrawals where agent_id = ${agentId} and unique_id = ${uniqueId}`;

/** Forgets those older than a moment (ISO). */
export const forgetWithdrawals = (payload: Payload, before: string): Promise<unknown> =>
  query(payload, sql`delete from feed_withdrawals where updated_at < ${before}`);
