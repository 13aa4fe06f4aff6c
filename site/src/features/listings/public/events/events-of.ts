import { createHash } from 'node:crypto';
import { CONTACT_AGENT } from '../../terms/price-text.ts';
import type { PublicListingRow } from '../public-listing.ts';

export const EVENT_KINDS = [
  'new',
  'price-change',
  'back-on-market',
  'inspection',
  'auction',
  'sold',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a message about an event says beside the listing as it is now. */
export type EventDetail = {
  /** The price as it was shown before, for a changed one; absent where none was shown. */
  from?: string;
  /** ISO instant of a new inspection time or auction. */
  at?: string;
};

export type NewEvent = {
  kind: EventKind;
  /** The same change seen twice has the same one. */
  fingerprint: string;
  detail: EventDetail;
  /** What the listing is compared with: the price, or the band of a hidden one. Null when unknown. */
  priceLow: number | null;
  priceHigh: number | null;
};

/** The part of a public row that events come from. */
export type PublicState = Pick<PublicListingRow, 'channel' | 'priceLow' | 'priceHigh' | 'card'>;

/**
 * What happened to a listing between two public states; null is “not shown”. Only what visitors see is looked at, so
 * a change of a hidden price or address is no event. `known`: the listing was on the market before. `now` in epoch ms.
 */
export function eventsOf({
  before,
  after,
  known,
  now,
}: {
  before: PublicState | null;
  after: PublicState | null;
  known: boolean;
  now: number;
}): NewEvent[] {
  if (!after) return [];
  const { priceLow, priceHigh, card } = after;
  const event = (kind: EventKind, fingerprint: string, detail: EventDetail = {}): NewEvent => ({
    kind,
    fingerprint,
    detail,
    priceLow,
    priceHigh,
  });
  // The same again on another day has happened again.
  const day = new Date(now).toISOString().slice(0, 10);
  if (isClosed(after)) {
    // Sold before it was ever shown here: history that an agency brings along, no news.
    if (before ? isClosed(before) : !known) return [];
    const sold = event('sold', `${after.channel} ${card.soldDate ?? day}`);
    return [
      {
        ...sold,
        priceLow: priceLow ?? before?.priceLow ?? null,
        priceHigh: priceHigh ?? before?.priceHigh ?? null,
      },
    ];
  }
  if (!before) return [known ? event('back-on-market', day) : event('new', after.channel)];
  if (isClosed(before)) return [event('back-on-market', day)];
  if (before.channel !== after.channel) return [event('new', after.channel)];
  return [
    ...(before.card.underOffer && !card.underOffer ? [event('back-on-market', day)] : []),
    ...priceChange({ before, after }).map((detail) =>
      event('price-change', `${day} ${mark(plain(card.priceText))}`, detail),
    ),
    ...newInspections({ before, after, now }).map((at) => event('inspection', at, { at })),
    ...(card.auctionAt && card.auctionAt !== before.card.auctionAt && Date.parse(card.auctionAt) > now
      ? [event('auction', card.auctionAt, { at: card.auctionAt })]
      : []),
  ];
}

const isClosed = ({ channel }: PublicState) => channel === 'sold' || channel === 'leased';

/** A price that is taken back says nothing; one that is shown for the first time has no price before it. */
function priceChange({ before, after }: { before: PublicState; after: PublicState }): EventDetail[] {
  const from = before.card.priceText;
  const to = after.card.priceText;
  if (to === CONTACT_AGENT || plain(from) === plain(to)) return [];
  return [from === CONTACT_AGENT ? {} : { from }];
}

function newInspections({
  before,
  after,
  now,
}: {
  before: PublicState;
  after: PublicState;
  now: number;
}): string[] {
  const old = new Set(before.card.inspections.map(({ startsAt }) => startsAt));
  return after.card.inspections
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => !old.has(startsAt) && Date.parse(startsAt) > now);
}

/** Spaces and letter case make no other price. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const mark = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 12);
