import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { daysBefore } from '#site/server/sydney-day.ts';

/** What is counted of a popup: that it opened, and that its visitor did what it is for. */
export const COUNTED = ['shown', 'converted'] as const;
export type Counted = (typeof COUNTED)[number];

/** How long counts are kept: two years and some days, so that a month can be held against the same one before. */
export const KEEP_DAYS = 750;

/** Adds one to a popup's counter of an ISO day, in one statement, so that none is lost. */
export async function countPopup({
  payload,
  popup,
  what,
  day,
}: {
  payload: Payload;
  popup: number;
  what: Counted;
  day: string;
}): Promise<void> {
  const column = sql.identifier(what);
  const [shown, converted] = what === 'shown' ? [1, 0] : [0, 1];
  await query(
    payload,
    sql`insert into popup_counts (popup, day, shown, converted) values (${popup}, ${day}, ${shown}, ${converted})
      on conflict (popup, day) do update set ${column} = popup_counts.${column} + 1`,
  );
}

/** Removes the counts that are past their time. */
export async function forgetOldCounts({
  payload,
  today,
}: {
  payload: Payload;
  today: string;
}): Promise<void> {
  await query(payload, sql`delete from popup_counts where day < ${daysBefore(today, KEEP_DAYS)}`);
}

/** Removes what was counted of a popup that is gone: its number may be given to another. */
export async function forgetCountsOf({ payload, popup }: { payload: Payload; popup: number }): Promise<void> {
  await query(payload, sql`delete from popup_counts where popup = ${popup}`);
}

/** A popup's counts from one ISO day to another, both included. */
export async function countsOf({
  payload,
  popups,
  from,
  to,
}: {
  payload: Payload;
  popups: readonly number[];
  from: string;
  to: string;
}): Promise<{ popup: number; day: string; shown: number; converted: number }[]> {
  if (popups.length === 0) return [];
  const rows = await query<Record<'popup' | 'day' | Counted, unknown>>(
    payload,
    sql`select popup, day, shown, converted from popup_counts
      where popup in (${sqlList(popups)}) and day >= ${from} and day <= ${to} order by day`,
  );
  return rows.map(({ popup, day, shown, converted }) => ({
    popup: Number(popup),
    day: String(day),
    shown: Number(shown),
    converted: Number(converted),
  }));
}
