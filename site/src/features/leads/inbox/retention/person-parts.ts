import type { Payload } from 'payload';

export type Person = {
  payload: Payload;
  /** In lowercase; '' for a contact that is known by a mobile number alone. */
  email: string;
  /** Leads of the same contact that name no email address. */
  leads?: readonly number[];
  /** Absolute path of the folder with the attachments and the outbox. */
  dataDir: string;
};

/** A file about a person: its name in the archive, and its absolute path on this machine or its key. */
export type PersonFile = { name: string } & ({ path: string } | { key: string });

/**
 * What one part of the website stores about people, found by email address. Together the parts reach every collection
 * that holds an address, a telephone number or a subscriber; a test looks through the configuration for one that is
 * forgotten.
 */
export type PersonPart = {
  /** Its heading in the export. */
  name: string;
  /** What the result of an erasure calls one and several. */
  noun: { one: string; many: string };
  /** The collections that this part reads and erases. */
  collections: readonly string[];
  /** Whether it also finds people without an email address. */
  reachesAll?: boolean;
  find(person: Person): Promise<{ records: unknown[]; files?: PersonFile[] }>;
  /** Deletes for good; how many there were, as `noun` counts them. */
  erase(person: Person): Promise<number>;
};

/** Collections with addresses or telephone numbers that are not visitors', and why they stay. */
export type StaffPart = {
  collection: string;
  /** Shown where it holds the address; left out where it cannot hold a person's. */
  stays?: string;
};

/** What an erasure did, and what of this address stays. */
export type Erasure = { deleted: { what: string; count: number }[]; stays: string[] };
