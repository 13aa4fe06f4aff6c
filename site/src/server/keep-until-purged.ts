import type { Payload } from 'payload';
import { isPurged, onPurge, type Tag } from './purge.ts';

/**
 * Creates a loader whose result is cached in this process, for each Payload, until one of the tags is
 * purged. Concurrent callers share one load; a failed one is not cached, so the next caller tries again.
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
    // A load started before a purge must not remove one started after it.
    const store = kept;
    const reading = read(payload);
    store.set(payload, reading);
    reading.catch(() => store.delete(payload));
    return reading;
  };
}
