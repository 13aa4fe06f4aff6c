import { LRUCache } from 'lru-cache';
import { joinLimit } from './shared-limits.ts';

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
 * Keys not seen for longest are forgotten when there are more than `maxKeys`. With `shared` it counts what other instances
 * count under that name, too.
 */
export function createRateLimit({
  burst,
  everyMs,
  maxKeys = 20_000,
  shared,
  now = Date.now,
}: {
  burst: number;
  everyMs: number;
  maxKeys?: number;
  /** A name, the same in every instance and of no other limit. Without it each instance counts for itself. */
  shared?: string;
  /** Epoch ms. */
  now?: () => number;
}): ReturnableLimit {
  // Made for the first request: it reserves room for all keys, and most limits are not asked for long.
  let made: LRUCache<string, Bucket> | undefined;
  const buckets = () => {
    made ??= new LRUCache({ max: maxKeys });
    return made;
  };
  const turnsOf = (key: string, at: number): number => {
    const last = buckets().get(key);
    if (!last) return burst;
    // A clock that is set back takes no requests away.
    return Math.min(burst, last.turns + Math.max(0, at - last.filledAt) / everyMs);
  };
  const others =
    shared === undefined
      ? undefined
      : joinLimit(shared, ({ key, turns }) => {
          const at = now();
          // Instances that count at the same moment may have given more than there was.
          const left = Math.max(-burst, Math.min(burst, turnsOf(key, at) - turns));
          buckets().set(key, { turns: left, filledAt: at });
        });
  const keyOf = (given: string) => others?.keyOf(given) ?? given;
  return {
    take(given) {
      const key = keyOf(given);
      const at = now();
      const turns = turnsOf(key, at);
      const ok = turns >= 1;
      buckets().set(key, { turns: ok ? turns - 1 : turns, filledAt: at });
      if (ok) others?.tell({ key, turns: 1 });
      return { ok, retryAfterSeconds: ok ? 0 : Math.max(1, Math.ceil(((1 - turns) * everyMs) / 1000)) };
    },
    giveBack(given) {
      const key = keyOf(given);
      const last = made?.get(key);
      if (!last) return;
      made?.set(key, { ...last, turns: Math.min(burst, last.turns + 1) });
      others?.tell({ key, turns: -1 });
    },
  };
}

/** A limit that allows what each of these allows. A request that one refuses is counted by those before it. */
export const bothLimits = (first: RateLimit, second: RateLimit): RateLimit => ({
  take(key) {
    const turn = first.take(key);
    return turn.ok ? second.take(key) : turn;
  },
});
