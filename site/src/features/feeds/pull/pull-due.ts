import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { jsonOf, query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { loadSource } from '../sources/load-source.ts';
import { oweSourceNotices } from '../sources/source-notices.ts';
import { PullError, type Pulled } from './pull.ts';
import { pullSource } from './pull-source.ts';

const MINUTE_MS = 60_000;
const USUAL_MINUTES = 60;
/** Staff are told after so many failures in a row: one may be a restart of the vendor's server. */
const TELL_AFTER = 2;

type Work = {
  payload: Payload;
  /** Hosts of private networks that may be fetched from, or all of them in tests. */
  allowPrivateHosts: boolean | string[];
  /** Epoch ms. */
  now: () => number;
};

/** Fetches the files of every source whose time has come. What fails is recorded and tried again at its next time. */
export async function pullDue(work: Work): Promise<void> {
  const at = new Date(work.now()).toISOString();
  const rows = await query<Record<'id' | 'pull_minutes', unknown>>(
    work.payload,
    sql`select id, pull_minutes from feed_sources where kind = 'pull' and enabled = ${true}
      and (pull_due_at is null or pull_due_at <= ${at}) order by id`,
  );
  for (const { id, pull_minutes: minutes } of rows)
    await pullOne({ ...work, id: Number(id), minutes: Number(minutes ?? USUAL_MINUTES) });
}

async function pullOne({
  payload,
  allowPrivateHosts,
  now,
  id,
  minutes,
}: Work & { id: number; minutes: number }): Promise<void> {
  const at = now();
  // One statement decides which of several servers fetches.
  const [row] = await query<Record<string, unknown>>(
    payload,
    sql`update feed_sources set pull_due_at = ${new Date(at + minutes * MINUTE_MS).toISOString()}
      where id = ${id} and (pull_due_at is null or pull_due_at <= ${new Date(at).toISOString()})
      returning pull_address, pull_user, pull_password, pulled`,
  );
  const source = row && (await loadSource(payload, { id }));
  if (!row || !source) return;
  const address = String(row.pull_address ?? '');
  const stored = jsonOf<(Pulled & { address?: string }) | null>(row.pulled);
  try {
    if (!URL.canParse(address)) throw new PullError('The source has no address to fetch from. Enter it.');
    await pullSource({
      ...{ payload, source, allowPrivateHosts, now: at },
      url: new URL(address),
      ...(row.pull_user ? { user: String(row.pull_user) } : {}),
      ...(row.pull_password ? { password: decrypted(payload, String(row.pull_password)) } : {}),
      // What another address had says nothing of this one.
      before: stored?.address === address ? stored : {},
      async remember(pulled) {
        const text = JSON.stringify({ ...pulled, address });
        await query(payload, sql`update feed_sources set pulled = ${text} where id = ${id}`);
      },
    });
    await succeed({ payload, id, now: now() });
  } catch (error) {
    const message =
      error instanceof PullError
        ? error.message
        : 'The files could not be stored on this server. Its log says why.';
    log.warn({ err: error, source: source.key }, 'feed files could not be fetched');
    await fail({ payload, id, message, now: now() });
  }
}

function decrypted(payload: Payload, stored: string): string {
  try {
    return payload.decrypt(stored);
  } catch {
    throw new PullError('The stored password cannot be read any more. Enter it again.');
  }
}

async function fail({
  payload,
  id,
  message,
  now,
}: {
  payload: Payload;
  id: number;
  message: string;
  now: number;
}): Promise<void> {
  const [row] = await query<{ failures: unknown }>(
    payload,
    sql`update feed_sources set pull_failure = ${message}, pull_failures = coalesce(pull_failures, 0) + 1
      where id = ${id} returning pull_failures as failures`,
  );
  if (Number(row?.failures) === TELL_AFTER)
    await oweSourceNotices({ payload, source: id, cause: 'fetch failed', now });
}

async function succeed({ payload, id, now }: { payload: Payload; id: number; now: number }): Promise<void> {
  const [row] = await query<{ failures: unknown }>(
    payload,
    sql`select coalesce(pull_failures, 0) as failures from feed_sources where id = ${id}`,
  );
  if (Number(row?.failures ?? 0) === 0) return;
  await query(payload, sql`update feed_sources set pull_failure = null, pull_failures = 0 where id = ${id}`);
  if (Number(row?.failures) >= TELL_AFTER)
    await oweSourceNotices({ payload, source: id, cause: 'fetched again', now });
}
