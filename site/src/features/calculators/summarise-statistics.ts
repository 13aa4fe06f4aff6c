import { STATES } from '@frontage/duty/engine';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { daysBefore } from '#site/server/sydney-day.ts';
import type { Count } from '#site/ui/admin/count-table.tsx';
import { VALUE_BANDS, valueBandLabel } from './value-bands.ts';

/** How the calculator was used over some days up to today. */
export type StatisticsSummary = {
  /** ISO days, first and last. */
  from: string;
  to: string;
  total: number;
  /** Every day, also those without a calculation; the label is the ISO day. */
  days: Count[];
  /** All eight states, all value bands, all answers: also those at nought. */
  states: Count[];
  values: Count[];
  answers: { question: string; counts: Count[] }[];
  /** Most used first, at most 20, then the rest together. */
  hosts: Count[];
};

const MAX_HOSTS = 20;

const ANSWERS = [
  { question: 'Property type', column: 'property_type', labels: ['Primary residence', 'Investment'] },
  { question: 'First home buyer', column: 'first_home_buyer', labels: ['Yes', 'No'] },
  { question: 'Purchasing', column: 'purchasing', labels: ['New', 'Established', 'Other'] },
];

/** Adds the counters up over the `days` days that end with `today` (ISO, in Sydney). */
export async function summariseStatistics({
  payload,
  today,
  days,
}: {
  payload: Payload;
  today: string;
  days: number;
}): Promise<StatisticsSummary> {
  const from = daysBefore(today, days - 1);
  const sums = (column: string) => sumsBy({ payload, column: sql.identifier(column), from, to: today });
  const [byDay, byState, byValue, byHost, ...byAnswer] = await Promise.all(
    ['day', 'state', 'value_from', 'host', ...ANSWERS.map(({ column }) => column)].map(sums),
  );
  const count = (counted: Map<string, number> | undefined, key: unknown) => counted?.get(String(key)) ?? 0;
  const calendar = Array.from({ length: days }, (_, index) => daysBefore(today, days - 1 - index));
  return {
    from,
    to: today,
    total: [...(byDay?.values() ?? [])].reduce((sum, each) => sum + each, 0),
    days: calendar.map((day) => ({ label: day, count: count(byDay, day) })),
    states: STATES.map(({ state }) => ({ label: state, count: count(byState, state) })),
    values: VALUE_BANDS.map((start) => ({ label: valueBandLabel(start), count: count(byValue, start) })),
    answers: ANSWERS.map(({ question, labels }, index) => ({
      question,
      counts: labels.map((label, place) => ({ label, count: count(byAnswer[index], place + 1) })),
    })),
    hosts: mostUsed(byHost ?? new Map()),
  };
}

async function sumsBy({
  payload,
  column,
  from,
  to,
}: {
  payload: Payload;
  column: SQL | ReturnType<typeof sql.identifier>;
  from: string;
  to: string;
}): Promise<Map<string, number>> {
  const rows = await query<{ label: unknown; total: unknown }>(
    payload,
    sql`select ${column} as label, sum(calculations) as total from duty_statistics
      where day >= ${from} and day <= ${to} group by ${column}`,
  );
  // PostgreSQL hands numbers over as text.
  return new Map(rows.map(({ label, total }) => [String(label), Number(total)]));
}

function mostUsed(byHost: Map<string, number>): Count[] {
  const sorted = [...byHost]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const rest = sorted.slice(MAX_HOSTS);
  if (rest.length === 0) return sorted;
  const together = rest.reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, MAX_HOSTS), { label: `${rest.length} more websites`, count: together }];
}
