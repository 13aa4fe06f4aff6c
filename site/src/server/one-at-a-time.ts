import type { Payload } from 'payload';
import { isPostgres } from './database.ts';
import { withoutStatementLimit } from './statement-limit.ts';

// Two bundles run in this process (the site's and Next's admin); both must be in the same queue.
const shared = globalThis as { __frontageTurns?: Map<string, Promise<unknown>> };
shared.__frontageTurns ??= new Map();
const tails = shared.__frontageTurns;

type Client = {
  query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  release: () => void;
};

/**
 * Runs work of this name one at a time in this process, in the order of the calls. With `payload`, and where
 * the database is PostgreSQL, in all instances together: use few names for that, since each holds a connection while
 * it works. SQLite has one instance.
 */
export function oneAtATime<T>({
  payload,
  name,
  work,
}: {
  payload?: Payload;
  name: string;
  work: () => Promise<T>;
}): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve();
  const turn = () => (payload && isPostgres(payload) ? withLock({ payload, name, work }) : work());
  const result = before.then(turn, turn);
  const tail = result.catch(() => {});
  tails.set(name, tail);
  void tail.then(() => {
    if (tails.get(name) === tail) tails.delete(name);
  });
  return result;
}

async function withLock<T>({
  payload,
  name,
  work,
}: {
  payload: Payload;
  name: string;
  work: () => Promise<T>;
}): Promise<T> {
  const { pool } = payload.db as unknown as { pool: { connect: () => Promise<Client> } };
  const client = await pool.connect();
  try {
    await withoutStatementLimit(() => client.query('select pg_advisory_lock(hashtext($1))', [name]));
    try {
      return await work();
    } finally {
      // A connection that was lost meanwhile has lost its lock, too: that takes nothing from what was done.
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch(() => undefined);
    }
  } finally {
    client.release();
  }
}
