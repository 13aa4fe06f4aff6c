import type { FeedMediaSlot, RemovedSlot } from './media.ts';
import type { FeedListing } from './types.ts';
import { element, escaped } from './write-xml.ts';

/** Pictures in `images`, floor plans and documents in `objects`, files beside the listing in `media`. */
export function writeMedia({
  images,
  floorplans,
  documents,
  attachments,
}: Pick<FeedListing, 'images' | 'floorplans' | 'documents' | 'attachments'>): string {
  const objects = [
    ...(floorplans ?? []).map((slot) => writeSlot('floorplan', slot)),
    ...(documents ?? []).map((slot) => writeSlot('document', slot)),
  ];
  const files = attachments?.map(({ usage, id, url, contentType }) =>
    element('attachment', { usage, id, url, contentType }),
  );
  return [
    images?.length ? element('images', {}, images.map((slot) => writeSlot('img', slot)).join('\n')) : '',
    objects.length > 0 ? element('objects', {}, objects.join('\n')) : '',
    files ? element('media', {}, files.join('')) : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function writeSlot(name: string, slot: FeedMediaSlot | RemovedSlot): string {
  const { id } = slot;
  if ('removed' in slot) return element(name, { id });
  const { url, file, base64, modTime, format, title } = slot;
  return element(
    name,
    { id, modTime: modTime?.replace('T', '-'), url, file, format, title },
    base64 ? escaped(base64) : '',
  );
}
