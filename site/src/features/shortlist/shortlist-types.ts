/** Whose list it is: somebody's who is signed in, or a browser's. */
export type ListOwner = { subscriber: number } | { visitor: string };

export type ListKind = 'saved' | 'compared';

/** How many listings a list of each kind holds. */
export const LIST_LIMITS: Record<ListKind, number> = { saved: 500, compared: 4 };

/** A note holds this many characters. */
export const NOTE_LENGTH = 500;

/** One listing in somebody's list. */
export type ShortlistEntry = {
  listing: number;
  note: string;
  /** Epoch ms. */
  addedAt: number;
  /** What visitors were shown of it when it was added. */
  priceText: string;
  channel: string;
};

/** The ids in a visitor's lists, newest first. */
export type ListState = Record<ListKind, number[]>;

/** What became of a change; `message` is shown to the visitor. */
export type ListChange =
  | ({ ok: true; message: string } & ListState)
  | { ok: false; reason: 'unknown' | 'full' | 'unreadable'; message: string };

/** A link to a list. */
export type Share = { token: string; name: string; withNotes: boolean; madeAt: number };

/** What whoever has the link sees; notes are empty unless they are shared. */
export type SharedList = { name: string; withNotes: boolean; entries: ShortlistEntry[] };

/** Look-ups in what other features own. */
export type ShortlistDirectory = {
  /** What visitors are shown of a listing now; undefined when they may not see it. */
  listing(id: number): Promise<{ priceText: string; channel: string } | undefined>;
};
