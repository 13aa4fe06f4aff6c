import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { isPurged, onPurge, type Tag } from './purge.ts';
import { inEnglish } from './request-language.ts';

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
  const load = keepEachUntilPurged({ tags, read });
  return (payload) => load(payload, '');
}

/** The same for a loader with several results, one for each key. Their number must be small: all of them are cached. */
export function keepEachUntilPurged<Value>({
  tags,
  read,
}: {
  tags: readonly Tag[];
  read: (payload: Payload, key: string) => Promise<Value>;
}): (payload: Payload, key: string) => Promise<Value> {
  let kept = new WeakMap<Payload, Map<string, Promise<Value>>>();
  onPurge((purged) => {
    if (isPurged({ purged, tags })) kept = new WeakMap();
  });
  return (payload, key) => {
    // A load started before a purge must not remove one started after it.
    const store = kept.get(payload) ?? new Map<string, Promise<Value>>();
    kept.set(payload, store);
    const found = store.get(key);
    if (found) return found;
    // What is cached for everybody must not depend on who came first.
    const reading = inEnglish(() => read(payload, key));
    store.set(key, reading);
    reading.catch(() => store.delete(key));
    return reading;
  };
}

/**
 * Creates a loader of many results by id, of which the `max` used last are cached until one of the tags is purged. Those
 * that are not cached are read together; what `read` does not find is absent.
 */
export function keepManyUntilPurged<Value extends object>({
  tags,
  max,
  read,
}: {
  tags: readonly Tag[];
  max: number;
  read: (payload: Payload, ids: number[]) => Promise<Map<number, Value>>;
}): (payload: Payload, ids: readonly number[]) => Promise<Map<number, Value>> {
  let kept = new WeakMap<Payload, LRUCache<number, Value>>();
  onPurge((purged) => {
    if (isPurged({ purged, tags })) kept = new WeakMap();
  });
  return async (payload, ids) => {
    // What is read before a purge must not be found after it.
    const store = kept.get(payload) ?? new LRUCache<number, Value>({ max });
    kept.set(payload, store);
    const found = new Map<number, Value>();
    const missing: number[] = [];
    for (const id of ids) {
      const value = store.get(id);
      if (value) found.set(id, value);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    for (const [id, value] of await inEnglish(() => read(payload, missing))) {
      store.set(id, value);
      found.set(id, value);
    }
    return found;
  };
}
