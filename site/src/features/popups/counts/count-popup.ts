import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { daysBefore } from '#site/server/sydney-day.ts';

/** The events that are counted: views and conversions. */
export const COUNTED = ['shown', 'converted'] as const;
export type Counted = (typeof COUNTED)[number];

/** How long counts are stored: just over two years, so that a month can be compared with a year earlier. */
export const KEEP_DAYS = 750;

/** Increments a popup's counter of an ISO day in one statement, so that none is lost. */
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

/** Deletes old counts. */
export async function forgetOldCounts({
  payload,
  today,
}: {
  payload: Payload;
  today: string;
}): Promise<void> {
  await query(payload, sql`delete from popup_counts where day < ${daysBefore(today, KEEP_DAYS)}`);
}

/** Deletes the counts of a deleted popup. */
export async function forgetCountsOf({ payload, popup }: { payload: Payload; popup: number }): Promise<void> {
  await query(payload, sql`delete from popup_counts where popup = ${popup}`);
}

/** A popup's counts between two ISO days, inclusive. */
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
