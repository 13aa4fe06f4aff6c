import { localToUtc } from '@frontage/reaxml';
import { dateIn } from '#site/features/listings/public/inspection-times.ts';
import { type AppraisalTimes, CELL_MINUTES } from '#site/features/team/appraisal-times.ts';

/** One appraisal that can be booked. ISO instants. */
export type AppointmentTime = {
  startsAt: string;
  endsAt: string;
  /** The quarter hours it takes with the way to the next one: each can be booked once. */
  cells: string[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What the settings offer from `now` on (epoch ms), soonest first, whether taken or not. */
export function offeredTimes({
  times,
  zone,
  now,
}: {
  times: AppraisalTimes;
  /** IANA zone of the office. */
  zone: string;
  now: number;
}): AppointmentTime[] {
  const earliest = now + times.noticeHours * 60 * MINUTE_MS;
  return daysAhead({ times, zone, now }).flatMap((day) =>
    startsOf(times)
      .map((clock) => timeAt({ start: localToUtc({ local: `${day}T${clock}`, zone }).getTime(), times }))
      .filter(({ startsAt }) => Date.parse(startsAt) >= earliest),
  );
}

/** Those of which no quarter hour is taken. */
export const freeTimes = ({
  offered,
  taken,
}: {
  offered: AppointmentTime[];
  taken: ReadonlySet<string>;
}): AppointmentTime[] => offered.filter(({ cells }) => !cells.some((cell) => taken.has(cell)));

/** The days with appraisals, as dates of the zone. */
function daysAhead({
  times: { weekdays, weeksAhead, blackouts },
  zone,
  now,
}: {
  times: AppraisalTimes;
  zone: string;
  now: number;
}): string[] {
  const today = Date.parse(`${dateIn({ at: now, zone })}T00:00:00Z`);
  return Array.from({ length: weeksAhead * 7 + 1 }, (_, number) => new Date(today + number * DAY_MS))
    .filter((day) => weekdays.includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !blackouts.some(({ from, until }) => from <= day && day <= until));
}

/** `09:00`, `10:00` … as often as a whole appraisal fits. */
function startsOf({ from, until, minutes, gapMinutes }: AppraisalTimes): string[] {
  const [first, end] = [minutesOf(from), minutesOf(until)];
  const step = minutes + gapMinutes;
  const count = Math.max(0, Math.floor((end - minutes - first) / step) + 1);
  return Array.from({ length: count }, (_, number) => clockOf(first + number * step));
}

function timeAt({
  start,
  times: { minutes, gapMinutes },
}: {
  start: number;
  times: AppraisalTimes;
}): AppointmentTime {
  const cells = Array.from({ length: Math.ceil((minutes + gapMinutes) / CELL_MINUTES) }, (_, number) =>
    iso(start + number * CELL_MINUTES * MINUTE_MS),
  );
  return { startsAt: iso(start), endsAt: iso(start + minutes * MINUTE_MS), cells };
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const iso = (at: number): string => new Date(at).toISOString();
