import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { EventDetail } from '#site/features/listings/public/events/events-of.ts';
import { upcomingInspections } from '#site/features/listings/public/inspection-times.ts';
import { jsonOf, query } from '#site/server/database.ts';
import type { MailSender } from '#site/ui/mail/mail-footer.tsx';
import { ALERT_EVENTS, type Alert, type AlertEvent, type AlertListing } from './alert-types.ts';

/** The most listings in one email; if there are more, it says how many and links to all. */
export const MAX_ITEMS = 20;

/** A listing in an email, the reason, and its next open home when the email was made, unless it is the reason. */
export type DigestItem = {
  listing: AlertListing;
  news: { kind: AlertEvent; detail: EventDetail }[];
  nextOpen?: AlertListing['inspections'][number];
};

/** The content of an alert email. */
export type DigestMail = {
  alert: Alert;
  /** A description of the criteria. */
  summary: string;
  firstName: string;
  items: DigestItem[];
  /** Listings beyond those shown. */
  more: number;
  links: { search: string; manage: string; unsubscribe: string };
  agency: MailSender;
  siteUrl: string;
};

export type Entry = { id: number; listing: number; kind: AlertEvent; detail: EventDetail };

/** The entries of an email, in the order of their events. */
export async function readEntries({
  payload,
  batch,
  alert,
}: {
  payload: Payload;
  batch: string;
  alert: number;
}): Promise<Entry[]> {
  const rows = await query<Record<string, unknown>>(
    payload,
    sql`select id, listing, kind, detail from alert_entries
      where batch = ${batch} and alert = ${alert} and state = 'gathered' order by event`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    listing: Number(row.listing),
    kind: row.kind as AlertEvent,
    detail: jsonOf<EventDetail>(row.detail),
  }));
}

/**
 * The entries of an email that was sent, or saved to the outbox folder: those it contained, and those that no longer
 * applied.
 */
export function settleEntries({
  batch,
  alert,
  told,
  outbox = false,
}: {
  batch: string;
  alert: number;
  told: number[];
  outbox?: boolean;
}): SQL[] {
  const gathered = sql`batch = ${batch} and alert = ${alert} and state = 'gathered'`;
  return [
    ...(told.length
      ? [
          sql`update alert_entries set state = ${outbox ? 'outbox' : 'sent'}
            where ${gathered} and id in (${sql.join(told, sql`, `)})`,
        ]
      : []),
    sql`update alert_entries set state = 'dropped' where ${gathered}`,
  ];
}

/**
 * The listings of an email, by event and then latest first. Never by price: the order would reveal a hidden one. Entries
 * that no longer apply are left out. `now` in epoch ms.
 */
export function digestItems({
  entries,
  listings,
  events,
  now,
}: {
  entries: Entry[];
  listings: ReadonlyMap<number, AlertListing>;
  /** The events the owner chose. */
  events: AlertEvent[];
  now: number;
}): { items: DigestItem[]; told: number[] } {
  const items = new Map<number, DigestItem>();
  const told: number[] = [];
  for (const entry of entries) {
    const listing = listings.get(entry.listing);
    if (!listing || !events.includes(entry.kind) || !isTrue({ entry, listing, now })) continue;
    told.push(entry.id);
    const item = items.get(entry.listing) ?? { listing, news: [] };
    items.set(entry.listing, { listing, news: withNews({ news: item.news, entry, listing }) });
  }
  // Of equal events the latest first.
  const sorted = [...items.values()]
    .filter(({ news }) => news.length > 0)
    .map((item): DigestItem => ({ ...item, nextOpen: nextOpenOf({ item, now }) }))
    .reverse();
  return { items: sorted.sort((a, b) => rank(a) - rank(b)), told };
}

function nextOpenOf({ item: { listing, news }, now }: { item: DigestItem; now: number }) {
  if (listing.closed || news.some(({ kind }) => kind === 'inspection')) return undefined;
  return upcomingInspections({ inspections: listing.inspections, now })[0];
}

const rank = ({ news }: DigestItem) => Math.min(...news.map(({ kind }) => ALERT_EVENTS.indexOf(kind)));

function isTrue({
  entry: { kind, detail },
  listing,
  now,
}: {
  entry: Entry;
  listing: AlertListing;
  now: number;
}): boolean {
  if (kind === 'sold') return listing.closed;
  if (listing.closed) return false;
  if (kind === 'price-change') return !listing.priceSecret;
  if (kind === 'auction') return detail.at === listing.auctionAt && Date.parse(detail.at ?? '') > now;
  if (kind === 'inspection')
    return (
      Date.parse(detail.at ?? '') > now && listing.inspections.some(({ startsAt }) => startsAt === detail.at)
    );
  return true;
}

/** “New” includes everything else; of several price changes the first old price is shown. */
function withNews({
  news,
  entry: { kind, detail },
  listing,
}: {
  news: DigestItem['news'];
  entry: Entry;
  listing: AlertListing;
}): DigestItem['news'] {
  if (news.some((each) => each.kind === 'new')) return news;
  if (kind === 'new' || kind === 'sold') return [{ kind, detail }];
  if (kind === 'price-change') {
    if (detail.from === listing.priceText || news.some((each) => each.kind === kind)) return news;
  }
  if (kind === 'back-on-market' && news.some((each) => each.kind === kind)) return news;
  return [...news, { kind, detail }];
}
