import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { startCdnPurges } from './cdn/cdn-purges.ts';
import { isPostgres, query } from './database.ts';
import { env } from './env.ts';
import { EVERYTHING, purge } from './purge.ts';
import { listen } from './purge-listener.ts';
import { shareLimits } from './shared-limits.ts';

const POLL_MS = 1000;

type Messenger = {
  payload: Payload;
  /** How often the database is asked for changes that nobody told of, in ms. */
  pollMs?: number;
  /** How long after a lost connection the next one is tried, in ms. */
  reconnectMs?: number;
};

/**
 * Keeps this process's page cache and other caches in step with writes of other processes: another instance, or an import
 * on the command line. With PostgreSQL every purge is sent to the others by NOTIFY (purge-listener.ts), and so is what rate
 * limits count (shared-limits.ts). With SQLite the
 * database's own change counter is read once a second; it changes only for writes of other processes, and then every
 * cache is emptied. Where there is a CDN it is told of this process's changes (cdn/cdn-purges.ts). Returns a function that stops it once pending messages are sent.
 */
export async function startPurgeMessenger(messenger: Messenger): Promise<() => Promise<void>> {
  const { cdn } = env();
  const stopCdn = cdn && startCdnPurges(cdn);
  const stop = await startMessages(messenger);
  return async () => {
    await stop();
    await stopCdn?.();
  };
}

async function startMessages(messenger: Messenger): Promise<() => Promise<void>> {
  if (!isPostgres(messenger.payload)) return poll(messenger);
  const stopListening = await listen(messenger);
  const stopSharing = shareLimits(messenger.payload);
  return async () => {
    await stopSharing();
    await stopListening();
  };
}

async function poll({ payload, pollMs = POLL_MS }: Messenger): Promise<() => Promise<void>> {
  let seen = await dataVersion(payload);
  let looking: Promise<void> | undefined;
  const look = async () => {
    const now = await dataVersion(payload).catch(() => seen);
    if (now !== seen) purge([EVERYTHING]);
    seen = now;
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, pollMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

async function dataVersion(payload: Payload): Promise<number> {
  const [row] = await query<{ data_version: unknown }>(payload, sql`pragma data_version`);
  return Number(row?.data_version);
}
