import type { InboxRow } from '../list/inbox-views.ts';

/** One contact in the list. */
export type ContactRow = {
  id: number;
  name: string;
  /** Email addresses, then mobile numbers. */
  addresses: string[];
  /** How many of the contact’s leads the member of staff may see, and how many of them wait. */
  leads: number;
  waiting: number;
  /** When the latest lead was received (ISO). */
  lastAt: string;
};

export type ContactList = { rows: ContactRow[]; hasMore: boolean };

/** What else the website has about a contact: alerts, saved listings, newsletter. A line is a sentence. */
export type ContactFact = { title: string; lines: string[] };

export type ContactLead = Pick<InboxRow, 'id' | 'form' | 'line' | 'listing' | 'state' | 'at'> & {
  email: string;
  phone: string;
};

/** Everything on the page of a contact. */
export type ContactPage = {
  id: number;
  name: string;
  addresses: string[];
  /** Latest first; of those the member of staff may see. */
  leads: ContactLead[];
  facts: ContactFact[];
  /** Other contacts of the same name. */
  alike: ContactRow[];
  mayMerge: boolean;
  /** Whether they may export and erase. */
  mayErase: boolean;
};
