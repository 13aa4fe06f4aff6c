import type { Payload } from 'payload';
import { dateIn } from '../public/inspection-times.ts';
import type { Channel } from '../public/public-listing.ts';
import { upcomingOpenHomes } from '../public/upcoming.ts';
import type { OpenDay } from './search-query.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_AHEAD = 8;
const MOST = 1000;
const MOST_DAYS_AHEAD = 60;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * The ids of the listings that are open for inspection on each of these days, by the clocks where each is. `now` in
 * epoch ms.
 */
export async function openListings(
  payload: Payload,
  { channel, days, now }: { channel: Channel; days: readonly OpenDay[]; now: number },
): Promise<Map<OpenDay, number[]>> {
  const occasions = await upcomingOpenHomes(payload, {
    channels: [channel],
    days: DAYS_AHEAD,
    count: MOST,
    now,
  });
  const dated = occasions.map(({ startsAt, listing: { id, timeZone: zone } }) => ({
    id,
    date: dateIn({ at: Date.parse(startsAt), zone }),
    dateAt: (at: number) => dateIn({ at, zone }),
  }));
  return new Map(
    days.map((day) => [
      day,
      [...new Set(dated.filter((occasion) => isOn({ day, now, ...occasion })).map(({ id }) => id))],
    ]),
  );
}

/** The ids of the listings that are open for inspection next, the soonest first. `now` in epoch ms. */
export async function soonestOpen(
  payload: Payload,
  { channel, now }: { channel: Channel; now: number },
): Promise<number[]> {
  const occasions = await upcomingOpenHomes(payload, {
    channels: [channel],
    days: MOST_DAYS_AHEAD,
    count: MOST,
    now,
  });
  return [...new Set(occasions.map(({ listing }) => listing.id))];
}

function isOn({
  day,
  date,
  dateAt,
  now,
}: {
  day: OpenDay;
  date: string;
  dateAt: (at: number) => string;
  now: number;
}): boolean {
  if (day === 'today') return date === dateAt(now);
  if (day === 'tomorrow') return date === dateAt(now + DAY_MS);
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return day === 'weekend' ? weekday === 'saturday' || weekday === 'sunday' : weekday === day;
}
