import { EnvError } from './env.ts';
import { postgresSentence } from './failure-text.ts';

const TIMEOUT_MS = 10_000;

/**
 * Opens a connection to PostgreSQL and closes it again, before Payload does: Payload would make a database that is not
 * there, and serve an empty website after a slip in the name. Throws {@link EnvError} with what to do.
 */
export async function reachPostgres(address: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: TIMEOUT_MS });
  try {
    await client.connect();
  } catch (cause) {
    throw new EnvError(postgresSentence(cause, address), { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}
