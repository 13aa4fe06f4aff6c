import { DEFAULT_ZONE, localToUtc, utcToLocal } from '@frontage/reaxml';
import { currentLanguage, LANGUAGES } from '#site/messages/language.ts';
import type { Inspection, ListingCard } from './public-listing.ts';

/** The inspections that are not over at `now` (epoch ms), soonest first. */
export function upcomingInspections({
  inspections,
  now,
}: {
  inspections: Inspection[];
  now: number;
}): Inspection[] {
  return inspections.filter(({ endsAt }) => Date.parse(endsAt) > now);
}

/** True while an auction (ISO instant) is still to come at `now` (epoch ms). */
export function isUpcoming({ at, now }: { at: string | null; now: number }): boolean {
  return at !== null && Date.parse(at) > now;
}

/**
 * Epoch ms at which a page that shows these listings is out of date: the end of the next inspection, the
 * start of the next auction, or midnight at the first one's place, whichever comes first.
 */
export function untrueFrom({
  cards,
  now,
}: {
  cards: Pick<ListingCard, 'inspections' | 'auctionAt' | 'timeZone'>[];
  now: number;
}): number | undefined {
  const moments = cards.flatMap(({ inspections, auctionAt }) => [
    ...inspections.map(({ endsAt }) => Date.parse(endsAt)),
    ...(auctionAt ? [Date.parse(auctionAt)] : []),
  ]);
  const zone = cards[0]?.timeZone;
  if (zone) moments.push(nextMidnight({ now, zone }));
  const coming = moments.filter((moment) => moment > now);
  return coming.length ? Math.min(...coming) : undefined;
}

/** The next midnight on the clocks of a zone, epoch ms. */
export function nextMidnight({ now, zone }: { now: number; zone: string }): number {
  const known = midnights.get(zone);
  if (known && known.from <= now && now < known.at) return known.at;
  const today = Date.parse(`${dateIn({ at: now, zone })}T00:00:00Z`);
  const tomorrow = new Date(today + 86_400_000).toISOString().slice(0, 10);
  const at = localToUtc({ local: `${tomorrow}T00:00:00`, zone }).getTime();
  midnights.set(zone, { from: now, at });
  return at;
}

/** The last midnight worked out for each zone, and from when it was the next one: every page of a day asks for it. */
const midnights = new Map<string, { from: number; at: number }>();

/** Soonest first by the clocks where each is: visitors read times, not instants. */
export function inLocalOrder<Item>(
  items: Item[],
  startOf: (item: Item) => { startsAt: string; zone: string },
): Item[] {
  const timed = items.map((item) => {
    const { startsAt, zone } = startOf(item);
    return { item, local: utcToLocal({ at: new Date(startsAt), zone }) };
  });
  return timed.sort((a, b) => (a.local < b.local ? -1 : a.local > b.local ? 1 : 0)).map(({ item }) => item);
}

/** `2026-11-21`: the date on the clocks of a zone. `at` in epoch ms. */
export function dateIn({ at, zone }: { at: number; zone: string }): string {
  return utcToLocal({ at: new Date(at), zone }).slice(0, 10);
}

/** `2026-11-21T10:00`, on the clocks of the zone. */
export const localText = ({ at, zone }: { at: string; zone: string }): string =>
  utcToLocal({ at: new Date(at), zone }).slice(0, 16);

/** `Saturday 21 November`, on the clocks of the zone. */
export function dayText({ at, zone }: { at: string; zone: string }): string {
  return formats({ zone }).day.format(new Date(at)).replace(',', '');
}

/** `10:00 am`, or `10:00 am AWST` where clocks show another time than in Sydney. */
export const timeText = ({ at, zone }: { at: string; zone: string }): string =>
  clockText({ at, zone }) + zoneMark({ at, zone });

/**
 * `10:00 – 10:30 am`, or `11:45 am – 12:15 pm` where the half of the day changes; with `AWST` and the like behind it
 * where clocks show another time than in Sydney.
 */
export function spanText({ startsAt, endsAt, zone }: Inspection & { zone: string }): string {
  const start = clockText({ at: startsAt, zone });
  const end = clockText({ at: endsAt, zone });
  // Only English has the half of the day at the end.
  const same = currentLanguage() === 'en' && start.slice(-2) === end.slice(-2);
  return `${same ? start.slice(0, -3) : start} – ${end}${zoneMark({ at: startsAt, zone })}`;
}

const clockText = ({ at, zone }: { at: string; zone: string }): string =>
  formats({ zone })
    .time.format(new Date(at))
    .replace(/\u202f/g, ' ');

/** ` AWST` where a time of this zone could be taken for one of most people’s clocks; '' where it is the same time. */
function zoneMark({ at, zone }: { at: string; zone: string }): string {
  const [here, usual] = [zone, DEFAULT_ZONE].map((one) => utcToLocal({ at: new Date(at), zone: one }));
  if (here === usual) return '';
  const parts = formats({ zone }).name.formatToParts(new Date(at));
  return ` ${parts.find(({ type }) => type === 'timeZoneName')?.value}`;
}

type Formats = Record<'day' | 'time' | 'name', Intl.DateTimeFormat>;
const byZone = new Map<string, Formats>();

/** Building a formatter costs a hundred times more than using it. */
function formats({ zone }: { zone: string }): Formats {
  const { locale } = LANGUAGES[currentLanguage()];
  const key = `${locale} ${zone}`;
  const known = byZone.get(key);
  if (known) return known;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  const made = {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: format({ hour: 'numeric', minute: '2-digit', hour12: true }),
    name: format({ hour: 'numeric', timeZoneName: 'short' }),
  };
  byZone.set(key, made);
  return made;
}
