import type { EventKind } from '#site/features/listings/public/events/events-of.ts';
import type { ListingCriteria } from '#site/features/listings/search/criteria-search.ts';
import type { Language } from '#site/messages/language.ts';
import type { MailListing } from '#site/ui/mail/mail-listing.tsx';

export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The events of alerts, in the order of emails. */
export const ALERT_EVENTS = [
  'new',
  'back-on-market',
  'price-change',
  'inspection',
  'auction',
  'sold',
] as const satisfies readonly EventKind[];
export type AlertEvent = EventKind;

/** Whether an alert is only about what has been sold or leased, such as near one’s home. */
export const isOfSales = (events: readonly AlertEvent[]): boolean =>
  events.length > 0 && events.every((event) => event === 'sold');

export type AlertState = 'unconfirmed' | 'active' | 'paused' | 'ended';

export type Alert = {
  id: number;
  subscriber: number;
  /** The name its owner chose, or a description of the criteria in English. */
  name: string;
  isNamed: boolean;
  /** In which it was saved or last edited: its emails are in it. */
  language: Language;
  criteria: ListingCriteria;
  frequency: Frequency;
  events: AlertEvent[];
  state: AlertState;
  /** ISO instants. */
  activeSince: string | null;
  createdAt: string;
};

/** A listing as emails and previews show it. */
export type AlertListing = MailListing & {
  id: number;
  closed: boolean;
  /** The text contains no price, such as “Contact agent”. */
  priceSecret: boolean;
  /** ISO instants. */
  inspections: { startsAt: string; endsAt: string }[];
  auctionAt: string | null;
  timeZone: string;
};
