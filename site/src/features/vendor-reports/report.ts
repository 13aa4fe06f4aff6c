import { daysBefore } from '#site/server/sydney-day.ts';

/** Weeks in the chart. */
const REPORT_WEEKS = 8;

/** What is counted of a listing, as a vendor reads it. */
export const FIGURES = {
  views: 'Page views',
  saves: 'Saved by visitors',
  alerts: 'Alerts sent',
  enquiries: 'Enquiries',
  visitors: 'Open home visitors',
} as const;

export type Figure = keyof typeof FIGURES;
export type Figures = Record<Figure, number>;

/** How often something happened on an ISO day. */
export type Happened = { figure: Figure; day: string; count: number };

/** The last seven days, those before them, and the weeks of the chart: oldest first, each by its last day. */
export type Report = {
  from: string;
  to: string;
  week: Figures;
  before: Figures;
  total: Figures;
  weeks: (Figures & { to: string })[];
};

/** The figures of a listing up to and with an ISO day. Weeks are seven days that end with it. */
export function reportOf({ happened, to }: { happened: readonly Happened[]; to: string }): Report {
  const weeks = Array.from({ length: REPORT_WEEKS }, (_, at) => {
    const end = daysBefore(to, 7 * (REPORT_WEEKS - 1 - at));
    return { to: end, ...sumOf(happened, daysBefore(end, 6), end) };
  });
  const from = daysBefore(to, 6);
  return {
    from,
    to,
    week: sumOf(happened, from, to),
    before: sumOf(happened, daysBefore(from, 7), daysBefore(from, 1)),
    total: sumOf(happened, '', to),
    weeks,
  };
}

function sumOf(happened: readonly Happened[], from: string, to: string): Figures {
  const sums: Figures = { views: 0, saves: 0, alerts: 0, enquiries: 0, visitors: 0 };
  for (const { figure, day, count } of happened) if (day >= from && day <= to) sums[figure] += count;
  return sums;
}

/** “12 more than the week before”. */
export function comparedText(now: number, before: number): string {
  if (now === before) return 'as in the week before';
  const more = Math.abs(now - before).toLocaleString('en-AU');
  return `${more} ${now > before ? 'more' : 'fewer'} than the week before`;
}
