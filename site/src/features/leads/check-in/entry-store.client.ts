import type { DoorEntry } from '../types/door-entry.ts';

/** A visitor as this phone has them. */
export type StoredEntry = DoorEntry & {
  /** The open home, as `doorKey` names it. */
  door: string;
  /** When they were entered, epoch ms. */
  at: number;
  /** Whether the server has them. */
  sent: boolean;
  /** Why the server refused them. */
  problem?: string;
};

/** What the server has is forgotten here after this long, in ms: phones are lost. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

/** The visitors of one open home in this browser's database. Rejects where the browser stores nothing. */
export async function openEntries(door: string, now: () => number = Date.now) {
  const database = await opened();
  const store = (mode: IDBTransactionMode) => database.transaction('entries', mode).objectStore('entries');
  const entries = {
    /** Newest first. */
    async all(): Promise<StoredEntry[]> {
      const found = await done<StoredEntry[]>(store('readonly').index('door').getAll(door));
      return found.toSorted((a, b) => b.at - a.at);
    },
    /** Resolves once it is on disk. */
    async put(entry: StoredEntry): Promise<void> {
      const writing = store('readwrite');
      writing.put(entry);
      await committed(writing.transaction);
    },
    async remove(id: string): Promise<void> {
      const writing = store('readwrite');
      writing.delete(id);
      await committed(writing.transaction);
    },
  };
  const everyone = await done<StoredEntry[]>(store('readonly').getAll());
  const old = everyone.filter(({ sent, at }) => sent && at < now() - FORGET_AFTER_MS);
  for (const { id } of old) await entries.remove(id);
  return entries;
}

export type Entries = Awaited<ReturnType<typeof openEntries>>;

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('frontage-check-in', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('entries', { keyPath: 'id' }).createIndex('door', 'door');
  };
  return done(request);
}

const done = <Result>(request: IDBRequest): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Result);
    request.onerror = () => reject(request.error);
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
