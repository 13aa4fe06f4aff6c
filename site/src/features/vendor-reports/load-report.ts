import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { loadOpenHomes } from '#site/features/leads/check-in/load-open-homes.ts';
import type { OpenHomeRow } from '#site/features/leads/check-in/open-home-rows.ts';
import { isNewsletter } from '#site/features/leads/forms/lead-forms.ts';
import { openHomeCheckIn } from '#site/features/leads/forms/open-home-check-in.ts';
import { cardsById } from '#site/features/listings/public/listings-by-id.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { isOfListings } from '#site/features/listings/public/public-rows.ts';
import { query } from '#site/server/database.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { type Figure, type Happened, type Report, reportOf } from './report.ts';

export type LoadedReport = {
  /** As visitors see it. */
  listing: ListingCard;
  report: Report;
  /** Past ones, latest first. */
  openHomes: Omit<OpenHomeRow, 'doorPath'>[];
};

/** The report about a listing up to now (epoch ms), or undefined while visitors cannot see it. */
export async function loadReport({
  payload,
  listing,
  now,
}: {
  payload: Payload;
  listing: number;
  now: number;
}): Promise<LoadedReport | undefined> {
  const card = (await cardsById(payload, [listing])).get(listing)?.card;
  if (!card) return undefined;
  const [happened, openHomes] = await Promise.all([
    loadHappened({ payload, listing }),
    loadOpenHomes({ payload, view: 'past', listing, now }),
  ]);
  return {
    listing: card,
    report: reportOf({ happened, to: dayInSydney(now) }),
    openHomes: openHomes.filter(({ startsAt }) => Date.parse(startsAt) < now),
  };
}

async function loadHappened({
  payload,
  listing,
}: {
  payload: Payload;
  listing: number;
}): Promise<Happened[]> {
  const [views, saves, alerts, leads] = await Promise.all([
    query(payload, sql`select day, views from listing_views where listing = ${listing}`),
    query(
      payload,
      sql`select added_at as at from shortlist_entries where listing = ${listing} and kind = 'saved'`,
    ),
    query(payload, sql`select at from alert_entries where ${isOfListings([listing])} and state = 'sent'`),
    query(
      payload,
      sql`select form, inspection, created_at from leads
        where listing_id = ${listing} and (state is null or state <> 'spam')`,
    ),
  ]);
  const once = (figure: Figure, at: unknown): Happened => ({
    figure,
    day: dayInSydney(
      typeof at === 'number' || /^\d+$/.test(String(at)) ? Number(at) : Date.parse(String(at)),
    ),
    count: 1,
  });
  return [
    ...views.map(({ day, views: count }) => ({
      figure: 'views' as const,
      day: String(day),
      count: Number(count),
    })),
    ...saves.map(({ at }) => once('saves', at)),
    ...alerts.map(({ at }) => once('alerts', at)),
    ...leads
      .filter(({ form }) => !isNewsletter(String(form)))
      .map(({ form, inspection, created_at }) =>
        form === openHomeCheckIn.definition.key
          ? // What was entered without a connection came on the day of the open home.
            once('visitors', inspection ?? created_at)
          : once('enquiries', created_at),
      ),
  ];
}
