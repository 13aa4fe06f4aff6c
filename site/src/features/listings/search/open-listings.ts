import type { Payload } from 'payload';
import { dateIn } from '../public/inspection-times.ts';
import type { Channel } from '../public/public-listing.ts';
import { upcomingOpenHomes } from '../public/upcoming.ts';
import type { OpenDay } from './search-query.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_AHEAD = 8;
const MOST = 1000;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The ids of the listings that are open for inspection on a day, by the clocks where each is. `now` in epoch ms. */
export async function openListings(
  payload: Payload,
  { channel, day, now }: { channel: Channel; day: OpenDay; now: number },
): Promise<number[]> {
  const occasions = await upcomingOpenHomes(payload, {
    channels: [channel],
    days: DAYS_AHEAD,
    count: MOST,
    now,
  });
  const open = occasions.filter(({ startsAt, listing: { timeZone: zone } }) =>
    isOn({
      day,
      date: dateIn({ at: Date.parse(startsAt), zone }),
      dateAt: (at) => dateIn({ at, zone }),
      now,
    }),
  );
  return [...new Set(open.map(({ listing }) => listing.id))];
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
