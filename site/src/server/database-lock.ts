import type { Payload } from 'payload';
import { isPostgres } from './database.ts';
import { withoutStatementLimit } from './statement-limit.ts';

type Client = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: { got?: boolean }[] }>;
  release: (destroy?: boolean) => void;
};

/**
 * Runs work that only one instance may do at a time; others wait. PostgreSQL holds the lock and releases it
 * when the connection ends for any reason. With SQLite there is only one server.
 */
export async function withDatabaseLock<T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!isPostgres(payload)) return work();
  const client = await connect(payload);
  try {
    await withoutStatementLimit(() =>
      client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]),
    );
    return await work();
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}

/** Takes the lock if it is free: a function that releases it, or undefined when another instance holds it. */
export async function tryDatabaseLock(payload: Payload, name: string): Promise<(() => void) | undefined> {
  if (!isPostgres(payload)) return () => {};
  const client = await connect(payload);
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as got', [
      name,
    ]);
    if (rows[0]?.got) return () => client.release(true);
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  return undefined;
}

const connect = (payload: Payload): Promise<Client> =>
  (payload.db as unknown as { pool: { connect: () => Promise<Client> } }).pool.connect();
