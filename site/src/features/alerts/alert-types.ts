import type { EventKind } from '#site/features/listings/public/events/events-of.ts';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import type { MailListing } from '#site/ui/mail/mail-listing.tsx';

export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What an alert can tell. The order is that of a message. */
export const ALERT_EVENTS = [
  'new',
  'back-on-market',
  'price-change',
  'inspection',
  'auction',
  'sold',
] as const satisfies readonly EventKind[];
export type AlertEvent = EventKind;

export type AlertState = 'unconfirmed' | 'active' | 'paused' | 'ended';

export type Alert = {
  id: number;
  subscriber: number;
  /** As its owner calls it; the criteria in words where they gave none. */
  name: string;
  criteria: ListingCriteria;
  frequency: Frequency;
  events: AlertEvent[];
  state: AlertState;
  /** ISO instants. */
  activeSince: string | null;
  createdAt: string;
};

/** A listing as messages and previews show it. */
export type AlertListing = MailListing & {
  id: number;
  closed: boolean;
  /** “Contact agent” and the like: no price is shown. */
  priceSecret: boolean;
  /** ISO instants. */
  inspections: { startsAt: string; endsAt: string }[];
  auctionAt: string | null;
  timeZone: string;
};
