import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { allowedSilence, recentArrivals } from './source-facts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** When a source was last heard of, and whether that is too long ago. */
type Silence = {
  /** When its last file arrived, in epoch ms; undefined: none has yet. */
  last?: number;
  isSilent: boolean;
};

/**
 * Whether nothing has arrived from a source for longer than is set for it, or else for three times its usual gap. `now` in
 * epoch ms.
 */
export async function silenceOf({
  payload,
  source,
  now,
}: {
  payload: Payload;
  /** Its id. */
  source: number;
  now: number;
}): Promise<Silence> {
  const [row] = await query<Record<'silence_hours' | 'created_at' | 'repeated_at', unknown>>(
    payload,
    sql`select silence_hours, created_at, repeated_at from feed_sources where id = ${source}`,
  );
  if (!row) return { isSilent: false };
  const arrivals = await recentArrivals(payload, source);
  const repeated = row.repeated_at ? timeOf(row.repeated_at) : 0;
  const last = Math.max(arrivals[0] ?? 0, repeated);
  const hours = Number(row.silence_hours ?? 0);
  const allowed = hours > 0 ? hours * HOUR_MS : allowedSilence(arrivals);
  // With a set time, one that never sent anything counts from its first day.
  const since = last || (hours > 0 ? timeOf(row.created_at) : now);
  return {
    ...(last ? { last } : {}),
    isSilent: allowed !== undefined && now - since > allowed,
  };
}

const timeOf = (at: unknown): number => new Date(at as string).getTime();
