/** Used when a listing names no state: the zone of most of the country's people. */
export const DEFAULT_ZONE = 'Australia/Sydney';

const ZONE_OF_STATE: Readonly<Record<string, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

/** Places that do not follow their state's clock (IANA time zone database, file australasia). */
const EXCEPTIONS = [
  {
    zone: 'Australia/Broken_Hill',
    suburb: /^((north|south|west) )?broken hill( (north|south|west))?$|^silverton$/,
    postcode: '2880',
    state: 'NSW',
  },
  { zone: 'Australia/Lord_Howe', suburb: /^lord howe island$/, postcode: '2898', state: 'NSW' },
  { zone: 'Australia/Eucla', suburb: /^(eucla|mundrabilla|madura)$/, postcode: undefined, state: 'WA' },
];

/** What decides the clock of a property. */
export type Place = {
  state?: string | null;
  suburb?: string | null;
  postcode?: string | null;
  country?: string | null;
};

/** The IANA zone of a property; `DEFAULT_ZONE` when the state is missing or unknown. */
export function timeZoneOf({ state, suburb, postcode, country }: Place): string {
  if (country === 'NZ') return 'Pacific/Auckland';
  const code = state?.trim().toUpperCase() ?? '';
  const exceptions = EXCEPTIONS.filter((entry) => entry.state === code);
  if (exceptions.length === 0) return ZONE_OF_STATE[code] ?? DEFAULT_ZONE;
  const town = suburb?.trim().toLowerCase().replace(/\s+/g, ' ');
  // the suburb decides when it is known: postcode 2880 also covers places on Sydney time
  const exception = exceptions.find((entry) =>
    town ? entry.suburb.test(town) : entry.postcode !== undefined && entry.postcode === postcode,
  );
  return exception?.zone ?? ZONE_OF_STATE[code] ?? DEFAULT_ZONE;
}

/** A zone as people name it: `Australia/Broken_Hill` → `Broken Hill time`. */
export function zoneName(zone: string): string {
  return `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}

/**
 * The instant of a wall-clock time `YYYY-MM-DDTHH:mm[:ss]`. A time that occurs twice (end of daylight saving) is the
 * first of the two; a time that does not exist (its start) is read as if the clock had not moved yet.
 */
export function localToUtc({ local, zone }: { local: string; zone: string }): Date {
  const known = instants.get(zone) ?? new Map<string, number>();
  let instant = known.get(local);
  if (instant === undefined) {
    instant = instantOf({ local, zone }).getTime();
    if (known.size >= MOST_KNOWN) known.clear();
    instants.set(zone, known.set(local, instant));
  }
  return new Date(instant);
}

/** What was worked out before: listings of a feed share days and hours. */
const instants = new Map<string, Map<string, number>>();

function instantOf({ local, zone }: { local: string; zone: string }): Date {
  const asUtc = Date.parse(`${local.length === 16 ? `${local}:00` : local}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a local date-time (YYYY-MM-DDTHH:mm:ss): ${local}`);
  const dayBefore = offsetMs({ at: asUtc - 86_400_000, zone });
  const dayAfter = offsetMs({ at: asUtc + 86_400_000, zone });
  const early = asUtc - Math.max(dayBefore, dayAfter);
  const late = asUtc - Math.min(dayBefore, dayAfter);
  if (early + offsetMs({ at: early, zone }) === asUtc) return new Date(early);
  if (late + offsetMs({ at: late, zone }) === asUtc) return new Date(late);
  return new Date(asUtc - dayBefore);
}

/** The wall clock of a zone at an instant, `YYYY-MM-DDTHH:mm:ss`. */
export function utcToLocal({ at, zone }: { at: Date; zone: string }): string {
  const instant = at.getTime();
  return instant < 0
    ? formatted({ at, zone })
    : new Date(instant + knownOffset({ instant, zone })).toISOString().slice(0, 19);
}

/** How far the clock of a zone is ahead of UTC, in ms. Since 1970: whole seconds. */
function knownOffset({ instant, zone }: { instant: number; zone: string }): number {
  // Clocks change on the quarter hour, so within one they differ from UTC by the same.
  const quarter = Math.floor(instant / QUARTER_MS);
  const known = offsets.get(zone) ?? new Map<number, number>();
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = Date.parse(`${formatted({ at: new Date(quarter * QUARTER_MS), zone })}Z`) - quarter * QUARTER_MS;
    if (known.size >= MOST_KNOWN) known.clear();
    offsets.set(zone, known.set(quarter, offset));
  }
  return offset;
}

const QUARTER_MS = 15 * 60 * 1000;
const MOST_KNOWN = 5000;
/** What was worked out before: a formatter takes a hundred times longer, and pages ask for the same times. */
const offsets = new Map<string, Map<number, number>>();

function formatted({ at, zone }: { at: Date; zone: string }): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}:${get('second')}`;
}

function offsetMs({ at, zone }: { at: number; zone: string }): number {
  if (at >= 0) return knownOffset({ instant: at, zone });
  return Date.parse(`${utcToLocal({ at: new Date(at), zone })}Z`) - Math.floor(at / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs a hundred times more than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}
