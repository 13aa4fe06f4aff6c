import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { dayInSydney, daysBefore } from '#site/server/sydney-day.ts';
import type { Count } from '#site/ui/admin/count-table.tsx';
import { type LeadScope, scopeSql } from '../lead-scope.ts';

/** How many leads came over some days up to today; spam is not among them. */
export type LeadSummary = {
  total: number;
  /** Every day, also those without a lead; the label is the ISO day in Sydney. */
  days: Count[];
  /** Most used first; only forms that were sent. */
  forms: Count[];
  /** Messages that failed for good, at any time. */
  failed: number;
};

/** Counts leads over the `days` days that end with the one of `at` (epoch ms); with `scope`, those of one member of staff alone. */
export async function summariseLeads({
  payload,
  at,
  days,
  scope,
}: {
  payload: Payload;
  at: number;
  days: number;
  scope?: LeadScope;
}): Promise<LeadSummary> {
  const today = dayInSydney(at);
  const calendar = Array.from({ length: days }, (_, index) => daysBefore(today, days - 1 - index));
  // A day earlier in UTC than in Sydney; what is too much falls out below.
  const since = `${daysBefore(today, days)}T00:00:00.000Z`;
  const own = scope === undefined ? sql`` : sql` and ${scopeSql(scope)}`;
  // As in the list: agents are not shown hidden copies.
  const unseen = scope === undefined ? sql`` : sql` and deliveries.kind <> 'hidden-copy'`;
  const [rows, failures] = await Promise.all([
    query<{ form_title: unknown; form: unknown; created_at: unknown }>(
      payload,
      sql`select form_title, form, created_at from leads
        where created_at >= ${since} and (state is null or state <> 'spam')${own}`,
    ),
    query<{ failed: unknown }>(
      payload,
      sql`select count(*) as failed from deliveries join leads on leads.id = deliveries.lead_id
        where deliveries.state = 'failed'${own}${unseen}`,
    ),
  ]);
  const byDay = new Map(calendar.map((day) => [day, 0]));
  const byForm = new Map<string, number>();
  for (const row of rows) {
    const day = dayInSydney(Date.parse(String(row.created_at)));
    const counted = byDay.get(day);
    if (counted === undefined) continue;
    byDay.set(day, counted + 1);
    const form = String(row.form_title || row.form);
    byForm.set(form, (byForm.get(form) ?? 0) + 1);
  }
  const forms = [...byForm].map(([label, count]) => ({ label, count }));
  return {
    total: forms.reduce((sum, { count }) => sum + count, 0),
    days: [...byDay].map(([label, count]) => ({ label, count })),
    forms: forms.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
    failed: Number(failures[0]?.failed ?? 0),
  };
}
