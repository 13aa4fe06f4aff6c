import type { Payload, PayloadRequest } from 'payload';
import { onPurge, purge, type Tag } from './purge.ts';

type Work = () => Promise<void>;
type TransactionId = string | number;
type Watched = {
  commitTransaction: (id: TransactionId | Promise<TransactionId>) => Promise<void>;
  rollbackTransaction: (id: TransactionId | Promise<TransactionId>) => Promise<void>;
  sessions?: Record<string, unknown>;
  /** Stored on the adapter, since the site and the admin are two bundles with one database. */
  afterCommit?: Map<TransactionId, Work[]>;
};

/**
 * Runs work once what this request writes is stored: after the commit where Payload has a transaction open
 * (PostgreSQL), at once where it has none (SQLite). A request that is rolled back never runs it.
 */
export async function afterCommit({ req, work }: { req: PayloadRequest; work: Work }): Promise<void> {
  const id = await req.transactionID;
  const waiting = id ? (req.payload.db as unknown as Watched).afterCommit : undefined;
  if (!id || !waiting) return work();
  waiting.set(id, [...(waiting.get(id) ?? []), work]);
}

/**
 * Makes commits run the waiting work. Pages are purged by hooks that run before the commit, and a visitor's request in
 * between would cache the old state for good; so what was purged during a transaction is purged again when it ends.
 * Called once, when the database is open.
 */
export function watchCommits(payload: Payload): void {
  const db = payload.db as unknown as Watched;
  if (!db.sessions || db.afterCommit) return;
  const waiting = new Map<TransactionId, Work[]>();
  db.afterCommit = waiting;
  const purged = new Set<Tag>();
  onPurge((tags, origin) => {
    if (origin === 'here' && Object.keys(db.sessions ?? {}).length > 0)
      for (const tag of tags) purged.add(tag);
  });
  const commit = db.commitTransaction.bind(db);
  const rollback = db.rollbackTransaction.bind(db);
  db.commitTransaction = async (given) => {
    const id = await given;
    await commit(id);
    const tags = [...purged];
    purged.clear();
    if (tags.length > 0) purge(tags);
    const works = waiting.get(id) ?? [];
    waiting.delete(id);
    for (const work of works) await work();
  };
  db.rollbackTransaction = async (given) => {
    const id = await given;
    waiting.delete(id);
    await rollback(id);
  };
}
