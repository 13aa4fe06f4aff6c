/** The lists of the inbox, in the order they are shown. Spam is in no other one. */
export const INBOX_VIEWS = {
  new: 'New',
  mine: 'Mine',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  working: 'In progress',
  done: 'Done',
  spam: 'Spam',
  all: 'All',
} as const;

export type InboxView = keyof typeof INBOX_VIEWS;

/** The lists that say how many leads wait in them. */
export const COUNTED_VIEWS = ['new', 'mine', 'unassigned', 'overdue', 'working'] as const;

/** A new lead that waits for an answer and that nobody has taken on for this long is overdue, in ms. */
export const OVERDUE_AFTER_MS = 24 * 3_600_000;

/** One lead in the inbox. */
export type InboxRow = {
  id: number;
  name: string;
  email: string;
  phone: string;
  /** The form’s title. */
  form: string;
  /** The beginning of the message, on one line; '' where the form has none. */
  line: string;
  listing: string;
  agent: string;
  assignee: { id: number; name: string } | null;
  state: string;
  /** When it was received (ISO). */
  at: string;
  /** Nobody has opened it yet. */
  isUnread: boolean;
  isOverdue: boolean;
};

/** What the inbox shows at once. */
export type Inbox = {
  rows: InboxRow[];
  /** Whether a further page exists. */
  hasMore: boolean;
  counts: Record<(typeof COUNTED_VIEWS)[number], number>;
  /** Forms that have leads waiting, by title. */
  forms: { key: string; title: string; count: number }[];
  /** Users that a lead can be assigned to. */
  people: { id: number; name: string }[];
};

export const isInboxView = (name: unknown): name is InboxView =>
  typeof name === 'string' && Object.hasOwn(INBOX_VIEWS, name);
