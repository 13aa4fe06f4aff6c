import { type DoorEntry, ENTRIES_AT_ONCE, type EntriesAnswer } from '../types/door-entry.ts';
import type { Entries, StoredEntry } from './entry-store.client.ts';

/** How sending went: `offline` is tried again, `expired` needs a new link, `failed` is the server's fault. */
export type Sending = { state: 'sent' | 'offline' | 'expired' | 'failed'; total?: number };

/**
 * Sends what waits on this phone, in the order it was entered, until nothing waits or sending fails. Two tabs take turns.
 * What was sent without hearing the answer is sent again: the server knows each entry by its id.
 */
export const sendEntries = (setup: { entries: Entries; address: string }): Promise<Sending> =>
  navigator.locks ? navigator.locks.request('frontage-check-in', () => sendAll(setup)) : sendAll(setup);

async function sendAll({ entries, address }: { entries: Entries; address: string }): Promise<Sending> {
  for (;;) {
    const waiting = (await entries.all()).filter(isWaiting).toReversed();
    const some = waiting.slice(0, ENTRIES_AT_ONCE);
    const answer = await post({ address, some });
    if ('state' in answer) return answer;
    const left = await settle({ entries, some, answer });
    if (left) return { state: 'failed', total: answer.total };
    if (waiting.length <= ENTRIES_AT_ONCE) return { state: 'sent', total: answer.total };
  }
}

/** Whether an entry is still to be sent. */
export const isWaiting = ({ sent, problem }: StoredEntry): boolean => !sent && problem === undefined;

async function post({
  address,
  some,
}: {
  address: string;
  some: StoredEntry[];
}): Promise<EntriesAnswer | Sending> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ entries: some.map(entryOf) }),
    });
    if (response.status === 410) return { state: 'expired' };
    return response.ok ? ((await response.json()) as EntriesAnswer) : { state: 'failed' };
  } catch {
    return { state: 'offline' };
  }
}

const entryOf = ({ id, name, phone, email, consent, selling }: StoredEntry): DoorEntry => ({
  id,
  name,
  phone,
  email,
  consent,
  selling,
});

/** Notes what the server said of each. True where some must wait, since the server could not store them now. */
async function settle({
  entries,
  some,
  answer: { results },
}: {
  entries: Entries;
  some: StoredEntry[];
  answer: EntriesAnswer;
}): Promise<boolean> {
  const byId = new Map(results.map((result) => [result.id, result]));
  let mustWait = false;
  for (const entry of some) {
    const result = byId.get(entry.id);
    if (result?.ok) await entries.put({ ...entry, sent: true });
    else if (!result || result.reason === 'unavailable') mustWait = true;
    else await entries.put({ ...entry, problem: result.message });
  }
  return mustWait;
}
