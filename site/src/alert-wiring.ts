import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type AlertDesk, createAlertDesk } from './features/alerts/alert-desk.ts';
import type { AlertListing, AlertListings, AlertSubscribers } from './features/alerts/alert-types.ts';
import { listingDuty } from './features/calculators/listing-duty.ts';
import { loadDutyTables } from './features/calculators/load-tables.ts';
import { forgetEvents, markEventsDone, readDueEvents } from './features/listings/public/events/due-events.ts';
import { listingsById } from './features/listings/public/listings-by-id.ts';
import type { ListingCard } from './features/listings/public/public-listing.ts';
import { shownListing } from './features/listings/public/shown-listing.ts';
import { listingsMatching } from './features/listings/search/criteria-search.ts';
import { loadSearchOptions } from './features/listings/search/suburbs.ts';
import { CONTACT_AGENT } from './features/listings/terms/price-text.ts';
import { query } from './server/database.ts';
import type { Env } from './server/env.ts';
import type { Mailer } from './server/mail.ts';
import { withMailPicture } from './server/mail-picture.ts';
import { isPurged, onPurge } from './server/purge.ts';
import { readSecrets } from './server/secrets.ts';
import { dayInSydney } from './server/sydney-day.ts';

/** The alert desk of this process: alerts meet listings and subscribers here. Start its worker to send messages. */
export function wireAlertDesk({
  payload,
  env,
  mailer,
  gatherMs,
  now,
  random,
}: {
  payload: Payload;
  env: Pick<Env, 'dataDir' | 'siteUrl'>;
  mailer: Mailer;
  /** How long an instant alert gathers, in ms. */
  gatherMs?: number;
  now?: () => number;
  random?: () => number;
}): AlertDesk {
  const desk = createAlertDesk({
    payload,
    listings: createAlertListings(payload, now),
    subscribers: createAlertSubscribers(payload),
    mailer,
    secret: readSecrets(env.dataDir).mailLinks,
    siteUrl: env.siteUrl,
    gatherMs,
    now,
    random,
  });
  const forget = onPurge((purged) => {
    if (isPurged({ purged, tags: ['listings'] })) desk.worker.wake();
  });
  const { worker } = desk;
  return {
    ...desk,
    worker: {
      ...worker,
      async stop() {
        forget();
        await worker.stop();
      },
    },
  };
}

/** Listings as alerts see them: what visitors see, and nothing else. */
export function createAlertListings(payload: Payload, now: () => number = Date.now): AlertListings {
  return {
    dueEvents: (count) => readDueEvents({ payload, count }),
    markDone: markEventsDone,
    forget: forgetEvents,

    async byIds(ids) {
      const [found, tables] = await Promise.all([listingsById(payload, ids), loadDutyTables(payload)]);
      const today = dayInSydney(now());
      return new Map(
        [...found].map(([id, listing]) => {
          const duty = listingDuty({ listing, tables, today });
          return [id, { ...listingOf(listing), duty: duty?.amount ? duty : null }];
        }),
      );
    },

    forMail: (listings) => Promise.all(listings.map((listing) => withMailPicture({ payload, listing }))),

    async matching({ criteria, limit }) {
      const { total, cards } = await listingsMatching({ payload, criteria, limit });
      return { total, listings: cards.map(listingOf) };
    },

    async suburbNames() {
      const { byKey } = await loadSearchOptions(payload);
      return (key) => byKey.get(key)?.name;
    },
  };
}

type SubscriberRow = Record<
  | 'id'
  | 'email'
  | 'first_name'
  | 'time_zone'
  | 'quiet_from'
  | 'quiet_until'
  | 'confirmed_at'
  | 'unsubscribed_at',
  unknown
>;

/** Subscribers as alerts see them. */
export function createAlertSubscribers(payload: Payload): AlertSubscribers {
  return {
    async byIds(ids) {
      if (ids.length === 0) return new Map();
      const rows = await query<SubscriberRow>(
        payload,
        sql`select id, email, first_name, time_zone, quiet_from, quiet_until, confirmed_at, unsubscribed_at
          from subscribers where id in (${sql.join(ids, sql`, `)})`,
      );
      return new Map(
        rows.map((row) => [
          Number(row.id),
          {
            id: Number(row.id),
            email: String(row.email),
            firstName: String(row.first_name ?? ''),
            timeZone: String(row.time_zone),
            quietFrom: Number(row.quiet_from),
            quietUntil: Number(row.quiet_until),
            reachable: row.confirmed_at !== null && row.unsubscribed_at === null,
          },
        ]),
      );
    },

    // Whoever confirms an alert need not be who set a password before anybody had confirmed the address: it goes.
    confirmed: ({ id, at }) => sql`update subscribers
      set hash = case when confirmed_at is null then '' else hash end,
        has_password = case when confirmed_at is null then false else has_password end,
        confirmed_at = coalesce(confirmed_at, ${at}), unsubscribed_at = null, updated_at = ${at} where id = ${id}`,

    unsubscribed: ({ id, at }) =>
      sql`update subscribers set unsubscribed_at = ${at}, updated_at = ${at} where id = ${id}`,

    async agency() {
      const [[settings], [office]] = await Promise.all([
        query(payload, sql`select agency_name from settings order by id limit 1`),
        query(
          payload,
          sql`select street, suburb, state, postcode from offices where _status = 'published' order by id limit 1`,
        ),
      ]);
      const place = [office?.suburb, office?.state, office?.postcode].filter(Boolean).join(' ');
      return {
        name: String(settings?.agency_name || 'Your agency'),
        postal: [office?.street, place].filter(Boolean).join(', '),
      };
    },
  };
}

function listingOf(card: ListingCard): AlertListing {
  return {
    ...shownListing(card),
    closed: card.channel === 'sold' || card.channel === 'leased',
    priceSecret: card.priceText === CONTACT_AGENT,
    inspections: card.inspections,
    auctionAt: card.auctionAt,
  };
}
