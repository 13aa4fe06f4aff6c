import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { silenceOf } from './silence-of.ts';
import { oweSourceNotices, type SourceCause } from './source-notices.ts';

/** Tells staff once when a source falls silent, and once when files arrive again. */
export async function checkSilence({ payload, now }: { payload: Payload; now: number }): Promise<void> {
  const sources = await query<Record<'id' | 'key' | 'silent_since', unknown>>(
    payload,
    sql`select id, key, silent_since from feed_sources where enabled = ${true}`,
  );
  for (const { id, key, silent_since: since } of sources) {
    const source = Number(id);
    const { last = 0, isSilent } = await silenceOf({ payload, source, now });
    if (since && last > new Date(since as string).getTime())
      await turn({ payload, source, key, at: null, cause: 'arrives again', now });
    else if (!since && isSilent)
      await turn({ payload, source, key, at: new Date(now).toISOString(), cause: 'silent', now });
  }
}

/** One statement decides which of several servers tells. */
async function turn({
  payload,
  source,
  key,
  at,
  cause,
  now,
}: {
  payload: Payload;
  source: number;
  key: unknown;
  /** Since when it is silent; null: it is not. */
  at: string | null;
  cause: SourceCause;
  now: number;
}): Promise<void> {
  const [turned] = await query(
    payload,
    sql`update feed_sources set silent_since = ${at}
      where id = ${source} and silent_since is ${at === null ? sql`not null` : sql`null`} returning id`,
  );
  if (!turned) return;
  log.warn({ source: key }, at === null ? 'feed source delivers again' : 'feed source is silent');
  await oweSourceNotices({ payload, source, cause, now });
}
