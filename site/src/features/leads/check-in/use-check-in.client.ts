import { useCallback, useEffect, useRef, useState } from 'react';
import type { DoorEntry } from '../types/door-entry.ts';
import { type Entries, openEntries, type StoredEntry } from './entry-store.client.ts';
import { type Sending, sendEntries } from './send-entries.client.ts';
import { storePage } from './store-page.client.ts';

/** How often what waits is tried again while the page is open, in ms. */
const RETRY_MS = 20_000;

/** The visitors on this phone, and sending them whenever there is a connection. */
export function useCheckIn({ door, address }: { door: string; address: string }) {
  const [entries, setEntries] = useState<Entries>();
  const [list, setList] = useState<StoredEntry[]>([]);
  const [sending, setSending] = useState<Sending>();
  const [isStored, setStored] = useState<boolean>();
  const [cannotStore, setCannotStore] = useState(false);
  const busy = useRef<Promise<void>>(undefined);

  const send = useCallback(async () => {
    if (!entries) return;
    // One at a time; what was entered meanwhile follows.
    const next = (busy.current ?? Promise.resolve()).then(async () => {
      const went = await sendEntries({ entries, address });
      setSending((before) => ({ total: before?.total, ...went }));
      setList(await entries.all());
    });
    busy.current = next.catch(() => setSending({ state: 'failed' }));
    await busy.current;
  }, [entries, address]);

  useEffect(() => {
    openEntries(door).then(setEntries, () => setCannotStore(true));
    storePage().then(setStored, () => setStored(false));
  }, [door]);

  useEffect(() => {
    if (!entries) return;
    void entries.all().then(setList);
    void send();
    const again = () => void send();
    const timer = setInterval(again, RETRY_MS);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [entries, send]);

  return {
    list,
    sending,
    /** Whether the page opens without a connection; undefined until that is known. */
    isStored,
    cannotStore,
    isReady: entries !== undefined,
    /** Resolves once the visitor is on this phone's disk; sending goes on by itself. */
    async add(entry: Omit<DoorEntry, 'id'>): Promise<void> {
      if (!entries) throw new Error('This browser stores nothing.');
      await entries.put({ ...entry, id: newId(), door, at: Date.now(), sent: false });
      setList(await entries.all());
      void send();
    },
    async remove(id: string): Promise<void> {
      await entries?.remove(id);
      setList((await entries?.all()) ?? []);
    },
  };
}

/** An id that no other phone makes; also on http, where browsers offer no `randomUUID`. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
