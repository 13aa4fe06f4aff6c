import type { Payload } from 'payload';
import { isPurged, onPurge, type Tag } from './purge.ts';

/**
 * Makes a reading of settings that is done once and kept in this process, for each Payload, until one of the tags is
 * purged. Anyone who asks meanwhile waits for the same reading; a failed one is not kept, so the next caller tries again.
 */
export function keepUntilPurged<Value>({
  tags,
  read,
}: {
  tags: readonly Tag[];
  read: (payload: Payload) => Promise<Value>;
}): (payload: Payload) => Promise<Value> {
  let kept = new WeakMap<Payload, Promise<Value>>();
  onPurge((purged) => {
    if (isPurged({ purged, tags })) kept = new WeakMap();
  });
  return (payload) => {
    const found = kept.get(payload);
    if (found) return found;
    // What was read before a purge must not remove what is read after it.
    const store = kept;
    const reading = read(payload);
    store.set(payload, reading);
    reading.catch(() => store.delete(payload));
    return reading;
  };
}
