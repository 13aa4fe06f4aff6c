import { createHash } from 'node:crypto';
import type { FeedListing } from '@frontage/reaxml';
import type { SentDocument } from './feed-documents.ts';
import { compareSlots, type PictureSlot } from './feed-state.ts';

type SentSlot = NonNullable<FeedListing['images']>[number];

/**
 * The slots after a message: slots it does not name keep what they hold, emptied ones go, and a slot is to be fetched
 * (`pending`) when its address or its own modification time changed. Bytes sent inside the message are handed back.
 */
export function mergeSlots({
  slots,
  images = [],
  floorplans = [],
  documents = [],
}: {
  slots: PictureSlot[];
  images?: SentSlot[];
  floorplans?: SentSlot[];
  documents?: SentDocument[];
}): { slots: PictureSlot[]; inline: Map<string, Buffer> } {
  const inline = new Map<string, Buffer>();
  const merged = new Map(slots.map((slot) => [keyOf(slot), slot]));
  const sent = [
    ...images.map((slot) => ({ kind: 'image' as const, slot })),
    ...floorplans.map((slot) => ({ kind: 'floorplan' as const, slot })),
    ...documents.map((slot) => ({ kind: 'document' as const, slot })),
  ];
  for (const { kind, slot } of sent) {
    const key = keyOf({ kind, id: slot.id });
    if ('removed' in slot) {
      merged.delete(key);
      continue;
    }
    const source = sourceOf(slot, inline);
    const before = merged.get(key);
    const next = { kind, id: slot.id, ...source, ...timeOf(slot.modTime), ...wordsOf(slot) };
    merged.set(key, nextSlot({ before, next }));
  }
  return { slots: [...merged.values()].sort(compareSlots), inline };
}

function nextSlot({ before, next }: { before?: PictureSlot; next: PictureSlot }): PictureSlot {
  if (!before) return { ...next, pending: true };
  const { media, hash, etag, pending } = before;
  const isSamePlace = before.url === next.url && before.file === next.file && before.inline === next.inline;
  const isSame = isSamePlace && before.modTime === next.modTime;
  const kept = { ...(media === undefined ? {} : { media }), ...(hash ? { hash } : {}) };
  if (isSame && !pending) {
    // A file without a time of its own may have been replaced under its name; looking is cheap, it lies beside the feed.
    const look = next.file && !next.modTime ? { pending: true as const } : {};
    return { ...next, ...kept, ...(etag ? { etag } : {}), ...look };
  }
  return { ...next, ...kept, ...(isSamePlace && etag ? { etag } : {}), pending: true };
}

type Sent = Exclude<SentSlot, { removed: true }>;

function sourceOf(
  slot: Omit<Sent, 'id'>,
  inline: Map<string, Buffer>,
): Pick<PictureSlot, 'url' | 'file' | 'inline'> {
  if (slot.url) return { url: slot.url };
  if (slot.file) return { file: slot.file };
  const bytes = Buffer.from(slot.base64 ?? '', 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex');
  inline.set(hash, bytes);
  return { inline: hash };
}

/** Pictures have none. */
const wordsOf = ({ use, title }: Pick<PictureSlot, 'use' | 'title'>) =>
  use ? { use, ...(title ? { title } : {}) } : {};
const timeOf = (modTime: string | undefined) => (modTime ? { modTime } : {});
const keyOf = ({ kind, id }: Pick<PictureSlot, 'kind' | 'id'>) => `${kind} ${id}`;
