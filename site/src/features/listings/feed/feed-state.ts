import type { DocumentKind } from '../terms/document-kinds.ts';

/** What the importer remembers of a listing beside its fields. Kept in the hidden field `feedImages`; never published. */
export type FeedState = {
  /** Slots of the feed for pictures and documents, in the order they are shown. */
  slots: PictureSlot[];
  /** Agent slots: a profile here, or the name of a person without one. */
  agents: AgentSlot[];
  /** Flags and texts of the feed by the element they came in, so that a message that names a few keeps the others. */
  features: FeatureParts;
  /** Garages, carports and open spaces; their sum is shown. */
  cars: CarParts;
  /**
   * Per field, a fingerprint of what the feed last said. A field the feed repeats unchanged is left alone, so that an
   * edit by staff stands until the feed says something new about that very field.
   */
  seen: Record<string, string>;
  /** What the feed says, by field, where the listing says something else. Pictures are compared with their slots. */
  theirs?: Record<string, unknown>;
  /** Fields that keep our value regardless of the feed. */
  pins?: string[];
  /** The mark of the message worked in last (message-mark.ts); absent while pictures are to be fetched. */
  message?: string;
  /** The mark of that message's text, where the text tells it again (message-mark.ts). */
  text?: string;
};

export type PictureSlot = {
  kind: 'image' | 'floorplan' | 'document';
  /** `m`, `a` … `z`, `aa` … for pictures, a number for floor plans and documents; see feed-documents.ts for others. */
  id: string;
  /** Where the feed says the picture is: exactly one of the three. `inline` is the SHA-256 of the bytes sent. */
  url?: string;
  file?: string;
  inline?: string;
  /** The picture's own modification time, as sent. */
  modTime?: string;
  /** SHA-256 and ETag of the bytes last taken in. */
  hash?: string;
  etag?: string;
  /** Documents: what they are and are called. */
  use?: DocumentKind;
  title?: string;
  /** The stored picture or document. While `pending` it is the one before, kept until the new one is there. */
  media?: number;
  /** Not taken in yet, or the last try failed. */
  pending?: true;
};

export type AgentSlot = { id: string; agent?: number; name?: string };

export type FeatureParts = {
  flags: Record<string, string[]>;
  other: string[];
  heating?: string;
  hotWater?: string;
};

export type CarParts = { garages?: number; carports?: number; openSpaces?: number };

export const EMPTY_STATE: FeedState = {
  slots: [],
  agents: [],
  features: { flags: {}, other: [] },
  cars: {},
  seen: {},
};

/** The state kept in a listing's JSON field, complete with any content of it. */
export function feedStateOf(value: unknown): FeedState {
  const kept = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...EMPTY_STATE, ...(kept as Partial<FeedState>) };
}

/** Main picture first, then a … z, aa …; then floor plans, then documents, by number. */
export function compareSlots(a: PictureSlot, b: PictureSlot): number {
  if (a.kind !== b.kind) return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);
  if (a.id === b.id) return 0;
  if (a.kind === 'image' && (a.id === 'm' || b.id === 'm')) return a.id === 'm' ? -1 : 1;
  if (/^\d+$/.test(a.id) && /^\d+$/.test(b.id)) return Number(a.id) - Number(b.id);
  return a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}

const ORDER: readonly PictureSlot['kind'][] = ['image', 'floorplan', 'document'];

/** The stored pictures of one kind, in slot order, each once. */
export function mediaOf(slots: PictureSlot[], kind: PictureSlot['kind']): number[] {
  return [
    ...new Set(slots.flatMap((slot) => (slot.kind === kind && slot.media !== undefined ? [slot.media] : []))),
  ];
}
