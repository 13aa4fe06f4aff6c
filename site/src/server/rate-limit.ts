import { LRUCache } from 'lru-cache';

export type RateLimit = {
  /** Counts one request of the key. `retryAfterSeconds` is how long to wait for the next; 0 when this one is allowed. */
  take(key: string): { ok: boolean; retryAfterSeconds: number };
};

/** A limiter that can refund a request. */
export type ReturnableLimit = RateLimit & {
  /** Refunds one request of the key. */
  giveBack(key: string): void;
};

type Bucket = { turns: number; filledAt: number };

/**
 * A token bucket for each key, in memory: `burst` turns at once, then one every `everyMs`.
 * Keys not seen for longest are forgotten when there are more than `maxKeys`.
 */
export function createRateLimit({
  burst,
  everyMs,
  maxKeys = 20_000,
  now = Date.now,
}: {
  burst: number;
  everyMs: number;
  maxKeys?: number;
  /** Epoch ms. */
  now?: () => number;
}): ReturnableLimit {
  // Made for the first request: it reserves room for all keys, and most limits are not asked for long.
  let made: LRUCache<string, Bucket> | undefined;
  const buckets = () => {
    made ??= new LRUCache({ max: maxKeys });
    return made;
  };
  return {
    take(key) {
      const at = now();
      const last = buckets().get(key) ?? { turns: burst, filledAt: at };
      // A clock that is set back takes no requests away.
      const passed = Math.max(0, at - last.filledAt);
      const turns = Math.min(burst, last.turns + passed / everyMs);
      const ok = turns >= 1;
      buckets().set(key, { turns: ok ? turns - 1 : turns, filledAt: at });
      return { ok, retryAfterSeconds: ok ? 0 : Math.max(1, Math.ceil(((1 - turns) * everyMs) / 1000)) };
    },
    giveBack(key) {
      const last = made?.get(key);
      if (last) made?.set(key, { ...last, turns: Math.min(burst, last.turns + 1) });
    },
  };
}
