/** One open home among the listings of a list. */
export type Stop = {
  listing: number;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  /** The ISO day in the property's time zone. */
  day: string;
  geo: { latitude: number; longitude: number } | null;
};

/** A stop in the plan of a day. */
export type PlannedStop<S extends Stop> = S & {
  key: string;
  chosen: boolean;
  /** Its position in the plan, from 1; null if it is not chosen. */
  number: number | null;
  /** Time and distance from the previous chosen stop; null for the first and for those not chosen. */
  way: { minutes: number; km: number | null } | null;
};

/** The id of an open home in URLs. */
export const stopKey = ({ listing, startsAt }: Pick<Stop, 'listing' | 'startsAt'>): string =>
  `${listing}@${startsAt}`;

/** The days with open homes, soonest first. */
export function daysOf(stops: readonly Pick<Stop, 'day'>[]): string[] {
  return [...new Set(stops.map(({ day }) => day))].sort();
}

/**
 * The open homes of a day by time, with the minutes and distance between those that are chosen. Minutes are negative if
 * one begins before the previous one ends. `chosen` undefined: all are.
 */
export function planDay<S extends Stop>({
  stops,
  day,
  chosen,
}: {
  stops: readonly S[];
  day: string;
  chosen?: ReadonlySet<string>;
}): PlannedStop<S>[] {
  let before: S | undefined;
  let number = 0;
  return stops
    .filter((stop) => stop.day === day)
    .toSorted(
      (a, b) =>
        a.startsAt.localeCompare(b.startsAt) || a.endsAt.localeCompare(b.endsAt) || a.listing - b.listing,
    )
    .map((stop) => {
      const key = stopKey(stop);
      if (chosen && !chosen.has(key)) return { ...stop, key, chosen: false, number: null, way: null };
      const way = before ? wayBetween({ from: before, to: stop }) : null;
      before = stop;
      number += 1;
      return { ...stop, key, chosen: true, number, way };
    });
}

function wayBetween({ from, to }: { from: Stop; to: Stop }): { minutes: number; km: number | null } {
  return {
    minutes: Math.round((Date.parse(to.startsAt) - Date.parse(from.endsAt)) / 60_000),
    km: from.geo && to.geo ? kilometres({ from: from.geo, to: to.geo }) : null,
  };
}

const EARTH_KM = 6371;

type Geo = NonNullable<Stop['geo']>;

/** As the crow flies. */
function kilometres({ from, to }: { from: Geo; to: Geo }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
