import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from './database.ts';
import { log } from './log.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How long a lock outlives the process that held it, in ms; it is renewed four times as often. */
const LEASE_MS = 20_000;
/** How often a waiting process checks again, in ms. */
const LOOK_MS = 200;

type Locked<T> = {
  payload: Payload;
  name: string;
  work: () => Promise<T>;
  /** Called once when another process holds the lock and this one has to wait. */
  onWait?: () => void;
  leaseMs?: number;
};

/**
 * Runs work of this name one at a time in every process that uses this database: the server, its other instances, and
 * commands beside it. If a process is killed its lock is released: with PostgreSQL as soon as its connection ends,
 * with SQLite when its lease runs out, 20 seconds later.
 */
export function oneRunAtATime<T>({ payload, name, work, onWait, leaseMs = LEASE_MS }: Locked<T>): Promise<T> {
  if (isPostgres(payload)) return oneAtATime({ payload, name, work });
  return oneAtATime({ name, work: () => withLease({ payload, name, work, onWait, leaseMs }) });
}

async function withLease<T>({ payload, name, work, onWait, leaseMs = LEASE_MS }: Locked<T>): Promise<T> {
  const lease = leaseOf({ payload, key: `lock:${name}`, holder: randomUUID(), leaseMs });
  for (let tries = 0; !(await lease.take()); tries++) {
    if (tries === 0) onWait?.();
    await sleep(LOOK_MS);
  }
  const renewal = setInterval(() => {
    lease
      .renew()
      .catch((error) => log.warn({ err: error, lock: name }, 'a lock could not be renewed; trying again'));
  }, leaseMs / 4);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // It expires on its own.
    await lease
      .end()
      .catch((error) => log.warn({ err: error, lock: name }, 'a lock could not be given back'));
  }
}

/** A row with the holder of the lock and its expiry. Each step is one statement, so two processes cannot both take it. */
function leaseOf({
  payload,
  key,
  holder,
  leaseMs,
}: {
  payload: Payload;
  key: string;
  holder: string;
  leaseMs: number;
}) {
  const data = () => JSON.stringify({ holder, until: Date.now() + leaseMs });
  const isOurs = sql`key = ${key} and json_extract(data, '$.holder') = ${holder}`;
  return {
    async take(): Promise<boolean> {
      const taken = await query(
        payload,
        sql`insert into payload_kv (key, data) values (${key}, ${data()})
          on conflict (key) do update set data = excluded.data
            where json_extract(payload_kv.data, '$.until') < ${Date.now()}
          returning key`,
      );
      return taken.length === 1;
    },
    renew: () => query(payload, sql`update payload_kv set data = ${data()} where ${isOurs}`),
    end: () => query(payload, sql`delete from payload_kv where ${isOurs}`),
  };
}
