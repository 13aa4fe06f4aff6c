import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from './database.ts';
import { log } from './log.ts';
import { EVERYTHING, onPurge, purge, type Tag } from './purge.ts';

const CHANNEL = 'frontage_purge';
/** PostgreSQL takes messages below 8,000 bytes. */
const MAX_MESSAGE = 7000;
const POLL_MS = 1000;
const RECONNECT_MS = 1000;

type Messenger = {
  payload: Payload;
  /** How often SQLite is asked, in ms. */
  pollMs?: number;
  /** How long after a lost connection the next one is tried, in ms. */
  reconnectMs?: number;
};

/**
 * Keeps this process's page cache and other caches in step with writes of other processes: another instance, or an import
 * on the command line. With PostgreSQL every purge is sent to the others by NOTIFY. With SQLite the database's own change
 * counter is read once a second; it changes only for writes of other processes, and then every cache is emptied.
 * Returns a function that stops it once pending messages are sent.
 */
export async function startPurgeMessenger(messenger: Messenger): Promise<() => Promise<void>> {
  return isPostgres(messenger.payload) ? listen(messenger) : poll(messenger);
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

type Client = {
  query: (text: string) => Promise<unknown>;
  on: (event: 'notification' | 'error' | 'end', listener: (message: { payload?: string }) => void) => void;
  removeAllListeners: () => void;
  release: (destroy?: boolean) => void;
};

async function listen({ payload, reconnectMs = RECONNECT_MS }: Messenger): Promise<() => Promise<void>> {
  const { pool } = payload.db as unknown as { pool: { connect: () => Promise<Client> } };
  const self = randomUUID();
  const sending = new Set<Promise<unknown>>();
  let receiving = false;
  let stopped = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  /** In this process only. */
  const purgeHere = (tags: Tag[]) => {
    receiving = true;
    try {
      purge(tags);
    } finally {
      receiving = false;
    }
  };
  const receive = (text: string) => {
    const { from, tags } = JSON.parse(text) as { from: string; tags: Tag[] };
    if (from !== self) purgeHere(tags);
  };
  const connect = async () => {
    const next = await pool.connect();
    next.on('notification', (message) => receive(message.payload ?? ''));
    const lost = () => {
      if (client !== next || stopped) return;
      client = undefined;
      next.removeAllListeners();
      next.release(true);
      retry = setTimeout(reconnect, reconnectMs).unref();
    };
    next.on('error', lost);
    next.on('end', lost);
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reconnect = () => {
    connect().then(
      // Messages sent meanwhile are lost, so every cache may be out of date: pages, settings, recipients of leads.
      () => purgeHere([EVERYTHING]),
      () => {
        retry = setTimeout(reconnect, reconnectMs).unref();
      },
    );
  };
  await connect();
  const stop = onPurge((tags) => {
    if (receiving) return;
    for (const message of messages(self, tags)) {
      const sent = query(payload, sql`select pg_notify(${CHANNEL}, ${message})`)
        .catch((error) => log.error({ err: error }, 'other instances could not be notified of a change'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
  });
  return async () => {
    stop();
    stopped = true;
    clearTimeout(retry);
    await Promise.all(sending);
    client?.removeAllListeners();
    client?.release(true);
  };
}

/** The tags in messages that are short enough. */
function messages(from: string, tags: Tag[]): string[] {
  const groups: Tag[][] = [[]];
  let size = 0;
  for (const tag of tags) {
    if (size + tag.length > MAX_MESSAGE - 100) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(tag);
    size += tag.length + 3;
  }
  return groups.map((group) => JSON.stringify({ from, tags: group }));
}
