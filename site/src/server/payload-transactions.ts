import type { Payload } from 'payload';
import type pg from 'pg';

type Work = (transaction: object) => Promise<unknown>;
type Session = {
  dialect: unknown;
  schema: unknown;
  options: unknown;
  transaction(work: Work, config?: unknown): Promise<unknown>;
};
type SessionOf = new (...parts: unknown[]) => Session;
type Adapter = {
  pool: pg.Pool;
  drizzle: { session: Session };
  sessions: Record<string, { db: object }>;
  commitTransaction: (id: string | number | Promise<string | number>) => Promise<void>;
};

/**
 * Works around two bugs in transactions when the connection to PostgreSQL is lost. Drizzle does not release the connection
 * when `begin` fails, so the pool would run out of connections until the next restart; and Payload ignores a failed commit,
 * so staff would see lost changes as saved. Called once, when the database is open.
 */
export function fixTransactions(payload: Payload): void {
  const db = payload.db as unknown as Adapter;
  const { session } = db.drizzle;
  const failed = new WeakMap<object, unknown>();
  session.transaction = async (work, config) => {
    const client = await db.pool.connect();
    let transaction: object | undefined;
    try {
      const own = new (session.constructor as SessionOf)(
        ...[client, session.dialect, session.schema, session.options],
      );
      return await own.transaction((given) => {
        transaction = given;
        return work(given);
      }, config);
    } catch (error) {
      if (transaction) failed.set(transaction, error);
      throw error;
    } finally {
      // Where not even `begin` came through, the connection is closed: the pool may not have noticed yet that it is lost.
      client.release(transaction === undefined);
    }
  };
  const commit = db.commitTransaction.bind(db);
  db.commitTransaction = async (given) => {
    const id = await given;
    const transaction = db.sessions[id]?.db;
    await commit(id);
    if (transaction && failed.has(transaction)) throw failed.get(transaction);
  };
}
