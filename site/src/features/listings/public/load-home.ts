import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { cardOf } from './card-of.ts';
import { inLocalOrder, upcomingInspections } from './inspection-times.ts';
import type { Channel, Inspection, ListingCard } from './public-listing.ts';

/** An inspection with its listing. */
export type OpenHome = { listing: ListingCard; inspection: Inspection };

export type HomeListings = {
  sale: ListingCard[];
  rent: ListingCard[];
  /** The next inspections within a week, soonest first; one for each listing. */
  openHomes: OpenHome[];
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const OPEN_HOMES = 6;

/** How many of the newest listings are read: inspections are looked for among them. */
const NEWEST: Partial<Record<Channel, number>> = { buy: 60, rent: 30 };

/** The front page's listings as of `now` (epoch ms). They are read once until a listing changes. */
export async function loadHomeListings(payload: Payload, { now }: { now: number }): Promise<HomeListings> {
  const { sale, rent } = await loadNewest(payload);
  return {
    sale: sale.filter(isHome).slice(0, 4),
    rent: rent.filter(isHome).slice(0, 3),
    openHomes: nextOpenHomes({ listings: [...sale, ...rent], now }),
  };
}

/** What /buy and /rent show. */
const isHome = ({ category }: ListingCard) => category === 'residential';

/** The newest listings for sale and for rent: one query, two short walks along an index. */
const loadNewest = keepUntilPurged({
  tags: ['listings'],
  read: async (payload) => {
    const newest = Object.entries(NEWEST).map(
      ([
        channel,
        limit,
      ]) => sql`select * from (select channel, cast(card as text) as card, sorted_at, listing from public_listings
      where channel = ${channel} order by sorted_at desc, listing desc limit ${limit}) as newest_${sql.raw(channel)}`,
    );
    const rows = await query<{ channel: Channel; card: unknown }>(
      payload,
      sql`${sql.join(newest, sql` union all `)} order by sorted_at desc, listing desc`,
    );
    const of = (channel: Channel) =>
      rows.filter((row) => row.channel === channel).map((row) => cardOf(row.card));
    return { sale: of('buy'), rent: of('rent') };
  },
});

function nextOpenHomes({ listings, now }: { listings: ListingCard[]; now: number }): OpenHome[] {
  const openHomes = listings.flatMap((listing) => {
    const [inspection] = upcomingInspections({ inspections: listing.inspections, now });
    return inspection && Date.parse(inspection.startsAt) < now + WEEK_MS ? [{ listing, inspection }] : [];
  });
  return inLocalOrder(openHomes, ({ listing, inspection }) => ({
    startsAt: inspection.startsAt,
    zone: listing.timeZone,
  })).slice(0, OPEN_HOMES);
}
