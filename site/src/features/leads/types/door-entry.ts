import type { LeadResult } from './lead-result.ts';

/** A visitor of an open home as the agent entered them. */
export type DoorEntry = {
  /** Made on the agent's phone: the same id is the same visitor, however often it is sent. */
  id: string;
  name: string;
  phone: string;
  email: string;
  consent: boolean;
  selling: boolean;
};

/** What became of an entry. */
export type EntryResult = { id: string } & LeadResult;

/** The most entries that are sent at once. */
export const ENTRIES_AT_ONCE = 50;

/** The server's answer to entries. */
export type EntriesAnswer = {
  results: ({ id: string } & ({ ok: true } | { ok: false; reason: string; message: string }))[];
  /** How many have checked in to this open home so far, at the door or on their own phones. */
  total: number;
};
