import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { sqlList } from '#site/server/sql-list.ts';
import { cardOf } from './card-of.ts';
import { inLocalOrder, isUpcoming, upcomingInspections } from './inspection-times.ts';
import type { Channel, ListingCard } from './public-listing.ts';
import { onceEach } from './public-rows.ts';

/** What happens at a listing: an inspection, or an auction, which has no end. ISO instants. */
export type Occasion = { listing: ListingCard; startsAt: string; endsAt: string | null };

/** Whose listings are looked through. */
export type OccasionsOf = { office?: number /** Key of a suburb. */; suburb?: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The newest listings with inspections that are read: what is older and still open is rare. */
const READ_AT_MOST = 400;

/**
 * The inspections of the next `days` days, soonest first by the clocks where each is; every one of a listing, up to
 * `count`.
 */
export async function upcomingOpenHomes(
  payload: Payload,
  {
    channels,
    days,
    count,
    office,
    suburb,
    now,
  }: OccasionsOf & { channels: readonly Channel[]; days: number; count: number; now: number },
): Promise<Occasion[]> {
  const rows = await query<{ card: unknown }>(
    payload,
    sql`select cast(card as text) as card from public_listings where channel in (${sqlList(channels)}) ${ofOffice(office)} ${inSuburb(suburb)} and ${onceEach(channels)}
      and card ->> 'inspections' <> '[]' order by sorted_at desc, id desc limit ${READ_AT_MOST}`,
  );
  const occasions = rows.flatMap((row) => {
    const listing = cardOf(row.card);
    return upcomingInspections({ inspections: listing.inspections, now })
      .filter(({ startsAt }) => Date.parse(startsAt) < now + days * DAY_MS)
      .map(({ startsAt, endsAt }) => ({ listing, startsAt, endsAt }));
  });
  return inLocalOrder(occasions, startOf).slice(0, count);
}

/** The auctions still to come, soonest first, up to `count`. */
export async function upcomingAuctions(
  payload: Payload,
  { count, office, now }: OccasionsOf & { count: number; now: number },
): Promise<Occasion[]> {
  const rows = await query<{ card: unknown }>(
    payload,
    sql`select cast(card as text) as card from public_listings where channel = 'buy' ${ofOffice(office)}
      and card ->> 'auctionAt' > ${new Date(now).toISOString()}
      order by card ->> 'auctionAt', id limit ${count}`,
  );
  const occasions = rows
    .map((row) => cardOf(row.card))
    .flatMap((listing) =>
      listing.auctionAt && isUpcoming({ at: listing.auctionAt, now })
        ? [{ listing, startsAt: listing.auctionAt, endsAt: null }]
        : [],
    );
  return inLocalOrder(occasions, startOf);
}

/** Results are shown for this long, in ms. */
const RESULTS_MS = 92 * DAY_MS;
const MOST_RESULTS = 200;

/** How the auctions of the last three months before `now` (epoch ms) ended, the latest first, where staff entered it. */
export async function auctionResults(payload: Payload, { now }: { now: number }): Promise<ListingCard[]> {
  const since = new Date(now - RESULTS_MS).toISOString();
  const rows = await query<{ card: unknown }>(
    payload,
    sql`select cast(card as text) as card from public_listings where channel in ('buy', 'sold')
      and card -> 'auctioned' ->> 'at' > ${since}
      order by card -> 'auctioned' ->> 'at' desc, id desc limit ${MOST_RESULTS}`,
  );
  return rows.map((row) => cardOf(row.card));
}

const startOf = ({ startsAt, listing }: Occasion) => ({ startsAt, zone: listing.timeZone });

const ofOffice = (office: number | undefined): SQL =>
  office === undefined ? sql.raw('') : sql`and office = ${office}`;

const inSuburb = (suburb: string | undefined): SQL =>
  suburb === undefined ? sql.raw('') : sql`and suburb_key = ${suburb}`;
