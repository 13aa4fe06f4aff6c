import { dayText, editionOf, type State, type StateTables, stateName } from '@frontage/duty/engine';
import { type EndingTable, endingTables } from '@frontage/duty/staff';
import { daysBefore } from '#site/server/sydney-day.ts';

/** Staff are told this many days before the first day without confirmed rates, and again on that day. */
const DAYS_BEFORE = 14;

/** One message owed: tables that end on a day, before it comes or once it is over. */
export type EndingNotice = {
  when: 'before' | 'after';
  /** The last day the tables stand confirmed, ISO. */
  ends: string;
  tables: EndingTable[];
};

/**
 * The messages that are due on a day, ISO. Each stays due for two weeks, so that a server that was off on the day tells
 * staff late rather than never.
 */
export function noticesDue({ tables, today }: { tables: StateTables[]; today: string }): EndingNotice[] {
  const yesterday = daysBefore(today, 1);
  return [
    ...byDay('before', endingTables(tables, { from: today, to: daysBefore(today, 1 - DAYS_BEFORE) })),
    ...byDay('after', endingTables(tables, { from: daysBefore(yesterday, DAYS_BEFORE - 1), to: yesterday })),
  ];
}

/** What the dashboard shows on a day: what ends within two weeks, and what ended within a year and was not replaced. */
export function endingNow({ tables, today }: { tables: StateTables[]; today: string }): {
  soon: EndingTable[];
  over: EndingTable[];
} {
  return {
    soon: endingTables(tables, { from: today, to: daysBefore(today, 1 - DAYS_BEFORE) }),
    over: endingTables(tables, { from: daysBefore(today, 365), to: daysBefore(today, 1) }),
  };
}

/** A line for each table, by state: "Victoria: Mortgage registration, rates of 2025-26". */
export function endingLines(tables: EndingTable[]): string[] {
  return tables.map(({ state, label, ends, reason }) =>
    reason === 'year'
      ? `${stateName(state)}: ${label}, rates of ${editionOf(ends)}`
      : `${stateName(state)}: ${label}, announced until ${dayText(ends)}`,
  );
}

/** Where staff enter the rates that follow. */
export const newRatePath = ({ state, scheme }: { state: State; scheme: string }): string =>
  `/admin/collections/duty-editions/create?state=${state}&scheme=${encodeURIComponent(scheme)}`;

/** The message as plain text. `siteUrl` is the origin of the website. */
export function endingMail({ notice, siteUrl }: { notice: EndingNotice; siteUrl: string }): {
  subject: string;
  text: string;
} {
  const { when, ends, tables } = notice;
  const states = [...new Set(tables.map(({ state }) => stateName(state)))].join(', ');
  const list = endingLines(tables)
    .map((line) => `- ${line}`)
    .join('\n');
  const how = `Enter the new rates, or confirm that they are unchanged, under Duty editions: ${siteUrl}/admin/collections/duty-editions/create`;
  if (when === 'before')
    return {
      subject: `Stamp duty rates end on ${dayText(ends)}: ${states}`,
      text: [
        `The stamp duty calculator has no rates after ${dayText(ends)} for:`,
        list,
        'From the next day, the calculator keeps using these rates and tells visitors that they are not confirmed.',
        how,
      ].join('\n\n'),
    };
  return {
    subject: `Stamp duty rates ended on ${dayText(ends)}: ${states}`,
    text: [
      `The stamp duty calculator has no rates after ${dayText(ends)} for:`,
      list,
      'The calculator keeps using these rates and tells visitors that they are not confirmed. Schemes announced to end are no longer applied.',
      how,
    ].join('\n\n'),
  };
}

function byDay(when: EndingNotice['when'], ending: EndingTable[]): EndingNotice[] {
  const days = [...new Set(ending.map(({ ends }) => ends))].sort();
  return days.map((ends) => ({ when, ends, tables: ending.filter((one) => one.ends === ends) }));
}
