import type { Payload } from 'payload';
import type { Designed } from './designed.ts';

/** How long after its last sign of life a builder counts as open, in ms: three of its signs. */
export const PRESENT_MS = 30_000;

/** The builders that are open on a record, by their tab, and which of them has taken over. Names are not stored. */
type Stored = { tabs: Record<string, { user: number; at: number }>; taken?: { tab: string; user: number } };

/** Who else has a record open in the page builder, and who has taken it over from this tab. */
export type Presence = { others: string[]; takenBy: string | null };

/** What an open builder is told: also when its record was last saved, by anybody; null for one that is deleted. */
export type BuilderSign = Presence & { savedAt: string | null };

/**
 * A sign of life from an open builder. With `takeOver` the others are asked to stop; with `leaving` this one is gone.
 * Two signs at the same instant may lose one of them: it comes again.
 */
export async function signOfLife({
  payload,
  collection,
  id,
  tab,
  user,
  now,
  takeOver = false,
  leaving = false,
}: {
  payload: Payload;
  collection: Designed;
  id: number;
  /** The builder’s own name of itself. */
  tab: string;
  /** The id of the member of staff. */
  user: number;
  /** Epoch ms. */
  now: number;
  takeOver?: boolean;
  leaving?: boolean;
}): Promise<Presence> {
  const key = `frontage:builder:${collection}/${id}`;
  const before = (await payload.kv.get<Stored>(key)) ?? { tabs: {} };
  const alive = Object.entries(before.tabs).filter(([each, { at }]) => each !== tab && now - at < PRESENT_MS);
  const tabs = Object.fromEntries([...alive, ...(leaving ? [] : [[tab, { user, at: now }] as const])]);
  const holder = takeOver ? { tab, user } : before.taken;
  // Who took over and left has given it back.
  const taken = holder && Object.hasOwn(tabs, holder.tab) ? holder : undefined;
  if (Object.keys(tabs).length === 0) await payload.kv.delete(key);
  else await payload.kv.set(key, { tabs, ...(taken ? { taken } : {}) } satisfies Stored);
  const others = [...new Set(alive.map(([, other]) => other.user))];
  return {
    others: await Promise.all(others.map((other) => nameOf({ payload, user: other, self: user }))),
    takenBy: taken && taken.tab !== tab ? await nameOf({ payload, user: taken.user, self: user }) : null,
  };
}

async function nameOf({ payload, user, self }: { payload: Payload; user: number; self: number }) {
  if (user === self) return 'You, in another tab';
  const found = await payload.findByID({ collection: 'users', id: user, depth: 0, disableErrors: true });
  return found?.name || 'Another user';
}
