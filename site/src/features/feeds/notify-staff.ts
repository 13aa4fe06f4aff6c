import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { log } from '#site/server/log.ts';
import { staffAddresses } from '#site/server/staff-addresses.ts';
import { IMPORTS_AGAIN, NOTICE_KINDS, TO_WEBHOOK } from './feed-notices.ts';
import type { FeedRun } from './feed-run.ts';
import { loadFeedSettings } from './load-feed-settings.ts';

/** The same cause is told once in this time, in ms. */
const QUIET_MS = 24 * 60 * 60 * 1000;

type Told = Pick<FeedRun, 'id' | 'state' | 'problems' | 'harm'> & { source?: number | null };

/**
 * Owes an email to whom it concerns when a run was held or did not go in. The same cause is told once a day, however
 * many files it hits. Never throws: the import itself stands.
 */
export async function notifyStaff({
  payload,
  run,
  now = Date.now(),
}: {
  payload: Payload;
  run: Told;
  /** Epoch ms. */
  now?: number;
}): Promise<void> {
  const isTrouble = NOTICE_KINDS.some((kind) => kind === run.state);
  if (!isTrouble && run.state !== 'done') return;
  try {
    if (!isTrouble) return await tellRecovery({ payload, run, now });
    const cause = causeOf(run);
    const since = new Date(now - QUIET_MS).toISOString();
    const told = await query(
      payload,
      sql`select id from feed_notices where cause = ${cause} and created_at > ${since} limit 1`,
    );
    if (told.length > 0) return;
    await oweNotices({ payload, run: run.id, source: run.source, cause, now });
  } catch (error) {
    log.error({ err: error, run: run.id }, 'staff could not be notified about a feed file');
  }
}

/** Owes the all clear where staff were told last that files of this source did not go in. */
async function tellRecovery({
  payload,
  run,
  now,
}: {
  payload: Payload;
  run: Told;
  now: number;
}): Promise<void> {
  const { id, source } = run;
  if (!source) return;
  const clear = `${IMPORTS_AGAIN}; source ${source}`;
  const [last] = await query<{ cause: unknown }>(
    payload,
    sql`select cause from feed_notices
      where cause = ${clear} or (cause like ${`source ${source}; %`} and cause not like ${`source ${source}; held%`})
      order by id desc limit 1`,
  );
  if (last && last.cause !== clear) await oweNotices({ payload, run: id, source, cause: clear, now });
}

/** Owes a message of this cause to everybody who is told of this source, and to the webhook where there is one. */
export async function oweNotices({
  payload,
  run,
  source,
  cause,
  now,
}: {
  payload: Payload;
  /** Id of the report it is about. */
  run: number;
  source: number | null | undefined;
  cause: string;
  /** Epoch ms. */
  now: number;
}): Promise<void> {
  const at = new Date(now).toISOString();
  const { webhook } = await loadFeedSettings(payload);
  const staff = await staffAddresses({ payload, chosen: await toNotify(payload, source) });
  for (const to of webhook ? [...staff, TO_WEBHOOK] : staff)
    await query(
      payload,
      sql`insert into feed_notices
          (run, "to", cause, state, due_at, attempt_count, attempts, created_at, updated_at)
        values (${run}, ${to}, ${cause}, 'due', ${at}, 0, '[]', ${at}, ${at})`,
    );
}

/** Those the source names, else those the settings name. */
async function toNotify(payload: Payload, source: number | null | undefined): Promise<number[]> {
  const own = source
    ? await query<{ id: unknown }>(
        payload,
        sql`select users_id as id from feed_sources_rels where parent_id = ${source} and path = 'notify' order by "order"`,
      )
    : [];
  return own.length > 0 ? own.map(({ id }) => Number(id)) : (await loadFeedSettings(payload)).notify;
}

/** What one email is enough for: the kind of failure, and for a held file what it would do. */
function causeOf({ state, problems, harm, source }: Told): string {
  const what = harm
    ? harm.totals.map(({ office, kind }) => `${office} ${kind}`).sort()
    : [problems.find(({ severity }) => severity === 'error')?.code ?? ''];
  return [...(source ? [`source ${source}`] : []), state, ...what].join('; ').slice(0, 500);
}
