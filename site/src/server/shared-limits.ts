import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from './database.ts';
import { log } from './log.ts';

/** Where instances tell each other what was counted. */
export const LIMITS_CHANNEL = 'frontage_limits';
/** How long counted requests are gathered before the others are told, in ms. */
const GATHER_MS = 50;
/** PostgreSQL takes messages below 8,000 bytes; each count has about 60. */
const IN_A_MESSAGE = 100;
/** In a flood of different clients each instance's own counts are what holds. */
const MOST_WAITING = 2000;

/** Requests of one key, under the name of its limit; negative where they were refunded. */
type Counted = { limit: string; key: string; turns: number };
type Take = (counted: Omit<Counted, 'limit'>) => void;
type Sharing = { limits: Map<string, Take>; tell?: (counted: Counted) => void };

// Two bundles run in this process (the site's and Next's admin).
const shared = globalThis as { __frontageSharedLimits?: Sharing };
shared.__frontageSharedLimits ??= { limits: new Map() };
const sharing = shared.__frontageSharedLimits;

/** Joins a limit to those of this name in other instances: `take` gets what was counted there. */
export function joinLimit(limit: string, take: Take): { keyOf(key: string): string; tell: Take } {
  sharing.limits.set(limit, take);
  return {
    // Addresses of clients and people do not leave the process.
    keyOf: (key) =>
      sharing.tell ? createHash('sha256').update(`${limit} ${key}`).digest('base64url').slice(0, 22) : key,
    tell: (counted) => sharing.tell?.({ limit, ...counted }),
  };
}

const self = randomUUID();

/** Counts what another instance has told. */
export function countFromOthers(message: string): void {
  const { from, counted } = JSON.parse(message) as { from: string; counted: Counted[] };
  if (from === self) return;
  for (const { limit, ...each } of counted) sharing.limits.get(limit)?.(each);
}

/**
 * Shares rate limits with the other instances on this PostgreSQL: what one counts the others count a twentieth of a second
 * later. Nobody waits for it, and nothing is stored. Returns a function that stops it.
 */
export function shareLimits(payload: Payload): () => Promise<void> {
  let waiting = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const send = () => {
    timer = undefined;
    const counted = [...waiting.values()];
    waiting = new Map();
    for (let at = 0; at < counted.length; at += IN_A_MESSAGE) {
      const message = JSON.stringify({ from: self, counted: counted.slice(at, at + IN_A_MESSAGE) });
      sending = query(payload, sql`select pg_notify(${LIMITS_CHANNEL}, ${message})`).catch((error) =>
        log.warn({ err: error }, 'other instances were not told of counted requests'),
      );
    }
  };
  sharing.tell = (counted) => {
    const name = `${counted.limit} ${counted.key}`;
    const before = waiting.get(name);
    if (!before && waiting.size >= MOST_WAITING) return;
    waiting.set(name, { ...counted, turns: counted.turns + (before?.turns ?? 0) });
    timer ??= setTimeout(send, GATHER_MS).unref();
  };
  return async () => {
    sharing.tell = undefined;
    clearTimeout(timer);
    send();
    await sending;
  };
}
