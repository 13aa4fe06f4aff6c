import { type DoorEntry, ENTRIES_AT_ONCE } from '../types/door-entry.ts';

/** The entries in a body that a phone sent, or undefined when it is none of ours. What they say is checked by the form. */
export function readEntries(body: unknown): DoorEntry[] | undefined {
  const list = (body as { entries?: unknown } | null)?.entries;
  if (!Array.isArray(list) || list.length > ENTRIES_AT_ONCE) return undefined;
  const entries = list.map(readEntry);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function readEntry(given: unknown): DoorEntry | undefined {
  const { id, consent, selling, ...texts } = (given ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) return undefined;
  const text = (name: string) => (typeof texts[name] === 'string' ? texts[name] : '');
  return {
    id,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    consent: consent === true,
    selling: selling === true,
  };
}
