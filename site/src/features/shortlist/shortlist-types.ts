/** The owner of a list: a signed-in subscriber or a browser. */
export type ListOwner = { subscriber: number } | { visitor: string };

export type ListKind = 'saved' | 'compared';

/** The most listings in a list of each kind. */
export const LIST_LIMITS: Record<ListKind, number> = { saved: 500, compared: 4 };

/** The maximum length of a note, in characters. */
export const NOTE_LENGTH = 500;

/** The maximum length of the name above a shared list, in characters. */
export const SHARE_NAME_LENGTH = 60;

/** One listing in a list. */
export type ShortlistEntry = {
  listing: number;
  note: string;
  /** Epoch ms. */
  addedAt: number;
  /** What visitors saw of it when it was added. */
  priceText: string;
  channel: string;
};

/** The ids in a visitor's lists, newest first. */
export type ListState = Record<ListKind, number[]>;

/** The result of a change; `message` is shown to the visitor. */
export type ListChange =
  | ({ ok: true; message: string } & ListState)
  | { ok: false; reason: 'unknown' | 'full' | 'unreadable'; message: string };

/** A link to a list. */
export type Share = { token: string; name: string; withNotes: boolean; madeAt: number };

/** A shared list; notes are empty unless they are shared too. */
export type SharedList = { name: string; withNotes: boolean; entries: ShortlistEntry[] };

/** Lookups in other features. */
export type ShortlistDirectory = {
  /** What visitors see of a listing now; undefined if it is hidden. */
  listing(id: number): Promise<{ priceText: string; channel: string } | undefined>;
};
