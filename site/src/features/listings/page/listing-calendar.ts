import { isUpcoming, upcomingInspections } from '../public/inspection-times.ts';
import type { Inspection, ListingCard } from '../public/public-listing.ts';
import { type CalendarEvent, calendarFile } from './calendar.ts';

/** An auction has no end in the data; an hour keeps the diary free. */
const AUCTION_MS = 60 * 60 * 1000;

type Asked = { listing: ListingCard; siteUrl: string };

/**
 * The calendar file of a listing's inspections: the one that begins at `start` (ISO instant), or without `start` all
 * still to come. Null when there is none. Its text comes from the public listing, so a hidden address is not in it.
 */
export function inspectionCalendar({
  listing,
  siteUrl,
  start,
  now,
}: Asked & { start: string | null; now: number }): string | null {
  const coming = upcomingInspections({ inspections: listing.inspections, now });
  const wanted = start ? coming.filter(({ startsAt }) => sameInstant(startsAt, start)) : coming;
  if (wanted.length === 0) return null;
  return openHomesCalendar({ openHomes: wanted.map((inspection) => ({ listing, inspection })), siteUrl });
}

/** The calendar file of open homes of several listings. */
export function openHomesCalendar({
  openHomes,
  siteUrl,
}: {
  openHomes: { listing: ListingCard; inspection: Inspection }[];
  siteUrl: string;
}): string {
  return calendarFile(
    openHomes.map(({ listing, inspection: { startsAt, endsAt } }) => ({
      ...eventOf({ listing, siteUrl, what: 'Inspection' }),
      uid: uid({ kind: 'inspection', listing, startsAt, siteUrl }),
      startsAt,
      endsAt,
    })),
  );
}

/** The calendar file of a listing's auction, or null when there is none to come. */
export function auctionCalendar({ listing, siteUrl, now }: Asked & { now: number }): string | null {
  const startsAt = listing.auctionAt;
  if (!startsAt || !isUpcoming({ at: startsAt, now })) return null;
  const endsAt = new Date(Date.parse(startsAt) + AUCTION_MS).toISOString();
  return calendarFile([
    {
      ...eventOf({ listing, siteUrl, what: 'Auction' }),
      uid: uid({ kind: 'auction', listing, startsAt, siteUrl }),
      startsAt,
      endsAt,
    },
  ]);
}

function eventOf({
  listing,
  siteUrl,
  what,
}: Asked & { what: string }): Omit<CalendarEvent, 'uid' | 'startsAt' | 'endsAt'> {
  const url = `${siteUrl}${listing.path}`;
  return {
    stampedAt: listing.listedAt,
    summary: `${what}: ${listing.address.full}`,
    description: [listing.headline, listing.priceText, url].filter(Boolean).join('\n'),
    location: listing.address.suburb ? listing.address.full : null,
    url,
  };
}

function uid({
  kind,
  listing,
  startsAt,
  siteUrl,
}: {
  kind: string;
  listing: ListingCard;
  startsAt: string;
  siteUrl: string;
}): string {
  // The auction keeps its id when it is moved to another day; inspections come and go by their time.
  const which = kind === 'auction' ? '' : `-${startsAt.replace(/\D/g, '')}`;
  return `${kind}-${listing.id}${which}@${new URL(siteUrl).hostname}`;
}

function sameInstant(a: string, b: string): boolean {
  return Date.parse(a) === Date.parse(b);
}
