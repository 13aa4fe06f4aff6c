import type { SQL } from 'drizzle-orm';
import type { MailSender } from '#site/ui/mail/mail-footer.tsx';
import type { MailListing } from '#site/ui/mail/mail-listing.tsx';
import type { AlertCategory, AlertCriteria, AlertMethod } from './criteria.ts';

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
] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

export type AlertState = 'unconfirmed' | 'active' | 'paused' | 'ended';

export type Alert = {
  id: number;
  subscriber: number;
  /** As its owner calls it; the criteria in words where they gave none. */
  name: string;
  criteria: AlertCriteria;
  frequency: Frequency;
  events: AlertEvent[];
  state: AlertState;
  /** ISO instants. */
  activeSince: string | null;
  createdAt: string;
};

/** An event of a listing, as the listings tell it. */
export type AlertListingEvent = {
  id: number;
  listing: number;
  kind: AlertEvent;
  detail: EventDetail;
  /** Epoch ms. */
  at: number;
  /** Null when visitors may not see the listing any more. */
  facts: MatchFacts | null;
};

/** `from`: the price as shown before. `at`: ISO instant of a new inspection time or auction. */
export type EventDetail = { from?: string; at?: string };

/** What criteria are compared with: public facts, and for a hidden price the band it lies in. */
export type MatchFacts = {
  method: AlertMethod;
  category: AlertCategory;
  propertyType: string | null;
  /** Lower case. */
  uses: string[];
  tenure: 'vacant' | 'tenanted' | null;
  suburbKey: string | null;
  around: string[];
  priceLow: number | null;
  priceHigh: number | null;
  beds: number;
  baths: number;
  cars: number;
  /** m², 0 when unknown. */
  land: number;
  building: number;
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

/** What alerts need to know of listings; another feature owns them. */
export type AlertListings = {
  /** The oldest events nobody has dealt with, up to `count`. */
  dueEvents(count: number): Promise<AlertListingEvent[]>;
  /** Marks events as dealt with, in the write that deals with them. */
  markDone(ids: number[]): SQL;
  /** Forgets events dealt with that happened before a moment (epoch ms). */
  forget(before: number): SQL;
  /** Those of these listings that visitors may see. */
  byIds(ids: number[]): Promise<Map<number, AlertListing>>;
  /** The same with pictures that every mail program draws. */
  forMail(listings: AlertListing[]): Promise<AlertListing[]>;
  /** What is on the market and fits, newest first, and how many there are up to a thousand. */
  matching(input: {
    criteria: AlertCriteria;
    limit: number;
  }): Promise<{ total: number; listings: AlertListing[] }>;
  /** How suburbs are written. */
  suburbNames(): Promise<(key: string) => string | undefined>;
};

export type AlertSubscriber = {
  id: number;
  email: string;
  firstName: string;
  timeZone: string;
  quietFrom: number;
  quietUntil: number;
  /** Whether messages may be sent: the address is confirmed, and they did not end everything. */
  reachable: boolean;
};

/** What alerts need to know of subscribers; another feature owns them. */
export type AlertSubscribers = {
  byIds(ids: number[]): Promise<Map<number, AlertSubscriber>>;
  /** Notes that the address is its owner's, if that was not known, and that they want messages. `at` ISO. */
  confirmed(input: { id: number; at: string }): SQL;
  /** Notes that they ended every alert. */
  unsubscribed(input: { id: number; at: string }): SQL;
  agency(): Promise<AlertAgency>;
};

export type AlertAgency = MailSender;
