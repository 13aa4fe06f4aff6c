import type { Count } from '#site/ui/admin/count-table.tsx';

/** The spans that can be asked for, in days: a week, a month, a quarter. */
export const PERFORMANCE_SPANS = { 7: 'Week', 30: 'Month', 91: 'Quarter' } as const;

/** A lead as far as it is counted. Moments are epoch ms. */
export type CountedLead = {
  form: string;
  source: string;
  agent: number | null;
  suburb: string;
  at: number;
  /** The first reply or change by staff. */
  answeredAt: number | null;
  /** Whether somebody waits for an answer: newsletter sign-ups and visitors of open homes do not. */
  isEnquiry: boolean;
};

/** An agent beside the others. Hours are those until half of the answered enquiries were answered. */
export type AgentRow = {
  name: string;
  leads: number;
  answered: number;
  hours: number | null;
  current: number;
  closed: number;
};

/** What a principal looks at on a Monday. */
export type Performance = {
  /** ISO days in Sydney. */
  from: string;
  to: string;
  total: number;
  enquiries: number;
  answered: number;
  hours: number | null;
  forms: Count[];
  sources: Count[];
  suburbs: Count[];
  listings: Count[];
  /** What visitors of the whole website searched for and did not find. */
  emptySearches: Count[];
  /** The middle of the days that current listings are on the market. */
  daysOnMarket: number | null;
  agents: AgentRow[];
  /** To choose from; empty for those who see one office alone. */
  offices: { id: number; name: string }[];
};

const HOUR_MS = 3_600_000;
const MOST_ROWS = 12;

/** The leads of a span, as totals, and by form, source and suburb: most first. */
export function countLeads(
  leads: readonly CountedLead[],
): Pick<Performance, 'total' | 'enquiries' | 'answered' | 'hours' | 'forms' | 'sources' | 'suburbs'> {
  return {
    total: leads.length,
    ...responseOf(leads),
    forms: countBy(leads, ({ form }) => form),
    sources: countBy(leads, ({ source }) => source),
    suburbs: countBy(leads, ({ suburb }) => suburb),
  };
}

/** How many enquiries were answered, and how fast: the median in hours. */
export function responseOf(
  leads: readonly CountedLead[],
): Pick<Performance, 'enquiries' | 'answered' | 'hours'> {
  const enquiries = leads.filter(({ isEnquiry }) => isEnquiry);
  const waits = enquiries.flatMap(({ at, answeredAt }) =>
    answeredAt === null ? [] : [Math.max(0, answeredAt - at) / HOUR_MS],
  );
  return { enquiries: enquiries.length, answered: waits.length, hours: medianOf(waits) };
}

/** The middle value; of two, the one between them. Null for none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  return sorted.length % 2 || low === undefined ? high : (low + high) / 2;
}

function countBy(leads: readonly CountedLead[], keyOf: (lead: CountedLead) => string): Count[] {
  const counts = new Map<string, number>();
  for (const lead of leads) {
    const key = keyOf(lead);
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const sorted = [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-AU'));
  if (sorted.length <= MOST_ROWS) return sorted;
  // The shares are those of all leads.
  const others = sorted.slice(MOST_ROWS - 1);
  const count = others.reduce((sum, one) => sum + one.count, 0);
  return [...sorted.slice(0, MOST_ROWS - 1), { label: `Others (${others.length})`, count }];
}

/** The campaign, else the site that brought the visitor, else that they came by themselves. */
export function sourceName(source: Record<string, string> | null): string {
  const { utm_source: campaign, gclid, fbclid, referrer } = source ?? {};
  if (campaign) return campaign;
  if (gclid) return 'Google Ads';
  if (fbclid) return 'Facebook';
  return referrer && URL.canParse(referrer) ? new URL(referrer).hostname.replace(/^www\./, '') : 'Direct';
}

/** “3 hours”, “20 minutes”, “2 days”; a dash for none. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return counted(Math.round(hours * 60), 'minute');
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
