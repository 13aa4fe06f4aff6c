/** The time zones of Australia, as staff choose from them. */
export const TIME_ZONES = {
  'Australia/Sydney': 'Sydney, Melbourne, Hobart, Canberra',
  'Australia/Brisbane': 'Brisbane',
  'Australia/Adelaide': 'Adelaide',
  'Australia/Darwin': 'Darwin',
  'Australia/Perth': 'Perth',
} as const;

export type TimeZone = keyof typeof TIME_ZONES;

/** The agency’s time zone. */
export const SITE_ZONE: TimeZone = 'Australia/Sydney';

/** As fields for a date and a time give it. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/;

/** The instant (epoch ms) of a local time in a time zone (`2026-12-01T09:00`); NaN if it is not a time. */
export function instantOf({ local, zone }: { local: string; zone: TimeZone }): number {
  if (!LOCAL_TIME.test(local)) return Number.NaN;
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return Number.NaN;
  // Near a daylight saving change the offset at the instant itself may differ.
  const near = shown - offsetAt({ at: shown, zone });
  return shown - offsetAt({ at: near, zone });
}

/** The local time in a time zone at an instant (epoch ms), as `2026-12-01T09:00`. */
export function localTime({ at, zone }: { at: number; zone: TimeZone }): string {
  return new Date(at + offsetAt({ at, zone })).toISOString().slice(0, 16);
}

/** The UTC offset of a time zone, in ms. */
function offsetAt({ at, zone }: { at: number; zone: TimeZone }): number {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}

/** An instant (epoch ms) as text for staff: “Tue 1 Dec 2026, 9:00 am, Sydney time”. */
export function sentenceTime({ at, zone }: { at: number; zone: TimeZone }): string {
  const day = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  }).format(at);
  const time = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeStyle: 'short' }).format(at);
  return `${day.replace(/^(\w+),/, '$1')}, ${time}, ${zone.split('/')[1]} time`;
}

/** An instant as text for staff, in the time zone of their browser: “1 Dec 2026, 9:00 am AEDT”. */
export const browserTime = (at: string | number): string =>
  new Date(at).toLocaleString('en-AU', {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });

/**
 * What stands behind a time at a property: “, Perth time” where the reader’s clock says another time at that instant, else
 * ''. Zones are IANA names; the reader’s is the browser’s unless it is given.
 */
export function zoneNote({ at, zone, reader }: { at: string; zone: string; reader?: string }): string {
  const time = (timeZone?: string) => new Date(at).toLocaleString('en-AU', { timeZone });
  return time(zone) === time(reader) ? '' : `, ${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}
