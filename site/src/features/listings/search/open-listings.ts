import type { Payload } from 'payload';
import { isPurged, onPurge } from '#site/server/purge.ts';
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
  const homes = await openHomes(payload, { channel, now });
  const dated = homes
    .filter(({ startsAt }) => startsAt < now + DAYS_AHEAD * DAY_MS)
    .map(({ id, date, zone }) => ({ id, date, dateAt: (at: number) => dateIn({ at, zone }) }));
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
  return [...new Set((await openHomes(payload, { channel, now })).map(({ id }) => id))];
}

/** An inspection: of which listing, when it starts and ends (epoch ms), and on which day (ISO date) in its zone. */
type OpenHome = { id: number; startsAt: number; endsAt: number; date: string; zone: string };

const READ_AGAIN_MS = 60 * 60 * 1000;

type Read = { at: number; homes: Promise<OpenHome[]> };
let reads = new WeakMap<Payload, Map<Channel, Read>>();
onPurge((purged) => {
  if (isPurged({ purged, tags: ['listings'] })) reads = new WeakMap();
});

/**
 * The inspections to come in a channel, soonest first. Every search page counts them, and reading them takes longer than
 * the rest of the page, so they are read when listings change, and once an hour.
 */
async function openHomes(
  payload: Payload,
  { channel, now }: { channel: Channel; now: number },
): Promise<OpenHome[]> {
  const store = reads;
  const ofChannels = store.get(payload) ?? new Map<Channel, Read>();
  store.set(payload, ofChannels);
  let read = ofChannels.get(channel);
  if (!read || now < read.at || now > read.at + READ_AGAIN_MS) {
    read = { at: now, homes: readOpenHomes(payload, { channel, now }) };
    ofChannels.set(channel, read);
    read.homes.catch(() => ofChannels.delete(channel));
  }
  return (await read.homes).filter(({ endsAt }) => endsAt > now);
}

async function readOpenHomes(
  payload: Payload,
  { channel, now }: { channel: Channel; now: number },
): Promise<OpenHome[]> {
  const days = MOST_DAYS_AHEAD;
  const occasions = await upcomingOpenHomes(payload, { channels: [channel], days, count: MOST, now });
  return occasions.map(({ startsAt, endsAt, listing: { id, timeZone: zone } }) => {
    const start = Date.parse(startsAt);
    return {
      id,
      startsAt: start,
      endsAt: Date.parse(endsAt ?? startsAt),
      date: dateIn({ at: start, zone }),
      zone,
    };
  });
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
