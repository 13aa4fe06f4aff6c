import type { Payload } from 'payload';
import { isPostgres } from './database.ts';

type Client = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: { got?: boolean }[] }>;
  release: (destroy?: boolean) => void;
};

/**
 * Does something that only one instance at a time may do, others wait: PostgreSQL keeps the lock, and gives it back
 * when the connection ends, however that comes. With SQLite there is one server, which is alone anyway.
 */
export async function withDatabaseLock<T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!isPostgres(payload)) return work();
  const client = await connect(payload);
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } finally {
    // With its connection the lock is gone.
    client.release(true);
  }
}

/** Takes the lock if nobody has it; the way to give it back, or undefined when another instance has it. */
export async function tryDatabaseLock(payload: Payload, name: string): Promise<(() => void) | undefined> {
  if (!isPostgres(payload)) return () => {};
  const client = await connect(payload);
  const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as got', [name]);
  if (rows[0]?.got) return () => client.release(true);
  client.release();
  return undefined;
}

const connect = (payload: Payload): Promise<Client> =>
  (payload.db as unknown as { pool: { connect: () => Promise<Client> } }).pool.connect();
