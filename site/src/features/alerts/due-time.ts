import { DEFAULT_ZONE, localToUtc, utcToLocal } from '@frontage/reaxml';
import type { Clock } from '#site/features/subscribers/subscriber-store.ts';
import { isQuiet } from '#site/server/quiet-hours.ts';
import type { Frequency } from './alert-types.ts';

/** How long an instant alert collects events for one email, in ms. */
const GATHER_MS = 5 * 60 * 1000;
/** The hour of daily and weekly alerts in the subscriber's time zone; weekly ones on Mondays. */
const MORNING = '07:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/** When an event at `at` (epoch ms) is due, in epoch ms; never in the quiet hours. */
export function dueTime({
  frequency,
  at,
  clock,
  gatherMs = GATHER_MS,
}: {
  frequency: Frequency;
  at: number;
  clock: Clock;
  gatherMs?: number;
}): number {
  if (frequency === 'instant') return afterQuiet({ at: at + gatherMs, clock });
  return afterQuiet({
    at: nextMorning({ at, zone: knownZone(clock.timeZone), weekly: frequency === 'weekly' }),
    clock,
  });
}

/** The same time, or the end of the quiet hours that contain it (epoch ms). */
export function afterQuiet({ at, clock: { timeZone, ...quietHours } }: { at: number; clock: Clock }): number {
  const zone = knownZone(timeZone);
  const local = utcToLocal({ at: new Date(at), zone });
  const hour = Number(local.slice(11, 13));
  if (!isQuiet(hour, quietHours)) return at;
  const { quietUntil } = quietHours;
  const day = local.slice(0, 10);
  const end = localToUtc({
    local: `${hour < quietUntil ? day : dayAfter(day)}T${String(quietUntil).padStart(2, '0')}:00`,
    zone,
  }).getTime();
  // When daylight saving ends an hour occurs twice: its second occurrence is past the end that was found.
  return Math.max(at, end);
}

/** The next 7 am after a time; for weekly alerts on a Monday. */
function nextMorning({ at, zone, weekly }: { at: number; zone: string; weekly: boolean }): number {
  let day = utcToLocal({ at: new Date(at), zone }).slice(0, 10);
  for (;;) {
    const morning = localToUtc({ local: `${day}T${MORNING}`, zone }).getTime();
    const monday = new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
    if (morning > at && (monday || !weekly)) return morning;
    day = dayAfter(day);
  }
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** A time zone that this system does not know must not block emails. */
function knownZone(zone: string): string {
  try {
    utcToLocal({ at: new Date(0), zone });
    return zone;
  } catch {
    return DEFAULT_ZONE;
  }
}
